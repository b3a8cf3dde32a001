/** Text for screen readers, with its number as a React key. */
interface Announcement {
  number: number;
  text: string;
}

/**
 * Number of announcements that stay in the live region. Older ones are removed. One press may make several: a deleted
 * row with its undo, and each total; one that is removed at once is not read.
 */
const KEPT = 8;

/** Queue of announcements for the page's live region: messages, new questions, saved rows, changed totals. */
export class Announcer {
  #said: readonly Announcement[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly announce = (...texts: string[]): void => {
    if (texts.length === 0) return;
    const lines = texts.map((text, at) => ({ number: this.#count + at + 1, text }));
    this.#count += lines.length;
    this.#said = [...this.#said, ...lines].slice(-Math.max(KEPT, lines.length));
    for (const listener of this.#listeners) listener();
  };

  /** Removes all announcements, because they are in the culture that was active before. */
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
