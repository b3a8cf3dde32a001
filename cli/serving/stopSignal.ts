const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves with the first signal that asks the process to stop, and listens on until `over` aborts: who sends one to a group
 * and each of its processes sends two, and the second must not cut off an orderly end.
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
