import { proxy } from 'valtio/vanilla';
import type { DeadlineKeys } from '../../transforms/deadlines/formDeadlines.ts';
import { type DeadlineSetting, type DeadlineStore, safeRedirectTarget } from './deadlines.ts';

/**
 * Nearness of the shown claim's deadline: more than an hour away or none, in the last hour, in the last five minutes,
 * passed.
 */
export type Nearness = 'far' | 'hour' | 'minutes' | 'passed';

const HOUR_MS = 3_600_000;
const MINUTES_MS = 5 * 60_000;

function nearnessOf(left: number): Nearness {
  if (left < 0) return 'passed';
  if (left <= MINUTES_MS) return 'minutes';
  return left <= HOUR_MS ? 'hour' : 'far';
}

export interface DeadlineWatchOptions {
  deadlines: DeadlineStore;
  /** The keys of the deadlines of the claim whose page is shown; none on the app's own pages. */
  keys: () => DeadlineKeys;
}

/** Creates the watch that computes how near the deadline of the shown claim is, by the server's clock (R1-04). */
export function createDeadlineWatch({ deadlines, keys }: DeadlineWatchOptions) {
  const state = proxy<{ nearness: Nearness; at: number | null }>({ nearness: 'far', at: null });

  function setting() {
    return deadlines.earliest(keys());
  }

  /** Redirect targets of the deadlines that the server has reported as passed. */
  const ended = new Map<DeadlineSetting | null, string | null>();

  return {
    state,
    setting,
    /** Returns the redirect target of the passed deadline. */
    target: (culture: string): string =>
      safeRedirectTarget(ended.get(setting()) ?? deadlines.redirectWhenClosed([keys()], culture)),
    /** Marks the deadline as passed with the server's redirect target, because the server's clock is authoritative. */
    end(target: string | null): void {
      ended.set(setting(), target);
      this.tick();
    },
    /** Computes the nearness every second, because an answer may make another deadline the claim's (C8-24). */
    tick(): void {
      const current = setting();
      const instant = current?.instant.getTime() ?? null;
      const over = ended.has(current);
      const nearness = instant === null ? 'far' : over ? 'passed' : nearnessOf(instant - deadlines.now());
      Object.assign(state, { nearness, at: instant });
    },
  };
}
