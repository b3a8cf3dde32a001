import { defineCheck, type Found } from './check.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** Reports an enabled wallet whose provider cannot be used for a login (C6-05). */
export const walletSettings = defineCheck({
  code: 'wallet-settings',
  severity: 'error',
  summary: 'a wallet that nobody could log in to',
  needs: 'file',
  *run({ bundle: { settlement } }): Generator<Found> {
    const { wallet } = settlement;
    if (!wallet?.enabled) return;
    const file = 'settlement.json';
    for (const key of ['issuer', 'clientId'] as const)
      if (!wallet[key])
        yield {
          file,
          pointer: '/wallet',
          message: `The wallet is enabled and has no "${key}".`,
          hint: `Give the provider's "${key}", or write "enabled": false.`,
        };
    if (wallet.issuer && !isSafe(wallet.issuer))
      yield {
        file,
        pointer: '/wallet/issuer',
        message: `The wallet's issuer ${wallet.issuer} is not https.`,
        hint: 'Give its https address; plain http is for a provider on this machine.',
      };
    if (wallet.scopes && !wallet.scopes.includes('openid'))
      yield {
        file,
        pointer: '/wallet/scopes',
        message: 'The wallet\'s scopes lack "openid": the provider would not say who logged in.',
        hint: 'Add "openid".',
      };
  },
});
