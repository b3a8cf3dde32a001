/** Outcome of a login: from the window's last page, or a timeout here. */
export type LoginOutcome =
  | 'verified'
  | 'cancelled'
  | 'expired'
  | 'unverifiedEmail'
  | 'refused'
  | 'unavailable'
  | 'signedOut';

/** State of the login with the wallet's provider. */
export interface LoginState {
  phase: 'idle' | 'waiting';
  /** The browser did not open the window: a link leads there, and nothing is waited for. */
  blocked: boolean;
  /** The claimant has come back to the page while it waits: the window may have been closed. */
  returned: boolean;
  secondsLeft: number;
  /** How the last login ended; null before and during one. */
  end: LoginOutcome | null;
  /** The account that the server knows to be the claimant's. */
  email: string | null;
  /** How often an account was verified while the page was open. */
  verified: number;
}

/** Login in a window of the provider. The widget renders it; the app runs it. */
export interface WalletLogin {
  /** A valtio proxy. */
  state: LoginState;
  /** The login's address, for a link where no window opens. */
  address(): string;
  /** Opens the window. It must be called while a press is being handled, or browsers block it. */
  signIn(): void;
  /** The link was followed: as signIn, in a tab that the claimant opened. */
  follow(): void;
  /** Listens until the returned function is called; what happened meanwhile is asked of the server. */
  watch(): () => void;
}
