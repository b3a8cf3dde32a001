import { describe, expect, it } from 'vitest';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { changedBundle, testServer } from '../testing/testServer.testkit.ts';

async function policyWith(tags: { tagId: string | null; secondTagId?: string }): Promise<string[]> {
  const bundleDir = changedBundle({
    'settlement.json': (text) => JSON.stringify({ ...JSON.parse(text), tags }),
  });
  const visitor = await (await testServer({ bundleDir, builtAppDir: builtApp() })).visitor();
  return String((await visitor.get('/')).headers['content-security-policy']).split(';');
}

describe('the policy', () => {
  it('R3-02: lets in what analytics tags need, where there are any', async () => {
    const policy = await policyWith({ tagId: null, secondTagId: 'G-SECOND2' });
    expect(policy.find((part) => part.startsWith('script-src '))).toContain(
      ' https://www.googletagmanager.com',
    );
    expect(policy.find((part) => part.startsWith('connect-src'))).toContain('https://*.google-analytics.com');
  });

  it('R3-02: lets nothing in where there are none', async () => {
    expect((await policyWith({ tagId: null })).join(';')).not.toContain('google');
  });
});
