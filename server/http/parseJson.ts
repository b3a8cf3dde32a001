/** Maximum depth, beyond any claim: a record within a record is seven levels down. */
const DEEPEST = 24;

/** Error of a text that is no JSON, or JSON that no client of ours would send. */
export class UnreadableJsonError extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'UnreadableJsonError';
  }
}

/** Parses untrusted JSON. Throws an UnreadableJsonError at depths that could exhaust the stack, and at `__proto__`. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableJsonError('it is not JSON');
  }
  const waiting = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > DEEPEST) throw new UnreadableJsonError('it is nested too deep');
    if (Object.hasOwn(next.value, '__proto__')) throw new UnreadableJsonError('it has a key __proto__');
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 });
  }
  return value;
}
