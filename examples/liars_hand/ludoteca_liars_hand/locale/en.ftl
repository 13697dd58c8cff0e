name = Liar's hand
tagline = Bid on cards you cannot see, or call the lie.
option-cards = Cards at the start
rank-0 = nine
rank-1 = ten
rank-2 = jack
rank-3 = queen
rank-4 = king
rank-5 = ace
move-bid = Bid { $count } × { $rank }
move-call = Liar!
event-dealt = { $seat } is dealt { $has_hand ->
    [false] a hand
   *[other] { $hand }
}.
event-bid_made = { $seat } bids { $count } × { $rank }.
event-called = { $seat } calls. The hands: { $hands }. Found: { $found }. { $loser } loses a card.
reason-called = the bid was called
reason-left = somebody left
describe = { $has_hand ->
    [false] Cards of each: { $sizes }.
   *[other] Your hand: { $hand }. Cards of each: { $sizes }.
} Last bid: { $count } × { $rank } by { $bidder }. { $turn } to bid.
