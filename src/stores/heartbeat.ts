const LONGEST_MS = 5 * 60_000;

export interface HeartbeatOptions {
  now: () => number;
  /** How long a session lasts, in ms: a short one is told more often, so that no active page outlives it. */
  duration: number;
  /** Tells the server; answers the session's expiry in ms, or null when the server knows no session. */
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
      // It is tried again with the next activity; the session's truth is on the server.
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
    /** Whether there was activity that the server has not heard of. */
    isUntold: () => activeSince,
    /** Begins the pause between heartbeats at the instant at which the server last prolonged the session. */
    restart(prolongedAt: number): void {
      last = prolongedAt;
      activeSince = false;
    },
  };
}
