/** A brace that makes no placeholder, and the name that was probably meant. */
export interface StrayBrace {
  /** As it is written: `{min`, `{ min }`, `{{min}}`, `min}`, `{most entries}`. */
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

/** What of a text looks like a placeholder and is none: it is shown as it is written. */
export function strayBraces(text: string): StrayBrace[] {
  return [...text.matchAll(STRAY)].map(([written, ...names]) => ({
    written,
    name: names.find((name) => name !== undefined) ?? '',
  }));
}
