/** Completion candidate: a name, a value or an operand, with a label of its kind. */
export interface Candidate {
  /** Text that typing filters by: a name, or JSON on one line. */
  name: string;
  detail: string;
  /** JSON to insert, where it is not the name as a text. */
  json?: string;
}

/** Converts names to candidates with the same detail. */
export const named = (names: Iterable<string>, detail: string): Candidate[] =>
  [...names].map((name) => ({ name, detail }));

/** Converts a JSON value to a candidate: a text as it is, anything else as JSON on one line. */
export function valued(value: unknown, detail: string): Candidate {
  if (typeof value === 'string') return { name: value, detail };
  const json = inLine(value);
  return { name: json, detail, json };
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inLine(inner)}`);
  return `{ ${entries.join(', ')} }`;
}
