import { describe, expect, it } from 'vitest';
import type { RawField, RawModel, RawRecord } from '../oracle/raw.ts';
import { compileModels, judgeWith, openForm } from './standalone.ts';

const CONTEXT = { now: '2026-06-15T19:00:00Z', allowedCharacters: null, culture: 'en' };
const VALUES: RawField[] = [
  { name: 'text', type: 'string', rules: [{ name: 'required' }] },
  { name: 'number', type: 'number', rules: [{ name: 'range', ordinalParams: [1, 2] }] },
  { name: 'day', type: 'date', rules: [{ name: 'validDate' }] },
  { name: 'flag', type: 'boolean', rules: [{ name: 'required' }] },
];
const MODELS: RawModel[] = [
  { metadata: { formType: 'Standard', dtoMapping: 'claimDetails' }, fields: VALUES },
  {
    metadata: { formType: 'Standard', dtoMapping: 'claimTransactions' },
    fields: [...VALUES, { name: 'items', type: 'list', rules: [{ name: 'required' }], fields: VALUES }],
  },
  {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [{ name: 'file', type: 'file', rules: [{ name: 'required' }] }],
  },
];
const form = openForm(compileModels(MODELS));

const WRONG: Record<string, unknown[]> = {
  text: [5, true, {}, ['a']],
  number: [true, {}, [1]],
  day: [20200101, true, {}, ['01/01/2020']],
  flag: ['true', 1, 0, {}, []],
};

/** Each wrong value of each field, put where `put` says, at the path with the field's name. */
function wrongFields(
  path: string,
  put: (record: RawRecord) => RawRecord,
): [path: string, claim: RawRecord][] {
  return Object.entries(WRONG).flatMap(([name, values]) =>
    values.map((value): [string, RawRecord] => [`${path}.${name}`, put({ [name]: value })]),
  );
}

const CASES: [path: string, claim: RawRecord][] = [
  ...wrongFields('claimDetails', (record) => ({ claimDetails: record })),
  ...wrongFields('claimTransactions.1', (record) => ({ claimTransactions: [{}, record] })),
  ...wrongFields('claimTransactions.0.items.1', (record) => ({
    claimTransactions: [{ items: [{}, record] }],
  })),
  ...[[], 'a', 5, true].map((value): [string, RawRecord] => ['claimDetails', { claimDetails: value }]),
  ...[{}, 'a', 5, true].map((value): [string, RawRecord] => [
    'claimTransactions',
    { claimTransactions: value },
  ]),
  ...[{}, 'a', 5].map((items): [string, RawRecord] => [
    'claimTransactions.0.items',
    { claimTransactions: [{ items }] },
  ]),
  ...['a', 5, []].map((row): [string, RawRecord] => [
    'claimTransactions.1',
    { claimTransactions: [{}, row] },
  ]),
  ...['a.pdf', 5, true, []].map((file): [string, RawRecord] => [
    'documentContexts.0.file',
    { documentContexts: [{ file }] },
  ]),
];

describe('C3-07: values of the wrong JSON type', () => {
  it.each(CASES)('%s in %j', (path, claim) => {
    const { structure, errors } = judgeWith(form, CONTEXT, claim);
    expect(structure.map((error) => error.path)).toEqual([path]);
    expect(errors.filter((error) => error.path === path || error.path.startsWith(`${path}.`))).toEqual([]);
  });

  it.each([
    { name: 'a.pdf' },
    { name: 'a.pdf', size: '3', type: 'x' },
    { name: 'a.pdf', size: 3, type: 'x', more: 1 },
  ])('a file that is no descriptor: %j', (file) => {
    const { structure } = judgeWith(form, CONTEXT, { documentContexts: [{ file }] });
    expect(structure.length).toBeGreaterThan(0);
    for (const error of structure) expect(error.path).toMatch(/^documentContexts\.0\.file(\.\w+)?$/);
  });

  it.each([null, 5, 'claim', []])('C3-07: a claim that is no object at all does not pass: %j', (claim) => {
    const { structure, errors } = judgeWith(form, CONTEXT, claim as unknown as RawRecord);
    expect(structure.length + errors.length).toBeGreaterThan(0);
  });
});
