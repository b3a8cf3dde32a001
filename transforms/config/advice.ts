/** Fix of a fault as data, which an editor can apply without parsing the hint. */
export type Mend =
  /** Replaces the faulty word by `to`. */
  | { kind: 'respell'; to: string }
  /** Removes the faulty key and its value. */
  | { kind: 'takeAway' }
  /** Adds a text under `key` to every content file. */
  | { kind: 'addText'; key: string }
  /** Adds the name of the file's meta-schema, `page.schema.json`. */
  | { kind: 'addSchema'; name: string };

/** Hint of a fault: as text, and as data where an editor can apply it. */
export interface Advised {
  hint: string;
  mend?: Mend;
}

/** Hint as written where a fault is found: plain text, or text with its fix. */
export type Hint = string | Advised;

/** Text with the fix that it describes. Only the functions below create one, so that the two never differ. */
class Advice implements Advised {
  readonly hint: string;
  readonly mend: Mend;

  constructor(hint: string, mend: Mend) {
    this.hint = hint;
    this.mend = mend;
  }

  /** Returns the text alone, for plain messages. */
  toString(): string {
    return this.hint;
  }
}

/** Creates the hint `Did you mean "required"?`. */
export function respell(to: string): Hint {
  return new Advice(`Did you mean "${to}"?`, { kind: 'respell', to });
}

/** Creates the hint `Take it away.`, or with `otherwise` "use it" the hint `Take it away, or use it.`. */
export function takeAway(otherwise?: string): Hint {
  return new Advice(`Take it away${orElse(otherwise)}`, { kind: 'takeAway' });
}

/** Creates the hint `Add "Ui_Next" to content/en.json.`, with `otherwise` as in `takeAway`. */
export function addText(key: string, otherwise?: string): Hint {
  return new Advice(`Add "${key}" to content/en.json${orElse(otherwise)}`, { kind: 'addText', key });
}

/** Creates the hint for a file that names no meta-schema. */
export function addSchema(name: string): Hint {
  return new Advice(schemaHint(name), { kind: 'addSchema', name });
}

/** Returns the text that shows how a file names its meta-schema. */
export function schemaHint(name: string): string {
  return `Write "$schema" with a path or an address that ends in ${name}.`;
}

function orElse(otherwise: string | undefined): string {
  return otherwise === undefined ? '.' : `, or ${otherwise}.`;
}

/** Appends a sentence to a hint; the fix stays. */
export function also(hint: Hint, sentence: string): Hint {
  const { hint: words, mend } = adviceOf(hint);
  const both = `${words} ${sentence}`.trim();
  return mend ? new Advice(both, mend) : both;
}

/** Returns the text of a hint, and its fix where there is one, as plain data that can be sent to another thread. */
export function adviceOf(written: Hint): Advised {
  if (typeof written === 'string') return { hint: written };
  const { hint, mend } = written;
  return mend ? { hint, mend } : { hint };
}
