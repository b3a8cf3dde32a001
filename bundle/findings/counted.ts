/** Formats a number with its noun for messages: `1 entry`, `3 entries`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
