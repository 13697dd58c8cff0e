"""Tables of the maps: countries per territory, cuts, bends and sea routes (all lon/lat).

The tables are hand-written; the coastlines and country borders they refer to are Natural Earth's
(public domain), as the npm package world-atlas brings them.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Place: TypeAlias = tuple[float, float]

# fmt: off
# --- Classic map: which Natural Earth countries make up a territory -----------------------------
COUNTRIES = {
    "greenland": "Greenland",
    "central_america": (
        "Mexico, Guatemala, Belize, Honduras, El Salvador, Nicaragua, Costa Rica, Panama, "
        "Cuba, Jamaica, Haiti, Dominican Rep., Bahamas, Puerto Rico"
    ),
    "venezuela": "Venezuela, Colombia, Guyana, Suriname, Trinidad and Tobago",
    "peru": "Peru, Bolivia, Ecuador",
    "brazil": "Brazil",
    "argentina": "Argentina, Chile, Uruguay, Paraguay, Falkland Is.",
    "iceland": "Iceland",
    "great_britain": "United Kingdom, Ireland, Isle of Man",
    "scandinavia": "Norway, Sweden, Finland, Åland",
    "western_europe": "Spain, Portugal, France, Andorra, Monaco",
    "northern_europe": (
        "Germany, Netherlands, Belgium, Luxembourg, Denmark, Poland, Czechia, Austria, "
        "Switzerland, Liechtenstein, Slovakia"
    ),
    "southern_europe": (
        "Italy, San Marino, Vatican, Malta, Slovenia, Croatia, Bosnia and Herz., Serbia, "
        "Montenegro, Kosovo, Macedonia, Albania, Greece, Bulgaria, Romania, Hungary"
    ),
    "ukraine": "Ukraine, Belarus, Moldova, Lithuania, Latvia, Estonia",
    "north_africa": (
        "Morocco, W. Sahara, Algeria, Tunisia, Mauritania, Mali, Niger, Chad, Nigeria, "
        "Senegal, Gambia, Guinea-Bissau, Guinea, Sierra Leone, Liberia, Côte d'Ivoire, Ghana, "
        "Togo, Benin, Burkina Faso"
    ),
    "egypt": "Egypt, Libya",
    "east_africa": (
        "Sudan, S. Sudan, Ethiopia, Eritrea, Djibouti, Somalia, Somaliland, Kenya, Uganda, "
        "Rwanda, Burundi, Tanzania"
    ),
    "congo": "Dem. Rep. Congo, Congo, Central African Rep., Gabon, Eq. Guinea, Cameroon",
    "south_africa": (
        "South Africa, Lesotho, eSwatini, Namibia, Botswana, Zimbabwe, Zambia, Malawi, "
        "Mozambique, Angola"
    ),
    "madagascar": "Madagascar",
    "middle_east": (
        "Turkey, Cyprus, N. Cyprus, Syria, Lebanon, Israel, Palestine, Jordan, Iraq, Iran, "
        "Kuwait, Saudi Arabia, Bahrain, Qatar, United Arab Emirates, Oman, Yemen, Georgia, "
        "Armenia, Azerbaijan"
    ),
    "afghanistan": "Afghanistan, Turkmenistan, Uzbekistan, Tajikistan, Kyrgyzstan, Kazakhstan",
    "mongolia": "Mongolia, North Korea, South Korea",
    "japan": "Japan",
    "china": "China, Taiwan, Hong Kong, Macao",
    "india": "India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Siachen Glacier",
    "southeast_asia": "Myanmar, Thailand, Laos, Vietnam, Cambodia, Singapore",
    "indonesia": "Indonesia, Malaysia, Brunei, Philippines, Timor-Leste",
    "new_guinea": "Papua New Guinea, Solomon Is.",
    "eastern_australia": "Australia",
    "eastern_united_states": "United States of America",
    "ontario": "Canada",
    "kamchatka": "Russia",
}

# --- Cuts: in this order, what a polygon covers of a country goes to that territory; the rest of
# --- the country stays where COUNTRIES put it. Greenland's cut removes a spike of the projection.
OFF_MAP = "off_map"
CUTS: Mapping[str, Sequence[tuple[str, Sequence[Place]]]] = {
    "Greenland": [
        (OFF_MAP, [(-31, 81.6), (-5, 78.8), (-5, 85), (-31, 85)]),
    ],
    "Canada": [
        ("quebec", [
            (-80.2, 51.3), (-79.6, 49), (-79.4, 47.2), (-77.6, 46.2), (-75.6, 45.5), (-74.2, 44.5),
            (-66, 38), (-48, 40), (-48, 60.4), (-64.4, 60.8), (-66.5, 61.1), (-70, 62),
            (-74.5, 63), (-78.9, 63), (-79.3, 60), (-78.3, 56.5), (-80.6, 55), (-80, 53),
        ]),
        ("northwest_territory", [(-142, 60), (-79, 60), (-55, 60), (-55, 84), (-142, 84)]),
        ("alberta", [(-142, 62), (-104, 62), (-104, 60), (-103, 54.5), (-105, 48), (-142, 48)]),
    ],
    "United States of America": [
        ("alaska", [(-169.5, 53), (-169.5, 73), (-129.5, 73), (-129.5, 53)]),
        ("western_united_states", [
            (-97.2, 49.9), (-97.5, 46), (-99.5, 42.5), (-101.5, 40), (-101.6, 37), (-103.2, 34),
            (-103.6, 31.5), (-104.6, 29.4), (-104.6, 27), (-126, 27), (-126, 49.9),
        ]),
    ],
    "Russia": [
        ("ukraine", [
            (18, 40), (18, 79), (72, 79), (70, 75), (63.5, 70.3), (66, 68.6), (64, 66.5),
            (60, 64.5), (59, 61), (59.5, 57.5), (57.6, 54.5), (58.5, 52.5), (58.6, 50), (58.5, 48),
            (45, 40),
        ]),
        ("ural", [
            (55, 47), (55, 74), (74, 76), (78, 73.7), (80, 71.5), (80, 69), (83, 66.5), (84, 63),
            (82, 60), (79.5, 57.5), (80, 54), (82, 52), (82, 48),
        ]),
        ("siberia", [
            (78, 47), (78, 82), (113, 82), (113.5, 73.5), (110, 71), (108, 68), (107, 65),
            (108.5, 62.5), (104, 60.5), (100, 58), (97, 55.5), (97, 53), (99, 51.5), (99, 47),
        ]),
        ("yakutsk", [
            (113, 82), (100, 62.5), (108.5, 62.5), (113, 60.2), (118, 58.6), (121.5, 57.2),
            (126, 56.6), (131, 57.5), (134, 60), (139, 62), (144, 63.2), (149, 65), (155, 66),
            (160, 68.5), (162, 70.5), (165, 77),
        ]),
        ("irkutsk", [
            (95, 46), (95, 64), (121.5, 64), (121.5, 57.2), (122, 56), (120.3, 54.5),
            (121.3, 52.5), (120.5, 50), (119, 46),
        ]),
    ],
    "China": [
        ("mongolia", [
            (102.5, 45), (102.8, 41.5), (105, 39.8), (108, 39), (111, 40), (114, 40.6), (117, 41),
            (119.3, 40.2), (120.2, 39), (121.2, 38.2), (124, 38.5), (140, 42), (140, 56),
            (115, 56),
        ]),
    ],
    "Kazakhstan": [
        ("china", [
            (75.9, 56), (75.4, 53), (74.6, 50.5), (74.2, 48), (75.5, 45.5), (75.8, 43.2), (76, 41),
            (91, 41), (91, 56),
        ]),
    ],
    "Australia": [
        ("western_australia", [
            (110, -9), (136.5, -9), (138.2, -16), (137.5, -20), (134.5, -24), (133.5, -28),
            (131.5, -33), (131.5, -40), (110, -40),
        ]),
    ],
    "Indonesia": [
        ("new_guinea", [
            (129.6, 2), (129.6, -2.4), (131.6, -2.6), (131.6, -6.5), (134, -10), (142, -10),
            (142, 2),
        ]),
    ],
    "Angola": [
        ("congo", [(11, -5.6), (13.4, -5.6), (13.4, -4), (11, -4)]),
    ],
    "Malaysia": [
        ("southeast_asia", [(98, 0), (105, 0), (105, 8), (98, 8)]),
    ],
    "France": [
        ("venezuela", [(-56, 1), (-50, 1), (-50, 7), (-56, 7)]),
    ],
}

# --- Pieces whose centre lies outside these windows (lon0, lat0, lon1, lat1) are left off the map.
WINDOWS = {
    "alaska": (-168.5, 54.6, -129, 72),
    "western_europe": (-10, 35.9, 12, 52),
    "scandinavia": (3, 54, 33, 72.5),
    "eastern_united_states": (-105, 24, -66, 50),
    "great_britain": (-11, 49, 3, 59.6),
    "peru": (-82, -24, -57, 3),
    "argentina": (-77, -57, -50, -17),
    "kamchatka": (115, 42, 191, 72.5),
    "ukraine": (18, 40, 70, 77.5),
    "siberia": (70, 47, 115, 78),
    "yakutsk": (100, 50, 165, 76.5),
    "indonesia": (94, -12, 132, 20),
    "eastern_australia": (130, -44, 155, -9),
    "japan": (129, 30.5, 147, 46),
    "northwest_territory": (-142, 59, -60, 84),
    "india": (60, 5, 98, 38),
}
# Hudson Bay's islands, the Andamans and Bornholm are left out too, because they would blur a coast.
DROPPED_POINTS = [(-79.8, 62.1), (-82.4, 62.5), (-79.2, 56.2), (92.8, 12.5), (14.9, 55.1)]

# --- Bends, in map units (1 unit = 1 px of the 1200 px wide board) ------------------------------
CENTRAL_MERIDIAN = 11
MERIDIAN_CURVATURE = 0.45  # 1 = Natural Earth projection, 0 = straight meridians
FAR_NORTH, FAR_NORTH_SCALE = 70, 0.7  # latitudes beyond are compressed
LENSES = [  # (lon, lat, sigma in px, gain): smooth local magnification
    (12, 51, 95, 0.85),  # Europe
    (-77.5, 8, 35, 0.55),  # Panama
    (137, -3, 60, 0.20),  # New Guinea
    (34.6, 30.4, 20, 0.7),  # Sinai
]
ISLANDS = {  # territory: (scale x, scale y, shear, dx, dy)
    "greenland": (0.95, 0.97, 0.15, -8, 2),
    "iceland": (2.3, 2.3, 0, 7, -2),
    "great_britain": (1.4, 1.25, 0, -14, -2),
    "japan": (1.75, 1.65, 0, 14, 8),
    "madagascar": (1.35, 1.2, 0, 8, 0),
    "new_guinea": (1.12, 1.12, 0, 11, -3),
    "indonesia": (1.09, 1.09, 0, -1, 3),
}
ISLANDS["britain"] = ISLANDS["great_britain"]

# --- Corners (lon/lat) between which the badge sits, where the roomiest place is not the best ---
LABEL_WITHIN = {
    "egypt": [(25, 22), (25, 32), (36, 32), (36, 22)],
    "mongolia": [(92, 41), (92, 52), (120, 52), (120, 41)],
    "venezuela": [(-73, 2), (-73, 12), (-59, 12), (-59, 2)],
}

# --- Sea routes: way points; the ends are snapped to the two coasts -----------------------------
# A wrapped route is drawn as two stubs that leave the map left and right.
WRAPPED = {("alaska", "kamchatka"), ("alaska", "siberia")}
ROUTES: Mapping[tuple[str, str], Sequence[Place]] = {
    ("alaska", "kamchatka"): [(-168, 65.6), (190, 66)],
    ("northwest_territory", "greenland"): [(-63, 67.2), (-53, 67.2)],
    ("greenland", "ontario"): [
        (-50, 62), (-58, 60.6), (-66, 61.4), (-76.5, 63), (-82, 60.3), (-87, 56.5),
    ],
    ("greenland", "quebec"): [(-46, 60.5), (-58, 54.5)],
    ("greenland", "iceland"): [(-33, 68), (-22, 65.5)],
    ("brazil", "north_africa"): [(-35, -6), (-13, 9)],
    ("iceland", "great_britain"): [(-16, 64), (-5.5, 58.5)],
    ("iceland", "scandinavia"): [(-14, 65), (10, 64)],
    ("great_britain", "scandinavia"): [(-2, 57.3), (5.5, 59)],
    ("great_britain", "western_europe"): [(-2, 50.7), (-1.5, 49.3)],
    ("great_britain", "northern_europe"): [(1.5, 52.7), (5, 53)],
    ("scandinavia", "northern_europe"): [(14, 55.5), (14.5, 54)],
    ("western_europe", "north_africa"): [(-4, 36.7), (-3.5, 35.2)],
    ("southern_europe", "north_africa"): [(12.5, 37.7), (10.5, 36.8)],
    ("southern_europe", "egypt"): [(22.5, 36.7), (24.5, 32)],
    ("east_africa", "middle_east"): [(42.6, 12), (44.3, 12.8)],
    ("east_africa", "madagascar"): [(39.8, -9), (48, -13.5)],
    ("south_africa", "madagascar"): [(35.5, -23.5), (43.8, -22)],
    ("kamchatka", "japan"): [(143.5, 46.1), (141.9, 45.5)],
    ("mongolia", "japan"): [(129.3, 36.5), (132.5, 35.3)],
    ("southeast_asia", "indonesia"): [(102.6, 2.3), (102.6, 0.6)],
    ("indonesia", "new_guinea"): [(123.3, -0.9), (131, -1)],
    ("indonesia", "western_australia"): [(124.5, -9.5), (126.5, -14.2)],
    ("new_guinea", "western_australia"): [(138, -7.5), (134, -12)],
    ("new_guinea", "eastern_australia"): [(141.2, -9), (142.6, -11)],
}

# --- Simple map: classic territory -> simple territory; absent = land that is no territory ------
SIMPLE = {
    "alaska": "alaska", "northwest_territory": "northwest", "greenland": "greenland",
    "alberta": "alberta", "ontario": "ontario", "quebec": "quebec", "venezuela": "venezuela",
    "peru": "peru", "brazil": "brazil", "argentina": "argentina", "iceland": "iceland",
    "great_britain": "britain", "scandinavia": "scandinavia", "western_europe": "west_europe",
    "northern_europe": "north_europe", "southern_europe": "south_europe", "ukraine": "ukraine",
    "middle_east": "middle_east", "ural": "ural", "siberia": "siberia", "yakutsk": "siberia",
    "irkutsk": "siberia", "kamchatka": "siberia", "mongolia": "mongolia", "japan": "japan",
    "china": "china", "india": "india",
}
# (classic territory, country) -> simple territory; None = land that is no territory
SIMPLE_EXCEPTIONS = {
    ("afghanistan", "Kazakhstan"): "ural",
    ("afghanistan", "Uzbekistan"): "ural",
    ("afghanistan", "Kyrgyzstan"): "ural",
    ("middle_east", "Georgia"): None,
    ("middle_east", "Armenia"): None,
    ("middle_east", "Azerbaijan"): None,
}
SIMPLE_ROUTES: Mapping[tuple[str, str], Sequence[Place]] = {
    ("alaska", "siberia"): ROUTES["alaska", "kamchatka"],
    ("mongolia", "japan"): ROUTES["mongolia", "japan"],
    ("quebec", "venezuela"): [(-64, 44), (-60, 34), (-60, 22), (-64, 10.5)],
    ("brazil", "west_europe"): [(-36, -5), (-28, 18), (-10, 38.5)],
}

# --- Where the continents' bonus plaques stand, in px of the board ------------------------------
PLAQUES = {
    "north_america": (88, 300), "south_america": (170, 470), "europe": (432, 178),
    "africa": (548, 470), "asia": (1122, 172), "oceania": (850, 530),
}
