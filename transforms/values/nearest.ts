/** Computes the edit distance of two words; a swap of two adjacent letters is one edit. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) row.push(cell(rows, row, from, to, i, j));
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

function cell(rows: number[][], row: number[], from: string, to: string, i: number, j: number): number {
  const above = rows[i - 1] ?? [];
  const cost = from[i - 1] === to[j - 1] ? 0 : 1;
  const best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
  const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
  return swapped ? Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1) : best;
}

/**
 * Returns the known word with the least edit distance, without case, or undefined where none is near. `share` is the
 * maximum share of wrong characters; one is always allowed.
 * @example nearest('maxlength', ['maxLength', 'range']) // 'maxLength'
 */
export function nearest(word: string, known: Iterable<string>, share = 0.4): string | undefined {
  const lower = word.toLowerCase();
  const limit = Math.max(1, Math.floor(word.length * share));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const edits = distance(lower, candidate.toLowerCase());
    if (edits <= limit && (!best || edits < best.distance)) best = { word: candidate, distance: edits };
  }
  return best?.word;
}
