// Why somebody may be reported or sanctioned.

import type { PersonReport } from "@/net/wire";

export const REASONS: readonly PersonReport["reason"][] = [
  "insults",
  "hate",
  "sexual",
  "threats",
  "spam",
  "name",
  "drawing",
  "cheating",
  "other",
];
