import { describe, expect, it } from 'vitest';
import { hint, wantsProvider } from './sampleWallet.mjs';
import { startWalletProvider } from './walletProvider.mjs';

describe('the stand-in for a wallet provider', () => {
  it('is for settlements that name it, the sample among them', () => {
    expect(wantsProvider([])).toBe(true);
    expect(wantsProvider(['settlements/meridian-auto', '--port', '8080'])).toBe(true);
    expect(wantsProvider(['settlements/northline-recall'])).toBe(false);
  });

  it('is named below the address of `npm start` where it runs, beside how that is stopped', () => {
    expect(hint([])).toBe(
      'Ctrl-C stops it. README.md names a claimant to sign in as. The payment wallet is a stand-in on http://localhost:4290.\n',
    );
    expect(hint(['settlements/northline-recall'])).toBe('Ctrl-C stops it.\n');
  });

  it('never runs in production', async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      await expect(startWalletProvider(0)).rejects.toThrow('does not run in production');
    } finally {
      process.env.NODE_ENV = before;
    }
  });
});
