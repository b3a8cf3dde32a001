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

/** Opens the provider's window; false where the browser did not. */
export function openLoginWindow(address: string): boolean {
  const opened = window.open(address, CHANNEL, FEATURES);
  return opened !== null && !opened.closed;
}

/**
 * What comes back. The provider's pages cut the window off from this one (Cross-Origin-Opener-Policy): nobody can see
 * that it was closed, so a claimant who comes back is heard of instead.
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
