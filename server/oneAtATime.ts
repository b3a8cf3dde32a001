type Work = () => Promise<void>;

/** Runner of work that never overlaps. */
export interface OneAtATime {
  /** Begins the work, unless other is under way. Resolves when the work under way has ended, and never rejects. */
  run(work: Work): Promise<void>;
  isUnderWay(): boolean;
  /** Resolves when no work is under way. */
  ended(): Promise<void>;
}

/**
 * Creates a runner that skips what is to begin while other work is under way, or keeps the last of it for afterwards
 * (`keepsNext`), so that nothing piles up.
 */
export function oneAtATime(
  onError: (error: unknown) => void,
  { keepsNext = false }: { keepsNext?: boolean } = {},
): OneAtATime {
  let underWay: Promise<void> | null = null;
  let next: Work | null = null;
  const endOne = (): void => {
    underWay = null;
    const work = next;
    next = null;
    if (work) run(work);
  };
  const run = (work: Work): Promise<void> => {
    if (underWay && keepsNext) next = work;
    underWay ??= work().catch(onError).finally(endOne);
    return underWay;
  };
  return {
    run,
    isUnderWay: () => underWay !== null,
    ended: async () => {
      while (underWay) await underWay;
    },
  };
}
