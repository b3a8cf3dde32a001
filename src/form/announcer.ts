/** One thing that was said. */
interface Announcement {
  number: number;
  text: string;
}

/**
 * Older ones were heard, and would only be met again by whoever reads the page to its end. One press may say several: that
 * a row is gone and can be brought back, and each total that follows. What goes at once is not read.
 */
const KEPT = 8;

/** What a page tells those who do not see it change: rows that are saved, totals that follow. */
export class Announcer {
  #said: readonly Announcement[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly say = (text: string): void => {
    this.#count += 1;
    this.#said = [...this.#said, { number: this.#count, text }].slice(-KEPT);
    for (const listener of this.#listeners) listener();
  };

  /** Nothing that was said is kept: it was said in another language. */
  readonly forget = (): void => {
    this.#said = [];
    for (const listener of this.#listeners) listener();
  };

  readonly said = (): readonly Announcement[] => this.#said;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
