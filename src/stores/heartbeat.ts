const LONGEST_MS = 5 * 60_000;

export interface HeartbeatOptions {
  now: () => number;
  /** Duration of a session, in ms: a short one is prolonged more often, so that no active page outlives it. */
  duration: number;
  /** Prolongs the session on the server; resolves to its expiry in ms, or to null where the server has no session. */
  send: () => Promise<number | null>;
  renewed: (expiry: number) => void;
  gone: () => void;
}

/** Creates the heartbeat that prolongs the session on the server while the page is in use (C6-16). */
export function createHeartbeat(options: HeartbeatOptions) {
  const { now, send, renewed, gone } = options;
  const interval = Math.min(LONGEST_MS, options.duration / 3);
  let last = now();
  let activeSince = false;

  async function beat(): Promise<void> {
    last = now();
    activeSince = false;
    try {
      const expiry = await send();
      if (expiry === null) gone();
      else renewed(expiry);
    } catch {
      // Retried with the next activity; the server alone decides when the session expires.
      activeSince = true;
    }
  }

  return {
    send: beat,
    sendWhenDue(): void {
      if (activeSince && now() - last >= interval) void beat();
    },
    noteActivity(): void {
      activeSince = true;
    },
    /** Tests if there was activity that no heartbeat has reported to the server. */
    hasUnsentActivity: () => activeSince,
    /** Starts the interval between heartbeats at the instant at which the server last prolonged the session. */
    restart(prolongedAt: number): void {
      last = prolongedAt;
      activeSince = false;
    },
  };
}
