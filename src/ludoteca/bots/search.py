"""Search for any game: a tree over what each seat sees (information-set tree search).

Every iteration imagines one match that agrees with all the seat knows, walks down the tree by the
choices of whoever is to act, adds a node, and plays out. Each seat chooses at nodes of its own, by
its own view: what is sealed or hidden from it there cannot guide it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from time import monotonic

import msgspec
from msgspec import Struct

from ludoteca.kernel import (
    AnyView,
    Chance,
    Choices,
    FastChance,
    Game,
    Imagination,
    ImaginedMatch,
    Move,
    RandomBot,
    Seat,
    Wait,
)

from .candidates import first_candidates
from .playout import Policy, play_one, play_out
from .tree import Act, Node

MOST_NODES = 20_000
"""Nodes kept for the next move; those not seen for longest are forgotten."""
DEEPEST = 60
"""Decisions in one walk down the tree."""
PAUSE = Wait(500)


class Budget(Struct, frozen=True):
    """The limit of a search: a number of iterations and, perhaps, milliseconds. With a time
    limit, results depend on the machine."""

    iterations: int
    milliseconds: int | None = None

    def begin(self) -> Callable[[int], bool]:
        """Whether to go on after so many iterations."""
        if self.milliseconds is None:
            return lambda done: done < self.iterations
        end = monotonic() + self.milliseconds / 1000
        return lambda done: done < self.iterations and monotonic() < end


class SearchBot:
    """Plays the move that a search tried most often. It keeps its tree between moves."""

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        self.game = game
        self.budget = budget or Budget(game.search.iterations)
        self.nodes: dict[tuple[Seat, Hashable], Node] = {}
        self.searches = 0
        self.iterations = 0
        """Of all searches so far, for measurements."""
        self._before: Imagination | None = None

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        """Where nothing can be imagined, play as playouts do."""
        make = self.game.search.policy or RandomBot
        return make().choose(view, choices, chance)

    def choose_imagining(
        self, view: AnyView, choices: Choices, chance: Chance, imagination: Imagination
    ) -> Move | Wait:
        """The best move found within the budget; a pause where it is better to let others move."""
        root = self.think(view, choices, chance, imagination)
        best = root.best(chance)
        return PAUSE if best is None else best

    def think(
        self, view: AnyView, choices: Choices, chance: Chance, imagination: Imagination
    ) -> Node:
        """Search from this position. The node of the decision tells how every move fared."""
        if self._before is not None:
            imagination.continues(self._before)
        self._before = imagination
        self.searches += 1
        self._forget()
        source = FastChance(chance.fork().seed)
        to_act = imagination.match(source).to_act()
        root = self._node(imagination.seat, view, choices, source)
        if imagination.seat not in to_act:
            root.add(None)
        if len(root.moves) == 1 and not root.widens:
            root.update(next(iter(root.moves)), 0.5)
            return root
        policy = Policy(self.game, imagination.seats)
        goes_on, done = self.budget.begin(), 0
        while goes_on(done) or not root.visits:
            self._iterate(imagination, policy, root, choices, source)
            done += 1
        self.iterations += done
        return root

    def _iterate(
        self,
        imagination: Imagination,
        policy: Policy,
        root: Node,
        choices: Choices,
        chance: Chance,
    ) -> None:
        match = imagination.match(chance)
        act = _select(root, choices, chance)
        walked: list[tuple[Node, Seat, Act]] = [(root, imagination.seat, act)]
        if act is not None:
            match.play(imagination.seat, act)
        left = self.game.search.playout
        finished = match.state.finished
        while left > 0 and len(walked) < DEEPEST:
            if match.over or match.state.finished != finished:
                break
            step = self._step(match, policy, chance)
            if step is None:
                break
            walked.append(step[:3])
            left -= 1
            if step[3]:
                break  # a node was added: play out from here
        same_round = match.state.finished == finished
        values = play_out(match, policy, left if same_round else 0, chance)
        for node, seat, act in walked:
            node.update(act, values[seat])

    def _step(
        self, match: ImaginedMatch, policy: Policy, chance: Chance
    ) -> tuple[Node, Seat, Act, bool] | None:
        """Let the first seat to act choose at its node; time passes until there is one."""
        to_act = match.to_act()
        for seat in policy.others(match, to_act, chance):
            move = policy.move(match, seat, chance)
            if move is not None:
                match.play(seat, move)
                to_act = match.to_act()
                break
        while not to_act:
            if match.over or not (play_one(match, policy, chance) or match.pass_time()):
                return None
            to_act = match.to_act()
        seat = to_act[0] if len(to_act) == 1 else chance.choice(to_act)
        choices, view = match.choices(seat), match.view(seat)
        if not choices:
            return None
        key = (seat, _key(view))
        known = self.nodes.get(key)
        node = known or self._node(seat, view, choices, chance)
        act = _select(node, choices, chance)
        if act is None:
            return None
        match.play(seat, act)
        return node, seat, act, known is None

    def _node(self, seat: Seat, view: AnyView, choices: Choices, chance: Chance) -> Node:
        key = (seat, _key(view))
        node = self.nodes.get(key)
        if node is None:
            moves, are_all = first_candidates(self.game.search, view, choices, chance)
            node = self.nodes[key] = Node(moves, widens=not are_all)
        node.seen_at = self.searches
        return node

    def _forget(self) -> None:
        """Keep the nodes seen last."""
        if len(self.nodes) <= MOST_NODES:
            return
        recent = sorted(self.nodes.items(), key=lambda item: item[1].seen_at, reverse=True)
        self.nodes = dict(recent[: MOST_NODES // 2])


def _select(node: Node, choices: Choices, chance: Chance) -> Act:
    if node.wants_another:
        node.add(choices.sample(chance))
    return node.select()


def _key(view: AnyView) -> Hashable:
    """The key of a view; views that hold dictionaries are compared as text."""
    try:
        hash(view)
    except TypeError:
        return msgspec.json.encode(view)
    key: Hashable = view
    return key


def merged(roots: Sequence[Node]) -> Node:
    """The sum of searches of one decision, made with different seeds."""
    total = Node(())
    for root in roots:
        total.visits += root.visits
        for move, tried in root.moves.items():
            total.add(move)
            total.moves[move].visits += tried.visits
            total.moves[move].total += tried.total
    return total
