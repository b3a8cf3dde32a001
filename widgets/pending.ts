/** Uncommitted text of one input. */
export interface TypedText {
  /** The field's DOM id. */
  readonly id: string;
  /** Commits the text to the form. */
  flush(): void;
  /** Returns the value instead, for the caller to commit; the text is no longer pending. */
  drain(): unknown;
  /** Completes the text as leaving the field does, with the decimal places of an amount. */
  complete?: (() => void) | null;
}

/** Text of one input that is not resolved to a value yet, such as the typed label of an option. */
interface OpenText {
  /** The field's DOM id. */
  readonly id: string;
  /** Resolves the text and commits its value; returns false where it has none. */
  settle(): Promise<boolean>;
}

/** Registry of uncommitted texts of a form's inputs, each of which adds and removes itself. */
export class PendingCommits {
  readonly #typed = new Set<TypedText>();
  readonly #open = new Set<OpenText>();

  add(typed: TypedText): void {
    this.#typed.add(typed);
  }

  delete(typed: TypedText): void {
    this.#typed.delete(typed);
  }

  hold(open: OpenText): void {
    this.#open.add(open);
  }

  release(open: OpenText): void {
    this.#open.delete(open);
  }

  #openIn(part: Element | null): OpenText[] {
    return [...this.#open].filter(({ id }) => !part || part.contains(document.getElementById(id)));
  }

  /** Tests if a text must be settled before the form, or a part of it, is left. */
  isOpen(part: Element | null = null): boolean {
    return this.#openIn(part).length > 0;
  }

  /** Settles the open texts; returns the id of a field whose text has no value, and would be lost. */
  async settle(part: Element | null = null): Promise<string | undefined> {
    const all = this.#openIn(part);
    const meant = await Promise.all(all.map((open) => open.settle()));
    return all.find((_, at) => !meant[at])?.id;
  }

  /** Commits everything, before Next and on page hide. */
  flush(): void {
    for (const typed of [...this.#typed]) typed.flush();
  }

  /** Returns the uncommitted values by field, for a form that is being unmounted. */
  drain(): { id: string; value: unknown }[] {
    return [...this.#typed].map((typed) => {
      typed.complete?.();
      return { id: typed.id, value: typed.drain() };
    });
  }
}
