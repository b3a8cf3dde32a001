import { vi } from 'vitest';
import { createSession, type ServerSession, type SessionOptions } from './session.ts';
import { NO_TABS, type Tabs } from './tabs.ts';

export const MINUTE = 60_000;

export interface Given
  extends Partial<Pick<SessionOptions, 'enabled' | 'isPaused' | 'heartbeat' | 'duration'>> {
  ask?: () => Promise<ServerSession>;
  tabs?: Tabs;
  /** The key of the session that the visitor has; null where nobody has signed in. */
  key?: string | null;
  clock?: { time: number };
}

export const GONE: ServerSession = { key: null, left: 0 };

export function session({ key = null, clock = { time: 1_000_000 }, ...over }: Given = {}) {
  const onExpired = vi.fn();
  const onGone = vi.fn();
  const heartbeat = vi.fn(over.heartbeat ?? (async () => clock.time + 30 * MINUTE));
  const ask = vi.fn(over.ask ?? (async () => GONE));
  const made = createSession({
    now: () => clock.time,
    duration: over.duration ?? 30,
    enabled: over.enabled ?? (() => true),
    isPaused: over.isPaused ?? (() => false),
    heartbeat,
    ask,
    tabs: over.tabs ?? NO_TABS,
    onExpired,
    onGone,
  });
  if (key !== null) made.restart(key, clock.time + (over.duration ?? 30) * MINUTE);
  const pass = (ms: number) => {
    clock.time += ms;
    made.tick();
  };
  return { made, pass, onExpired, onGone, heartbeat, ask, clock };
}

/** Lets promises and messages of other tabs arrive: a message of its own comes after those before it. */
export async function settled(): Promise<void> {
  const [from, to] = [new BroadcastChannel('session.test'), new BroadcastChannel('session.test')];
  const arrived = new Promise((resolve) => to.addEventListener('message', resolve, { once: true }));
  from.postMessage('settled');
  await arrived;
  for (const channel of [from, to]) channel.close();
  await new Promise((resolve) => setTimeout(resolve));
}
