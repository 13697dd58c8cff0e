// What the server finds out about a finished match, asked for once.

import { analysis, report } from "./api";
import type { MatchAnalysis } from "./wire";

const analyses = new Map<string, Promise<MatchAnalysis>>();
const reports = new Map<string, Promise<unknown>>();

export function analysisOf(match: string): Promise<MatchAnalysis> {
  return once(analyses, match, analysis);
}

/** What only its game tells of it. */
export function reportOf(match: string): Promise<unknown> {
  return once(reports, match, report);
}

function once<Found>(
  known: Map<string, Promise<Found>>,
  match: string,
  load: (match: string) => Promise<Found>,
): Promise<Found> {
  const found = known.get(match) ?? load(match);
  known.set(match, found);
  found.catch(() => known.delete(match));
  return found;
}
