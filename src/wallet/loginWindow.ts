import type { LoginOutcome } from '../../widgets/Wallet/login.ts';

const CHANNEL = 'claimwright-wallet';
const FEATURES = 'popup,width=480,height=720';

const ENDS: Record<LoginOutcome, true> = {
  verified: true,
  cancelled: true,
  expired: true,
  unverifiedEmail: true,
  refused: true,
  unavailable: true,
  signedOut: true,
};

/** Opens the login window of the wallet's provider. Returns false where the browser blocked it. */
export function openLoginWindow(address: string): boolean {
  const opened = window.open(address, CHANNEL, FEATURES);
  return opened !== null && !opened.closed;
}

/**
 * Listens for the outcome of the login window and for the claimant's return to this page. The provider's pages cut the
 * window off from this one (Cross-Origin-Opener-Policy), so its closing cannot be observed. Returns a function that
 * stops listening.
 */
export function onLoginMessage(on: { end: (end: LoginOutcome) => void; returned: () => void }): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<{ end?: unknown } | null>) => {
    const end = data?.end;
    if (typeof end === 'string' && Object.hasOwn(ENDS, end)) on.end(end as LoginOutcome);
  };
  const back = () => {
    if (document.visibilityState === 'visible') on.returned();
  };
  window.addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    channel.close();
    window.removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
  };
}
