/** Outcome of a login with the wallet's provider: from the login window's last page, or a timeout. */
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
  /** The browser blocked the window: a link is shown, and the phase is not `waiting`. */
  blocked: boolean;
  /** The claimant has returned to the page during the login: the window may have been closed. */
  returned: boolean;
  secondsLeft: number;
  /** Outcome of the last login; null before and during one. */
  end: LoginOutcome | null;
  /** The account that the server has verified as the claimant's. */
  email: string | null;
  /** Number of verifications while the page was open. */
  verified: number;
}

/** Login in a window of the provider. The widget renders it; the app runs it. */
export interface WalletLogin {
  /** A valtio proxy. */
  state: LoginState;
  /** The login's address, for a link where no window opens. */
  address(): string;
  /** Opens the window. Call it in the handler of a click, because browsers block it otherwise. */
  signIn(): void;
  /** Called on a click on the link: as signIn, in the tab that the link opens. */
  follow(): void;
  /** Watches the login until the returned function is called; requests missed outcomes from the server. */
  watch(): () => void;
}
