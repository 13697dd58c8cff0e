// What the server tells of a match of Risk, and what its map looks like.

import type { View } from "@/net/wire";
import type { Point } from "@/boards/maps/geometry";

export interface Crossing {
  source: string;
  target: string;
  least: number;
  most: number;
}

export interface SetOfCards {
  cards: number[];
  armies: number;
}

export interface RiskView extends View {
  turn: number;
  pending: string;
  /** By territory: a seat, or one of the two below. */
  owner: number[];
  armies: number[];
  pool: number[];
  to_place: number;
  neutral_to_place: number;
  hand: number[];
  cards: number[];
  deck: number;
  next_set: number;
  conquest: Crossing | null;
  declared: Crossing | null;
  sets: SetOfCards[];
}

export interface Land {
  id: string;
  path: string;
  label: Point;
  radius: number;
  symbol: string;
}

export interface Continent {
  id: string;
  bonus: number;
  territories: string[];
  plaque: Point;
  ground: string;
}

export interface Scenery {
  size: Point;
  territories: Land[];
  routes: { between: [string, string]; path: string }[];
  continents: Continent[];
  frontiers: string;
  land: string;
  /** Attackers → defenders → in how many battles of a hundred the attackers conquer. */
  odds: number[][];
}
