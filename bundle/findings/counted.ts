/** A number with its noun, as messages of the command say it: `1 entry`, `3 entries`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
