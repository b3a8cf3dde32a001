/** Malformed placeholder of a text, with the name that was probably meant. */
export interface StrayBrace {
  /** Text as written: `{min`, `{ min }`, `{{min}}`, `min}`, `{most entries}`. */
  written: string;
  name: string;
}

const NAME = '(\\w+(?:\\.\\w+)*)';
const STRAY = new RegExp(
  [
    '\\{\\s*(\\w+(?:\\s+\\w+)+)\\s*\\}',
    `\\{\\{\\s*${NAME}\\s*\\}\\}?`,
    `\\{\\s+${NAME}\\s*\\}`,
    `\\{${NAME}\\s+\\}`,
    `\\{${NAME}(?![\\w}.]|\\.\\w)`,
    `\\{${NAME}(?=\\.(?:\\W|$))`,
    `(?<![{\\w.]|\\{\\s)${NAME}\\}`,
  ].join('|'),
  'g',
);

/** Finds the malformed placeholders of a text, which would be shown as written. */
export function strayBraces(text: string): StrayBrace[] {
  return [...text.matchAll(STRAY)].map(([written, ...names]) => ({
    written,
    name: names.find((name) => name !== undefined) ?? '',
  }));
}
