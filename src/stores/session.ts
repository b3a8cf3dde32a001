import { proxy } from 'valtio/vanilla';

/** What counts as activity (R9-02). */
export const ACTIVITY_EVENTS = [
  'keydown',
  'wheel',
  'mousewheel',
  'mousedown',
  'touchstart',
  'touchmove',
  'pointerdown',
  'pointermove',
] as const;

const WARNING_MS = 60_000;
const HEARTBEAT_MS = 5 * 60_000;

export interface SessionState {
  warningOpen: boolean;
  /** Whole seconds left, for the countdown. */
  secondsLeft: number;
  expired: boolean;
}

export interface SessionOptions {
  now: () => number;
  /** Minutes (C7-03). */
  duration: number;
  /** Whether the page that is shown may time out. */
  enabled: () => boolean;
  /** The timer rests while a submission is under way (C6-16). */
  resting: () => boolean;
  /** Tells the server that the page is in use; answers the server's expiry in ms, or null when it has none. */
  heartbeat: () => Promise<number | null>;
  onExpired: () => void;
}

/** `125` → `2:05`. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Shows the server's session: it reads the clock rather than counting ticks, so that a sleeping machine or a
 * throttled tab finds the truth when it wakes.
 */
export function createSession(options: SessionOptions) {
  const state = proxy<SessionState>({ warningOpen: false, secondsLeft: 0, expired: false });
  const durationMs = options.duration * 60_000;
  let expiresAt = options.now() + durationMs;
  let lastHeartbeat = options.now();
  let activeSinceHeartbeat = false;

  async function beat(): Promise<void> {
    lastHeartbeat = options.now();
    activeSinceHeartbeat = false;
    const expiry = await options.heartbeat();
    if (expiry !== null) expiresAt = Math.max(expiry, expiresAt);
  }

  function beatWhenDue(): void {
    if (!activeSinceHeartbeat || options.now() - lastHeartbeat < HEARTBEAT_MS) return;
    // A heartbeat that fails is tried again with the next activity; the session's truth is on the server.
    beat().catch(() => {
      activeSinceHeartbeat = true;
    });
  }

  /** Any keyboard, mouse, wheel or touch activity (R4-30). */
  function activity(): void {
    if (state.expired) return;
    expiresAt = options.now() + durationMs;
    activeSinceHeartbeat = true;
    state.warningOpen = false;
    beatWhenDue();
  }

  /** The Continue button of the warning: the server must hear of it at once. */
  function continueSession(): void {
    if (state.expired) return;
    activity();
    beat().catch(() => {
      activeSinceHeartbeat = true;
    });
  }

  function expire(): void {
    state.warningOpen = false;
    state.expired = true;
    options.onExpired();
  }

  /** Called every second. */
  function tick(): void {
    if (state.expired) return;
    if (!options.enabled() || options.resting()) {
      expiresAt = Math.max(expiresAt, options.now() + durationMs);
      state.warningOpen = false;
      return;
    }
    beatWhenDue();
    const left = expiresAt - options.now();
    state.secondsLeft = Math.max(0, Math.ceil(left / 1000));
    if (left <= 0) expire();
    else state.warningOpen = left <= WARNING_MS;
  }

  /** A new session begins: after authorization, or with the expiry that the server gave. */
  function restart(serverExpiry: number | null = null): void {
    state.expired = false;
    state.warningOpen = false;
    expiresAt = serverExpiry ?? options.now() + durationMs;
    lastHeartbeat = options.now();
  }

  return { state, tick, activity, continueSession, restart };
}

export type Session = ReturnType<typeof createSession>;

/** Starts the clock and listens for activity; the answer stops both. */
export function runSession(session: Session, target: Window): () => void {
  const timer = target.setInterval(session.tick, 1000);
  const listener = () => session.activity();
  for (const event of ACTIVITY_EVENTS) target.addEventListener(event, listener, { passive: true });
  return () => {
    target.clearInterval(timer);
    for (const event of ACTIVITY_EVENTS) target.removeEventListener(event, listener);
  };
}
