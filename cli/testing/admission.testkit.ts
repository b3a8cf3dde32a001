import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bundleWith, type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from './runCli.ts';

export const CONTEXT = { now: '2026-06-15T19:00:00Z', allowedCharacters: 'AadeLopezRs ', culture: 'en' };
const LIST =
  'claimNumber:credential+prefill,pin:credential,lastName:prefill\nLMH-1,0042,Lopez\nLMH-2,7305,Rosa\n';

/** The form of the template with two ways in, documents, and a class list of two. */
export const CHANGES: readonly Change[] = [
  change('settlement.json', '/forms/standard/authorization', [
    { kind: 'classList', match: [['claimNumber', 'pin']] },
    { kind: 'open' },
  ]),
  change('settlement.json', '/deadlines', { claimFilingDeadline: { deadline: '12/31/2026 11:59:59 PM' } }),
  change('settlement.json', '/forms/standard/documents', {
    maxBytes: 1000,
    maxFiles: 2,
    accept: ['.pdf', '.txt'],
  }),
  change('models.json', '/models/0/fields', [
    { name: 'claimNumber', type: 'string' },
    { name: 'pin', type: 'string' },
  ]),
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'prepopulatedData' },
    fields: [{ name: 'lastName', type: 'string' }],
  }),
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      {
        name: 'kind',
        type: 'string',
        rules: [{ name: 'required' }, { name: 'oneOf', ordinalParams: ['receipt'] }],
      },
      { name: 'file', type: 'file' },
    ],
  }),
  { file: 'claimants/standard.csv', text: LIST },
];

export const CLAIM = {
  claimantInfo: { firstName: 'Ada', lastName: 'Lopez', email: 'ada@example.com' },
  claimDetails: { bought: 'yes', boughtOn: '05/17/2018' },
  claimTransactions: [{ store: 'Market', amountClaimed: '5.01' }],
  signature: { signature: 'Ada Lopez' },
};

export const ADA = { credentials: { claimNumber: 'lmh-1', pin: '0042' } };
export const PDF = { kind: 'receipt', type: 'application/pdf', size: 900 };
/** A bundle whose form admits by class list and deadline, for the tests of one file, and what `cases` says of cases in it. */
export function admissionCases() {
  const folder = bundleWith(CHANGES);
  const run = (cases: Record<string, unknown>[], dir = folder) => runCases(cases, dir);
  const passes = async (one: Record<string, unknown>) => {
    const { out, err } = await run([one]);
    expect(out + err).toBe('1 passed, 0 failed\n');
  };
  return { folder, run, passes };
}

/** The output of the command for these cases of the bundle. */
async function runCases(cases: Record<string, unknown>[], dir: string) {
  const file = join(dir, 'cases', 'admission.cases.json');
  const named = cases.map((one, index) => ({ name: `case ${index}`, ...one }));
  writeFileSync(
    file,
    JSON.stringify({
      $schema: 'cases.schema.json',
      settlement: '..',
      form: 'standard',
      context: CONTEXT,
      cases: named,
    }),
  );
  return runCli(['cases', file], { cwd: dir });
}
