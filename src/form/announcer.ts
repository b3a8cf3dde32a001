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

/** Announcements of a page's changes: messages, new questions, rows that are saved, totals that follow. */
export class Announcer {
  #said: readonly Announcement[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly say = (...texts: string[]): void => {
    if (texts.length === 0) return;
    const lines = texts.map((text, at) => ({ number: this.#count + at + 1, text }));
    this.#count += lines.length;
    this.#said = [...this.#said, ...lines].slice(-Math.max(KEPT, lines.length));
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
