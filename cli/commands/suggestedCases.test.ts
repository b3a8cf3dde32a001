import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { suggestedFiles } from '../../authoring/cases/suggest/suggestedFile.ts';
import type { Tried } from '../../authoring/cases/suggest/trials.ts';
import { differences, type WrittenClaim } from '../../authoring/cases/suggest/writtenClaim.ts';
import { bundleWith, change } from '../../bundle/testing/bundles.testkit.ts';
import type { Case, CaseFile } from '../../schemas/generated/types.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { runCli } from '../testing/runCli.ts';
import { FILE, readCases } from './suggestedCases.testkit.ts';

const EVERYTHING = 'Every rule and every branch of every condition is exercised.\n';
const TEMPLATES = join(import.meta.dirname, '..', 'templates');

/** A bundle that has no cases. */
function without(folder: string): string {
  rmSync(join(folder, 'cases'), { recursive: true });
  return folder;
}

function named({ cases }: CaseFile, name: string): Case {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no case "${name}": ${cases.map((one) => one.name).join('; ')}`);
  return found;
}

/** What is different in a case from the one that can be filed. */
function changesOf(file: CaseFile, name: string) {
  const base = named(file, 'a claim that can be filed').claim as WrittenClaim;
  return differences(base, named(file, name).claim);
}

describe('claimwright cases --suggest', () => {
  let folder: string;
  let told: Awaited<ReturnType<typeof runCli>>;

  beforeAll(async () => {
    folder = without(bundleWith());
    told = await runCli(['cases', folder, '--suggest']);
  });

  it('C12-02: cases are written until every rule has failed once and every condition has been both, with the verdicts of the judge', async () => {
    expect(told.code).toBe(0);
    expect(told.out).toContain(`${FILE}\n`);
    expect(told.out).toMatch(/\n18 cases suggested, every rule and branch is exercised\.\n/);
    const { code, out } = await runCli(['cases', folder, '--coverage']);
    expect(out).toContain(`${EVERYTHING}18 passed, 0 failed\n`);
    expect(code).toBe(0);
  });

  it('C12-02: each verdict is marked for the author to confirm', () => {
    expect(readCases(folder).cases.map(({ confirm }) => confirm)).toEqual(Array(18).fill(true));
  });

  it('C12-02: the first can be filed, and each other differs from it in what its name says', () => {
    const file = readCases(folder);
    expect(file.cases[0]).toMatchObject({ name: 'a claim that can be filed', errors: [] });
    expect(changesOf(file, 'signature left empty')).toEqual([{ path: 'signature.signature', value: null }]);
    expect(named(file, 'signature left empty').errors).toEqual([
      { path: 'signature.signature', rule: 'required' },
    ]);
    expect(changesOf(file, 'email "alexexample.com"')).toEqual([
      { path: 'claimantInfo.email', value: 'alexexample.com' },
    ]);
    expect(named(file, 'bought "no"')).toMatchObject({ errors: [], exit: 'not-eligible' });
  });

  it('C12-02: what a bound lets be is tried just beyond it: amounts, lengths, places, counts of records', () => {
    const file = readCases(folder);
    expect(changesOf(file, 'amount claimed of transaction 1: 0.01 above the most (10000)')).toEqual([
      { path: 'claimTransactions.0.amountClaimed', value: '10000.01' },
    ]);
    const [tooLong] = changesOf(file, 'store of transaction 1: one character longer than the most (80)');
    expect(String(tooLong?.value)).toHaveLength(81);
    const many = named(file, '21 transactions, one more than the most (20)');
    expect(many.claim).toMatchObject({ claimTransactions: { length: 21 } });
    expect(many.errors).toEqual([{ path: 'claimTransactions', rule: 'records' }]);
  });

  it('C12-02: plain values stand for people, as their fields expect them', () => {
    expect(named(readCases(folder), 'a claim that can be filed').claim).toMatchObject({
      claimantInfo: { firstName: 'Alex', lastName: 'Sample', email: 'alex@example.com' },
      signature: { signature: 'Alex Sample' },
    });
  });

  it('C12-02: what one sentence says of a page is one case', () => {
    const name = 'claimant info: nothing that must be answered is answered';
    expect(named(readCases(folder), name).errors).toEqual(
      ['firstName', 'lastName', 'email'].map((field) => ({
        path: `claimantInfo.${field}`,
        rule: 'required',
      })),
    );
  });

  it('C12-02: the same bundle gives the same file, and --print writes none', async () => {
    const written = readFileSync(join(folder, FILE), 'utf8');
    const other = without(bundleWith());
    const printed = await runCli(['cases', other, '--suggest', '--print']);
    const own = (text: string) => text.replace(/"\$schema": "[^"]*"/, '');
    expect(own(printed.out)).toBe(own(written));
    expect(existsSync(join(other, 'cases'))).toBe(false);
    expect(printed.err).toContain('18 cases suggested');
  });
});

describe('claimwright cases --suggest beside an author’s cases', () => {
  it('C12-02: only what they leave open is suggested, made of their claims and at their moment', async () => {
    const folder = bundleWith();
    const { out } = await runCli(['cases', folder, '--suggest']);
    expect(out).toContain('15 cases suggested, every rule and branch is exercised.');
    const file = readCases(folder);
    expect(file.cases.map(({ name }) => name)).not.toContain('a claim that can be filed');
    const [first] = readCases(folder, 'cases/standard.cases.json').cases;
    expect(differences(first?.claim, named(file, 'signature left empty').claim)).toEqual([
      { path: 'signature.signature', value: null },
    ]);
    expect(file.context.now).toBe('2030-06-01T12:00:00Z');
    expect((await runCli(['cases', folder, '--coverage'])).out).toContain(
      `${EVERYTHING}17 passed, 0 failed\n`,
    );
  });

  it('C12-02: what an author changed stays, and what is open again is added behind it', async () => {
    const folder = bundleWith();
    await runCli(['cases', folder, '--suggest']);
    const path = join(folder, FILE);
    const again = await runCli(['cases', folder, '--suggest']);
    expect(again.out).toBe('Nothing to suggest, every rule and branch is exercised.\n');
    const { cases, ...rest } = readCases(folder);
    const [taken, ...kept] = cases.map(({ confirm: _, ...one }, index) => ({
      ...one,
      name: `mine ${index}`,
    }));
    const mine = `${JSON.stringify({ ...rest, cases: kept }, null, '\t')}\n`;
    writeFileSync(path, mine);
    await runCli(['cases', folder, '--suggest']);
    expect(readFileSync(path, 'utf8').startsWith(mine.slice(0, mine.lastIndexOf('}\n\t]') + 1))).toBe(true);
    const after = readCases(folder).cases;
    expect(after.slice(0, kept.length)).toEqual(kept);
    expect(after.at(-1)).toMatchObject({ confirm: true, claim: taken?.claim, errors: taken?.errors });
  });

  it('C12-02: a file of another moment is left alone, and the cases go beside it', async () => {
    const folder = without(bundleWith());
    await runCli(['cases', folder, '--suggest', '--now', '2027-03-01T12:00:00Z']);
    const path = join(folder, FILE);
    const file = readCases(folder);
    writeFileSync(path, JSON.stringify({ ...file, cases: file.cases.slice(0, 3) }));
    await runCli(['cases', folder, '--suggest', '--now', '2028-03-01T12:00:00Z']);
    expect(readCases(folder).cases).toHaveLength(3);
    const other = readCases(folder, 'cases/standard.suggested-2.cases.json');
    expect(other.context.now).toBe('2028-03-01T12:00:00Z');
    expect((await runCli(['cases', folder, '--coverage'])).out).toContain(EVERYTHING);
  });

  it('C12-02: nothing that is one person’s of the class list comes into a case, and what is chosen in records is tried, too', async () => {
    const condition = { value: { member: 'mailingSubDivision' }, equals: 'CO' };
    const rule = { name: 'requiredWhen', namedParams: { condition } };
    const phone = '/models/2/fields/9/rules/-';
    const folder = without(bundleWith([change('models.json', phone, rule)], join(TEMPLATES, 'data-breach')));
    const { out } = await runCli(['cases', folder, '--suggest']);
    expect(out).toContain('cases suggested, every rule and branch is exercised.');
    expect(readCases(folder).context.now).toBe('2035-12-02T12:00:00Z');
    const list = readFileSync(join(folder, 'claimants/standard.csv'), 'utf8').trim().split('\n').slice(1);
    const written = readdirSync(join(folder, 'cases')).map((name) =>
      readFileSync(join(folder, 'cases', name), 'utf8'),
    );
    const cells = [...new Set(list.flatMap((row) => row.split(',')))].filter((cell) => cell !== '');
    const people = cells.filter((cell) => !['CO', 'CA'].includes(cell));
    expect(people.length).toBeGreaterThan(12);
    expect(people.filter((cell) => written.some((text) => text.includes(`"${cell}"`)))).toEqual([]);
    expect(written.join('')).toMatch(/"prepopulatedData": \[\s*\{[^}]*"mailingSubDivision": "CO"/);
  });

  it('C12-02: what no claim shows is named with its place and why', async () => {
    const bought = { value: { field: 'bought' } };
    const both = {
      all: [
        { ...bought, equals: 'yes' },
        { ...bought, equals: 'no' },
      ],
    };
    const rule = { name: 'requiredWhen', namedParams: { condition: both } };
    const folder = bundleWith([change('models.json', '/models/2/fields/0/rules/-', rule)]);
    const { code, out } = await runCli(['cases', folder, '--suggest']);
    expect(out).toMatch(
      /\nNot exercised:\n(.*\n)* {2}.*\/models\.json:120:13 requiredWhen of claimDetails\.bought: requiredWhen of claimDetails\.bought can never fail\.\n/,
    );
    expect(out).toContain('15 cases suggested, 2 not exercised.');
    expect(code).toBe(0);
  });

  it('C12-02: two rules of a name on one field count each by itself', async () => {
    const at = '/models/1/fields/0/rules/-';
    const folder = bundleWith([
      change('models.json', at, { name: 'regularExpression', ordinalParams: ['^A'] }),
      change('models.json', at, { name: 'regularExpression', ordinalParams: ['a$'] }),
    ]);
    await runCli(['cases', folder, '--suggest']);
    expect((await runCli(['cases', folder, '--coverage'])).out).toContain(EVERYTHING);
    const file = readCases(folder);
    const one = file.cases.filter(({ errors = [] }) =>
      errors.some(({ rule }) => rule === 'regularExpression'),
    );
    writeFileSync(
      join(folder, FILE),
      JSON.stringify({ ...file, cases: file.cases.filter((other) => other !== one[0]) }),
    );
    expect(one.length).toBeGreaterThan(1);
    const { out } = await runCli(['cases', folder, '--coverage']);
    expect(out.match(/no case fails regularExpression of claimantInfo\.firstName/g)).toHaveLength(1);
  });
});

describe('the files of suggested cases', () => {
  const tried = (entry: EntryKind | null): Tried =>
    ({ claim: { claimDetails: {} }, entry, verdict: { errors: [], exit: undefined } }) as unknown as Tried;
  const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };

  it('C12-02: each way in has its file, in whose context it stands, and no two cases of a file have one name', () => {
    const made = [tried('classList'), tried('open'), tried('classList')].map((one) => ({
      name: 'the same',
      tried: one,
    }));
    const files = suggestedFiles({ form: 'standard', context, made, left: [] }, '/nowhere');
    expect(
      files.map(({ path, file }) => [path, file.context.entry, file.cases.map(({ name }) => name)]),
    ).toEqual([
      ['cases/standard.suggested.cases.json', 'classList', ['the same', 'the same (2)']],
      ['cases/standard-open.suggested.cases.json', 'open', ['the same']],
    ]);
  });
});
