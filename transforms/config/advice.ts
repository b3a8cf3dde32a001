/** What makes a fault go, as data: an editor can do it without reading the words that tell of it. */
export type Mend =
  /** Write `to` instead of the word at fault. */
  | { kind: 'respell'; to: string }
  /** Take away the key at fault and its value. */
  | { kind: 'takeAway' }
  /** Write a text under `key` in every content file. */
  | { kind: 'addText'; key: string }
  /** Let the file name its meta-schema, `page.schema.json`. */
  | { kind: 'addSchema'; name: string };

/** What to do about a fault: in words, and as data where an editor can do it. */
export interface Advised {
  hint: string;
  mend?: Mend;
}

/** What to do, as it is written where a fault is found: plain words, or words and a mend that were made together. */
export type Hint = string | Advised;

/** Words and the mend that they tell of. Only the functions below make one, so the two never differ. */
class Advice implements Advised {
  readonly hint: string;
  readonly mend: Mend;

  constructor(hint: string, mend: Mend) {
    this.hint = hint;
    this.mend = mend;
  }

  /** Its words, for messages that nobody mends by machine. */
  toString(): string {
    return this.hint;
  }
}

/** `Did you mean "required"?` */
export function respell(to: string): Hint {
  return new Advice(`Did you mean "${to}"?`, { kind: 'respell', to });
}

/** `Take it away.`, or what else may be done: `Take it away, or use it.` */
export function takeAway(otherwise?: string): Hint {
  return new Advice(`Take it away${orElse(otherwise)}`, { kind: 'takeAway' });
}

/** `Add "Ui_Next" to content/en.json.` */
export function addText(key: string, otherwise?: string): Hint {
  return new Advice(`Add "${key}" to content/en.json${orElse(otherwise)}`, { kind: 'addText', key });
}

/** For a file that names no meta-schema. */
export function addSchema(name: string): Hint {
  return new Advice(schemaHint(name), { kind: 'addSchema', name });
}

/** How a file names its meta-schema. */
export function schemaHint(name: string): string {
  return `Write "$schema" with a path or an address that ends in ${name}.`;
}

function orElse(otherwise: string | undefined): string {
  return otherwise === undefined ? '.' : `, or ${otherwise}.`;
}

/** A hint and one more sentence; the mend stays. */
export function also(hint: Hint, sentence: string): Hint {
  const { hint: words, mend } = adviceOf(hint);
  const both = `${words} ${sentence}`.trim();
  return mend ? new Advice(both, mend) : both;
}

/** The words and, where there is one, the mend, as plain data that can leave the thread. */
export function adviceOf(written: Hint): Advised {
  if (typeof written === 'string') return { hint: written };
  const { hint, mend } = written;
  return mend ? { hint, mend } : { hint };
}
