import { describe, expect, it } from 'vitest';
import { wantsProvider } from './sampleWallet.mjs';
import { startWalletProvider } from './walletProvider.mjs';

describe('the stand-in for a wallet provider', () => {
  it('is for settlements that name it, the sample among them', () => {
    expect(wantsProvider([])).toBe(true);
    expect(wantsProvider(['settlements/meridian-auto', '--port', '8080'])).toBe(true);
    expect(wantsProvider(['settlements/northline-recall'])).toBe(false);
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
