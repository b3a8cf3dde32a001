/** Formats a number with its noun, whose plural is `many`, by default `one` with an s: `1 row`, `3 rows`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
