import { expect, it } from 'vitest';
import { readBundle } from '../../../bundle/readBundle.ts';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import { CLAIM } from '../../../cli/testing/admission.testkit.ts';
import { type KnownCase, suggestForm } from './suggestForm.ts';

const NOW = new Date('2026-06-15T19:00:00Z');

it('C12-02: of many long claims of the author as many are judged as there are steps for', async () => {
  const read = readBundle(bundleWith());
  const [transaction] = CLAIM.claimTransactions;
  const claimTransactions = Array.from({ length: 25_000 }, () => transaction);
  const context = { now: NOW.toISOString(), allowedCharacters: null, culture: 'en' };
  const verdict: KnownCase['verdict'] = { claim: {}, errors: [], structure: [], changes: [] };
  const known = Array.from({ length: 100 }, (_, index): KnownCase => {
    const claimantInfo = { ...CLAIM.claimantInfo, phone: `206555${1000 + index}` };
    return { name: `${index}`, context, verdict, accepted: { ...CLAIM, claimantInfo, claimTransactions } };
  });
  const { made } = await suggestForm(read, 'standard', NOW, known, new Set());
  expect(made.length).toBeGreaterThan(0);
}, 60_000);
