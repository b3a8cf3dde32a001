/** Writes a JSON pointer: `['a', 0, 'b/c']` → `/a/0/b~1c` (RFC 6901). */
export function toPointer(segments: readonly (string | number)[]): string {
  let pointer = '';
  for (const part of segments) pointer += `/${typeof part === 'number' ? part : escaped(part)}`;
  return pointer;
}

/** Escapes `~` and `/`. It tests for them first, because few keys have one and a bundle has very many pointers. */
function escaped(part: string): string {
  return part.includes('~') || part.includes('/') ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;
}

/** Parses a JSON pointer: `/a/0/b~1c` → `['a', '0', 'b/c']`. */
export function fromPointer(pointer: string): string[] {
  if (pointer === '') return [];
  const parts = pointer.slice(1).split('/');
  // Fast path, because few keys have an escape and judging a claim parses many pointers.
  if (!pointer.includes('~')) return parts;
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Tests if a value is an object or an array. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Yields each object and array in a JSON value, the outermost first. */
export function* containersIn(value: unknown): Generator<Record<string, unknown>> {
  if (!isContainer(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* containersIn(part);
}

/** Returns the value at a pointer, or undefined. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of fromPointer(pointer)) {
    if (!isContainer(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
