/** One input's typed text that its form has not heard of yet. */
export interface TypedText {
  /** The field's DOM id. */
  readonly id: string;
  /** Hands the text to the form. */
  flush(): void;
  /** Gives the text away instead: it counts as committed. */
  drain(): unknown;
}

/** Typed text that has not been committed yet: an input adds itself here and takes itself out again. */
export class PendingCommits {
  readonly #typed = new Set<TypedText>();

  add(typed: TypedText): void {
    this.#typed.add(typed);
  }

  delete(typed: TypedText): void {
    this.#typed.delete(typed);
  }

  /** Commits everything, before Next and on page hide. */
  flush(): void {
    for (const typed of [...this.#typed]) typed.flush();
  }

  /** What was typed, by field, for a form that goes away and hears of nothing any more. */
  drain(): { id: string; value: unknown }[] {
    return [...this.#typed].map((typed) => ({ id: typed.id, value: typed.drain() }));
  }
}
