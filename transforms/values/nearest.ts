/** How many single-character edits turn one text into the other (Levenshtein), without case. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known name most like a misspelt one, or undefined where none is like it: "did you mean". */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: { name: string; edits: number } | undefined;
  for (const candidate of known) {
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits <= limit && (!best || edits < best.edits)) best = { name: candidate, edits };
  }
  return best?.name;
}
