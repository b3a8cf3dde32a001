import { proxy } from 'valtio/vanilla';
import { DEADLINE_KEYS, type FormName } from '../../transforms/config/names.ts';
import type { DeadlineStore } from './deadlines.ts';

/** How near the deadline of the open form is. */
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
  /** The form whose page is shown; null on the app's own pages. */
  form: () => FormName | null;
}

/** Says how near the deadline of the form is whose page is shown, by the server's clock (R1-04). */
export function createDeadlineWatch({ deadlines, form }: DeadlineWatchOptions) {
  const state = proxy<{ nearness: Nearness }>({ nearness: 'far' });

  function setting() {
    const open = form();
    return open === null ? null : deadlines.earliest(DEADLINE_KEYS[open]);
  }

  return {
    state,
    setting,
    /** Called every second. */
    tick(): void {
      const instant = setting()?.instant;
      state.nearness = instant ? nearnessOf(instant.getTime() - deadlines.now()) : 'far';
    },
  };
}
