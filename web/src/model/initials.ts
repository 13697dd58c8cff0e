// The letters that stand for a name on its avatar.

/** Of the first word and the last: “AB” for “Ana Belén”, “G2” for “Guest number 2”, “A” for “Ana”. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0]!, ...words.slice(1).slice(-1)]
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
