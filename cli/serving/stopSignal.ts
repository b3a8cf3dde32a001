const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves with the first signal to stop, and ignores further ones until `over` aborts: a sender to a process group and
 * to each process sends two, and the second must not interrupt an orderly end.
 */
export function stopSignal(over?: AbortSignal): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of SIGNALS) {
      const stop = (): void => resolve(name);
      process.on(name, stop);
      over?.addEventListener('abort', () => process.off(name, stop));
    }
  });
}
