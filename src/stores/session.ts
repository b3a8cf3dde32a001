import { proxy } from 'valtio/vanilla';
import { createHeartbeat } from './heartbeat.ts';
import { isSessionTabMessage, type SessionTabMessage, type Tabs } from './tabs.ts';

const WARNING_MS = 60_000;
const TELL_MS = 1_000;
const ASK_AGAIN_MS = 10_000;
/** Time for which an unreachable server is retried before the page ends the session by its own clock. */
const PATIENCE_MS = 60_000;

export interface SessionTimerState {
  warningOpen: boolean;
  /** Whole seconds left, for the countdown. */
  secondsLeft: number;
  expired: boolean;
  /** True once the claimant has ended the session (C15-06). */
  left: boolean;
}

/** Session of this browser on the server: its key, null where there is none, and the remaining time in ms. */
export interface ServerSession {
  key: string | null;
  left: number;
}

/** Holder of the browser's session after this page's was lost before its time. */
export type Successor = 'nobody' | 'somebodyElse';

export interface SessionOptions {
  now: () => number;
  /** Duration of a session, in minutes (C7-03). */
  duration: number;
  /** Tests if the shown page may time out. */
  enabled: () => boolean;
  /** Tests if the timer is paused, because a submission is pending (C6-16). */
  isPaused: () => boolean;
  /** Prolongs the session on the server; resolves to its expiry in ms, or to null where the server has no session. */
  heartbeat: () => Promise<number | null>;
  /** Requests the browser's session from the server, without prolonging it. */
  ask: () => Promise<ServerSession>;
  tabs: Tabs;
  /** Called when the page has ended the session with this key; null where the server had none, or has it no more. */
  onExpired: (key: string | null) => void;
  /** Called when the session ended early: somebody signed in in another tab, or the server ended it. */
  onGone: (successor: Successor) => void;
}

/** State and dependencies of the session timer. */
interface Parts extends SessionOptions {
  state: SessionTimerState;
  current: {
    /** Storage key of the page's session on the server; null before anybody signed in. */
    key: string | null;
    expiresAt: number;
  };
}

const durationOf = ({ duration }: SessionOptions) => duration * 60_000;
const fromNow = (options: SessionOptions) => options.now() + durationOf(options);
const leftOf = ({ now, current }: Parts) => current.expiresAt - now();

function end({ state, current, onExpired }: Parts, key = current.key): void {
  current.key = null;
  Object.assign(state, { expired: true, warningOpen: false });
  onExpired(key);
}

/**
 * Creates the check of the session on the server, whose response is authoritative (C6-16). Another tab may have used
 * the session, so no page ends it by its own clock (C10-03).
 */
function createSessionCheck(parts: Parts, hasUnsentActivity: () => boolean) {
  const { state, current, now, isPaused, onGone } = parts;
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let failingSince: number | null = null;

  function settle({ key, left }: ServerSession): void {
    if (state.expired || current.key === null) return;
    if (key === current.key) {
      current.expiresAt = Math.max(now() + left, hasUnsentActivity() ? current.expiresAt : 0);
      state.warningOpen &&= leftOf(parts) <= WARNING_MS;
    } else if (leftOf(parts) <= WARNING_MS) end(parts);
    else {
      current.key = null;
      onGone(key === null ? 'nobody' : 'somebodyElse');
    }
  }

  /** Handles a failed request: ends the session where its time is up and the server stays unreachable. */
  function failed(): void {
    failingSince ??= now();
    if (leftOf(parts) <= 0 && now() - failingSince >= PATIENCE_MS) end(parts);
  }

  async function ask(): Promise<void> {
    if (isAsking || state.expired || current.key === null || isPaused()) return;
    isAsking = true;
    askedAt = now();
    try {
      settle(await parts.ask());
      failingSince = null;
    } catch {
      failed();
    } finally {
      isAsking = false;
    }
  }

  return {
    ask,
    /** Called when the time is up by this page's clock. */
    timeIsUp(): void {
      if (current.key === null) end(parts);
      else if (now() - askedAt >= ASK_AGAIN_MS) void ask();
    },
  };
}

type Asking = ReturnType<typeof createSessionCheck>;
type Heartbeat = ReturnType<typeof createHeartbeat>;

const mayEnd = ({ enabled, isPaused }: SessionOptions) => enabled() && !isPaused();

/** Creates the handlers of activity, which prolongs the session here, on the server and in the other tabs. */
function createUse(parts: Parts, heartbeat: Heartbeat, asking: Asking) {
  const { state, current, now, tabs } = parts;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tellTabs(): void {
    toldAt = now();
    if (current.key === null) return;
    const news: SessionTabMessage = {
      kind: 'active',
      tab: tabs.id,
      key: current.key,
      until: current.expiresAt,
    };
    tabs.broadcast(news);
  }

  function prolong(): void {
    current.expiresAt = fromNow(parts);
    if (current.key === null) return;
    heartbeat.noteActivity();
    heartbeat.sendWhenDue();
    if (now() - toldAt >= TELL_MS) tellTabs();
  }

  /**
   * Handles keyboard, mouse, wheel or touch activity (R4-30); after the expiry it prolongs nothing. The next tick
   * closes the warning, because otherwise the rest of a press on its Continue would hit what lies beneath, and Enter
   * file the claim.
   */
  function activity(): void {
    if (state.expired) return;
    if (leftOf(parts) > 0 || !mayEnd(parts)) prolong();
    else asking.timeIsUp();
  }

  return {
    tellTabs,
    activity,
    /** Handles the Continue button of the warning, with a heartbeat at once. */
    continueSession(): void {
      activity();
      if (state.expired) return;
      state.warningOpen = false;
      if (current.key !== null) void heartbeat.send();
    },
  };
}

/** Updates the countdown, every second. */
function tick(parts: Parts, heartbeat: Heartbeat, asking: Asking): void {
  const { state, current } = parts;
  if (state.expired) return;
  if (!mayEnd(parts)) {
    current.expiresAt = Math.max(current.expiresAt, fromNow(parts));
    state.warningOpen = false;
    return;
  }
  if (current.key !== null) heartbeat.sendWhenDue();
  const left = leftOf(parts);
  state.secondsLeft = Math.max(0, Math.ceil(left / 1000));
  state.warningOpen = left <= WARNING_MS;
  if (left <= 0) asking.timeIsUp();
}

/** Handles a message of another tab (C10-03). */
function onTabMessage(parts: Parts, news: SessionTabMessage, asking: Asking): void {
  const { state, current } = parts;
  if (news.kind === 'changed') void asking.ask();
  else if (news.key === current.key && !state.expired) {
    current.expiresAt = Math.max(current.expiresAt, Math.min(news.until, fromNow(parts)));
    state.warningOpen &&= leftOf(parts) <= WARNING_MS;
  }
}

/**
 * Creates the store of the session timer, which warns before the server's session expires. It reads the clock rather
 * than counting ticks, so that a sleeping machine or a throttled tab is right when it wakes. Tabs of one browser share
 * a session, and notify each other of its use.
 */
export function createSession(options: SessionOptions) {
  const state = proxy<SessionTimerState>({ warningOpen: false, secondsLeft: 0, expired: false, left: false });
  const current: Parts['current'] = { key: null, expiresAt: fromNow(options) };
  const parts: Parts = { ...options, state, current };
  const heartbeat = createHeartbeat({
    now: options.now,
    duration: durationOf(options),
    send: options.heartbeat,
    renewed: (expiry) => {
      current.expiresAt = Math.max(expiry, current.expiresAt);
    },
    gone: () => void asking.ask(),
  });
  const asking = createSessionCheck(parts, heartbeat.hasUnsentActivity);
  const { tellTabs, ...use } = createUse(parts, heartbeat, asking);
  options.tabs.listen(isSessionTabMessage, (news) => onTabMessage(parts, news, asking));

  /** Starts a session with the server's key and expiry, or with the page's own duration while nobody has signed in. */
  function restart(key: string | null = null, serverExpiry: number | null = null): void {
    Object.assign(state, { expired: false, left: false, warningOpen: false });
    Object.assign(current, { key, expiresAt: serverExpiry ?? fromNow(options) });
    // Continues the interval from before a reload, because a phone that reloads for each photo would send none.
    heartbeat.restart(current.expiresAt - durationOf(options));
  }

  return {
    state,
    ...use,
    tick: () => tick(parts, heartbeat, asking),
    restart,
    /** Checks the session on the server, when the page is visible again. */
    check: asking.ask,
    /** Restarts the session after a sign-in, and notifies the other tabs. */
    signedIn(key: string, serverExpiry: number): void {
      restart(key, serverExpiry);
      const news: SessionTabMessage = { kind: 'changed' };
      options.tabs.broadcast(news);
      tellTabs();
    },
    /** Ends the timer of a session that the claimant has ended on the server. */
    leave(): void {
      state.left = true;
      end(parts, null);
    },
    /** Returns the key of the page's session; null while there is none. */
    key: () => current.key,
    /** Tests if this is the key of the page's session. */
    isCurrentKey: (key: string) => current.key === key,
  };
}

export type Session = ReturnType<typeof createSession>;
