/** Completion of a place: a name, a value or an operand, with a word for its kind. */
export interface Candidate {
  /** Text to find it by: a name, or JSON in a line. */
  name: string;
  detail: string;
  /** The JSON that is written, where it is not the name as a text. */
  json?: string;
}

export const named = (names: Iterable<string>, detail: string): Candidate[] =>
  [...names].map((name) => ({ name, detail }));

/** A value of JSON: a text as it is, anything else as JSON in a line. */
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
