/** Typed text that has not been committed yet: whoever holds some adds its flush here and takes it out again. */
export class PendingCommits {
  readonly #flushes = new Set<() => void>();

  add(flush: () => void): void {
    this.#flushes.add(flush);
  }

  delete(flush: () => void): void {
    this.#flushes.delete(flush);
  }

  /** Commits everything, before Next, on page hide and before the page goes away. */
  flush(): void {
    for (const flush of [...this.#flushes]) flush();
  }
}
