import { describe, expect, it } from 'vitest';
import type { FormDeadline } from '../../schemas/generated/types.ts';
import { momentOf } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import { bundleFaults, bundleForm, type SmallBundle } from '../testing/forms.testkit.ts';
import { deadlineKeysOf, possibleDeadlines } from './formDeadlines.ts';

const models: SmallBundle['models'] = [
  {
    metadata: { formType: 'Standard', dtoMapping: 'claimDetails' },
    fields: [{ name: 'state', type: 'string', rules: [] }],
  },
];

const bundled = (deadlines: FormDeadline[]): SmallBundle => ({
  models,
  settlement: {
    deadlines: { claimFilingDeadline: { deadline: '06/30/2030' } },
    forms: {
      standard: { formType: 'Standard', pages: [], authorization: { kind: 'open' }, deadlines },
    },
  },
});

const lives = (state: string): NonNullable<FormDeadline['when']> => ({
  value: { field: 'state', model: 'claimDetails' },
  equals: state,
});

async function keysOf(deadlines: FormDeadline[], claim: ClaimDocument): Promise<readonly string[]> {
  const { plan } = await bundleForm(bundled(deadlines));
  return deadlineKeysOf(plan, claim, momentOf({ now: new Date('2030-05-04T17:00:00Z'), entry: 'open' }));
}

describe('the deadline of a claim', () => {
  const list = [
    { when: lives('CA'), key: 'californian' },
    { when: { value: { entry: {} }, equals: 'claims' }, key: 'knownDeadline' },
    { when: lives('CA'), key: 'never' },
    { key: 'ordinary' },
  ];

  it('C8-24 C15-02: is the first of the form’s list whose condition holds, alone', async () => {
    expect(await keysOf(list, { claimDetails: { state: 'CA' } })).toEqual(['californian']);
    expect(await keysOf(list, { claimDetails: { state: 'NV' } })).toEqual(['ordinary']);
    expect(await keysOf(list, {})).toEqual(['ordinary']);
  });

  it('C8-24: may hang on the way in and on the day', async () => {
    const open = { when: { value: { entry: {} }, equals: 'open' }, key: 'withoutNotice' };
    const today = { when: { value: { today: {} }, equals: '05/04/2030' }, key: 'thatDay' };
    expect(await keysOf([open, { key: 'ordinary' }], {})).toEqual(['withoutNotice']);
    expect(await keysOf([today, { key: 'ordinary' }], {})).toEqual(['thatDay']);
  });

  it('C8-24 C15-02: is the form’s own beside the global one where none holds, and without a list', async () => {
    expect(await keysOf([{ when: lives('CA'), key: 'californian' }], {})).toEqual([
      'claimFilingDeadline',
      'globalDeadline',
    ]);
    expect(await keysOf([], {})).toEqual(['claimFilingDeadline', 'globalDeadline']);
  });

  it('C8-24: the keys that a claim may come to end with the first without a condition', async () => {
    const possible = async (deadlines: FormDeadline[]) =>
      possibleDeadlines((await bundleForm(bundled(deadlines))).plan);
    expect(await possible([...list, { key: 'later' }])).toEqual([
      ['californian'],
      ['knownDeadline'],
      ['never'],
      ['ordinary'],
    ]);
    expect(await possible(list.slice(0, 1))).toEqual([
      ['californian'],
      ['claimFilingDeadline', 'globalDeadline'],
    ]);
    expect(await possible([])).toEqual([['claimFilingDeadline', 'globalDeadline']]);
  });

  it('C8-24: a condition that names what is not there is a fault at its place', () => {
    const wrong = { when: { value: { field: 'stat', model: 'claimDetails' }, equals: 'CA' }, key: 'x' };
    expect(bundleFaults(bundled([wrong]))).toEqual([
      'unknown-field settlement.json /forms/standard/deadlines/0/when/value/field',
    ]);
  });
});
