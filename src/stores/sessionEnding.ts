import { isUnsafeHref } from '../../transforms/texts/unsafeHref.ts';
import type { BootData } from './bootData.ts';
import { isAppPath } from './deadlines.ts';
import type { AppLocation } from './location.ts';
import type { Tabs } from './tabs.ts';

/** Duration of retries to end a session on the server, and the pause between two, in ms. */
const TRY_MS = 5 * 60_000;
const AGAIN_MS = 10_000;

/**
 * Outcome of ending a session: `inUse` where this page or another tab uses it, `failed` after five minutes of retries.
 */
export type Ending = 'ended' | 'inUse' | 'failed';

export interface SessionEndingOptions {
  /** The clock in ms. */
  now: () => number;
  schedule: (run: () => void, ms: number) => unknown;
  tabs: Tabs;
  /** Ends the session with this key on the server. */
  send: (key: string) => Promise<void>;
}

/** Options for the end of one session. */
export interface EndRequest {
  /** Tests if the page uses the session again, or no longer wants it ended. */
  isOff: () => boolean;
  onFailure?: () => void;
}

/** Dependencies of an expiry. */
interface Expiry {
  boot: Pick<BootData, 'settlement'>;
  location: AppLocation;
  session: { isCurrentKey: (key: string) => boolean };
  state: { leaving: boolean };
}

type Use = { kind: 'active'; tab: string; key: string; until: number };
type Leave = { kind: 'left'; tab: string };

const hasTab = (data: unknown): data is { kind: unknown; tab: string } =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  'tab' in data &&
  typeof data.tab === 'string';
const isUse = (data: unknown): data is Use => hasTab(data) && data.kind === 'active' && 'until' in data;
const isLeave = (data: unknown): data is Leave => hasTab(data) && data.kind === 'left';

/** Returns the test if another tab uses a session: until it would expire there, or that tab's page is closed. */
function followOthers({ tabs, now }: SessionEndingOptions): (key: string) => boolean {
  const uses = new Map<string, Use>();
  tabs.listen(isUse, (use) => void uses.set(use.tab, use));
  tabs.listen(isLeave, ({ tab }) => void uses.delete(tab));
  const leave: Leave = { kind: 'left', tab: tabs.id };
  tabs.follow({ leave: () => tabs.broadcast(leave), comeBack: () => undefined });
  return (key) => [...uses.values()].some((use) => use.key === key && use.until > now());
}

/**
 * Creates the functions that end sessions on the server (C15-06). None is ended while another tab uses it, and none is
 * retried for more than five minutes, because by then somebody else may use the machine.
 */
export function createSessionEnding(options: SessionEndingOptions) {
  const { now, schedule, send, tabs } = options;
  const isUsedElsewhere = followOthers(options);

  async function end(key: string, { isOff, onFailure }: EndRequest): Promise<Ending> {
    const last = now() + TRY_MS;
    do {
      if (isOff() || isUsedElsewhere(key)) return 'inUse';
      try {
        await send(key);
        tabs.broadcast({ kind: 'changed' });
        return 'ended';
      } catch {
        onFailure?.();
      }
      await new Promise<void>((resolve) => void schedule(resolve, AGAIN_MS));
    } while (now() <= last);
    return 'failed';
  }

  return {
    end,
    /** Ends an expired session on the server, and redirects once all copies on this device are removed. */
    expired: async (
      { session, boot, location, state }: Expiry,
      key: string | null,
      gone: Promise<unknown>,
    ) => {
      if (key !== null) void end(key, { isOff: () => session.isCurrentKey(key) });
      await gone;
      const target = boot.settlement.settings.expiredRedirectUrl;
      if (target === undefined || isUnsafeHref(target)) return;
      if (isAppPath(target)) location.navigate(target, { replace: true });
      else {
        state.leaving = true;
        location.leave(target);
      }
    },
  };
}

export type SessionEnding = ReturnType<typeof createSessionEnding>;
