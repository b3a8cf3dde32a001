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

/** Tells the server now and then that the page is in use; `renewed` hears of the server's expiry. */
function createHeartbeat({ now, heartbeat }: SessionOptions, renewed: (expiry: number) => void) {
  let last = now();
  let activeSince = false;

  async function send(): Promise<void> {
    last = now();
    activeSince = false;
    try {
      const expiry = await heartbeat();
      if (expiry !== null) renewed(expiry);
    } catch {
      // It is tried again with the next activity; the session's truth is on the server.
      activeSince = true;
    }
  }

  return {
    send,
    sendWhenDue(): void {
      if (activeSince && now() - last >= HEARTBEAT_MS) void send();
    },
    noteActivity(): void {
      activeSince = true;
    },
    restart(): void {
      last = now();
    },
  };
}

/**
 * Shows the server's session: it reads the clock rather than counting ticks, so that a sleeping machine or a
 * throttled tab finds the truth when it wakes.
 */
export function createSession(options: SessionOptions) {
  const state = proxy<SessionState>({ warningOpen: false, secondsLeft: 0, expired: false });
  const fromNow = () => options.now() + options.duration * 60_000;
  let expiresAt = fromNow();
  const heartbeat = createHeartbeat(options, (expiry) => {
    expiresAt = Math.max(expiry, expiresAt);
  });

  /** Any keyboard, mouse, wheel or touch activity (R4-30). */
  function activity(): void {
    if (state.expired) return;
    expiresAt = fromNow();
    state.warningOpen = false;
    heartbeat.noteActivity();
    heartbeat.sendWhenDue();
  }

  /** The Continue button of the warning: the server must hear of it at once. */
  function continueSession(): void {
    if (state.expired) return;
    activity();
    void heartbeat.send();
  }

  /** Called every second. */
  function tick(): void {
    if (state.expired) return;
    if (!options.enabled() || options.resting()) {
      expiresAt = Math.max(expiresAt, fromNow());
      state.warningOpen = false;
      return;
    }
    heartbeat.sendWhenDue();
    const left = expiresAt - options.now();
    state.secondsLeft = Math.max(0, Math.ceil(left / 1000));
    state.warningOpen = left > 0 && left <= WARNING_MS;
    if (left > 0) return;
    state.expired = true;
    options.onExpired();
  }

  /** A new session begins: after authorization, or with the expiry that the server gave. */
  function restart(serverExpiry: number | null = null): void {
    Object.assign(state, { expired: false, warningOpen: false });
    expiresAt = serverExpiry ?? fromNow();
    heartbeat.restart();
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
