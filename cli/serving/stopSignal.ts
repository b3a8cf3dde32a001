const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Resolves with the signal that asks the process to stop; stops listening when `over` aborts. */
export function stopSignal(over?: AbortSignal): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of SIGNALS) {
      const stop = (): void => resolve(name);
      process.once(name, stop);
      over?.addEventListener('abort', () => process.off(name, stop));
    }
  });
}
