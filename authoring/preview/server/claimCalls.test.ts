import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleWith, change } from '../../../bundle/testing/bundles.testkit.ts';
import type { TraceStep } from '../protocol/types.ts';
import { answerOf, post, previewOf } from './preview.testkit.ts';

const SAMPLE = 'settlements/meridian-auto-short';
const CASES = 'cases/claims.cases.json';

let folder = '';
let preview: Awaited<ReturnType<typeof previewOf>>;
let origin = '';

beforeAll(async () => {
  folder = bundleWith([], SAMPLE);
  preview = await previewOf(folder);
  ({ origin } = preview);
});

afterAll(async () => {
  await preview.close();
});

const call = (path: string, body: object) => answerOf(post(origin, path, body));
const get = (path: string) => answerOf(fetch(`${origin}/preview/api/${path}`));
const entered = (claim: object) => ({ form: 'standard', culture: 'en', claim });

describe('what earlier pages need', () => {
  it('C12-05: is filled in from a case that is filed, and what is typed stays', async () => {
    const typed = { claimantInfo: { firstName: 'Typed' } };
    const { claim, left } = await call('filled', { ...entered(typed), page: 'claim-summary' });
    expect(left).toEqual([]);
    expect(claim.claimantInfo).toMatchObject({ firstName: 'Typed', lastName: 'Alvarez' });
    expect(claim.credentials).toEqual({ claimNumber: 'MAF-100001', pin: '4821' });
  });

  it('C12-05: nothing is filled in for the first page, nor over what stands without an error', async () => {
    expect(await call('filled', { ...entered({}), page: 'landing' })).toEqual({
      claim: {},
      left: [],
      isSkipped: false,
    });
    expect((await post(origin, 'filled', { ...entered({}), page: 'none' })).status).toBe(400);
  });

  it('C12-05: where there is no case, likely values are tried, and what none of them meets is told', async () => {
    const other = bundleWith([{ file: 'cases/standard.cases.json', text: '' }]);
    const own = await previewOf(other);
    const filled = await answerOf(post(own.origin, 'filled', { ...entered({}), page: 'claim-summary' }));
    expect(filled.claim.claimantInfo).toMatchObject({ lastName: 'Sample', email: 'sample@example.com' });
    expect(filled.left).toEqual([{ path: 'claimTransactions', rule: 'records' }]);
    await own.close();
  });
});

describe('cases', () => {
  it('C12-05: a case is put into the form, at the page of its first error', async () => {
    const cases = await get('cases');
    const empty = cases.find(({ name }: { name: string }) => name === 'nothing filled in');
    expect(empty).toMatchObject({ file: CASES, form: 'standard' });
    const line = readFileSync(join(folder, CASES), 'utf8').split('\n')[empty.line - 1];
    expect(line).toContain('nothing filled in');
    const opened = await call('case', empty);
    expect(opened).toMatchObject({ form: 'standard', page: 'landing' });
    expect(opened.errors).toContainEqual({ path: 'credentials.claimNumber', rule: 'required' });
    const whole = await call('case', cases[0]);
    expect(whole).toMatchObject({ page: 'claim-summary', errors: [] });
    expect(whole.claim.claimantInfo).toMatchObject({ firstName: 'Maria' });
    expect((await post(origin, 'case', { file: CASES, index: 99 })).status).toBe(400);
  });

  it('C12-05: what is typed becomes a case with the judge’s verdict, and is added to a case file', async () => {
    const typed = entered({ credentials: { claimNumber: 'MAF-100001', pin: '' } });
    const wanted = { ...typed, name: 'mine', file: CASES };
    const before = readFileSync(join(folder, CASES), 'utf8');
    const { text, errors } = await call('written-case', { ...wanted, save: false });
    expect(JSON.parse(text)).toMatchObject({
      name: 'mine',
      claim: { credentials: { claimNumber: 'MAF-100001' } },
      errors,
    });
    expect(errors).toContainEqual({ path: 'credentials.pin', rule: 'required' });
    expect(readFileSync(join(folder, CASES), 'utf8')).toBe(before);
    await call('written-case', { ...wanted, save: true });
    const after = readFileSync(join(folder, CASES), 'utf8');
    expect(JSON.parse(after).cases.at(-1)).toEqual(JSON.parse(text));
    expect(after.startsWith(before.trimEnd().slice(0, -10).trimEnd().slice(0, 200))).toBe(true);
    const fresh = { ...wanted, file: 'cases/mine.cases.json', save: true };
    await call('written-case', fresh);
    const begun = JSON.parse(readFileSync(join(folder, fresh.file), 'utf8'));
    expect(begun).toMatchObject({ settlement: '..', form: 'standard', context: { culture: 'en' } });
    for (const file of ['../x.cases.json', 'cases/../../x.cases.json', 'models.json'])
      expect((await post(origin, 'written-case', { ...wanted, file, save: true })).status).toBe(400);
  });
});

it('C12-05, C12-13: a case that is written has no records of hidden blocks, and its errors are those of its claim', async () => {
  const own = await previewOf(bundleWith([], 'settlements/harborline-finance'));
  const claimTransactions = [{ kind: 'property' }, { kind: 'cost' }];
  const claim = { claimDetails: { claimsCosts: true }, claimTransactions };
  const wanted = { form: 'automotive', culture: 'en', name: 'mine', file: 'cases/mine.cases.json', claim };
  const { text } = await answerOf(post(own.origin, 'written-case', { ...wanted, save: false }));
  await own.close();
  const written = JSON.parse(text);
  expect(written.claim.claimTransactions).toEqual([{ kind: 'cost' }]);
  const paths: string[] = written.errors.map(({ path }: { path: string }) => path);
  expect(paths.some((path) => path.startsWith('claimTransactions.0.'))).toBe(true);
  expect(paths.filter((path) => path.startsWith('claimTransactions.1'))).toEqual([]);
});

describe('messages', () => {
  it('C12-05: every text of a page and of its rules comes in every culture, with its place and what names it', async () => {
    const messages = await get('messages?form=standard&page=claimant-info');
    const of = (key: string) => messages.find((message: { key: string }) => message.key === key);
    const page = JSON.parse(readFileSync(join(folder, 'pages/standard/claimant-info.json'), 'utf8'));
    const title = of(page.titleKey);
    expect(title).toMatchObject({
      namedBy: 'the page',
      place: { file: 'pages/standard/claimant-info.json' },
    });
    expect(title.texts.map(({ culture }: { culture: string }) => culture)).toEqual(['en', 'es-US', 'ar']);
    expect(title.texts[0]).toMatchObject({
      text: 'About you',
      from: 'bundle',
      place: { file: 'content/en.json' },
    });
    const rules = messages.filter(({ namedBy }: { namedBy: string }) => namedBy.startsWith('the rule '));
    expect(rules.map(({ namedBy }: { namedBy: string }) => namedBy)).toContain(
      'the rule required of claimantInfo.firstName',
    );
    expect(rules.every(({ place }: { place: { file: string } }) => place.file === 'models.json')).toBe(true);
    expect(
      rules
        .flatMap(({ texts }: { texts: { text: string }[] }) => texts)
        .every(({ text }: { text: string }) => text),
    ).toBe(true);
  });
});

describe('why a field is as it is', () => {
  const trace = async (path: string, claim: object) => {
    const { steps, value } = await call('trace', { ...entered(claim), path });
    return { value, steps: steps as TraceStep[] };
  };

  it('C12-05: each rule is told with its place and what it says of the value', async () => {
    const { value, steps } = await trace('claimantInfo.firstName', { claimantInfo: { firstName: null } });
    expect(value).toBe('null');
    const required = steps.find(({ what }) => what.startsWith('The rule required'));
    expect(required).toMatchObject({ isAgainst: true, place: { file: 'models.json' } });
    const met = await trace('claimantInfo.firstName', { claimantInfo: { firstName: 'Maria' } });
    expect(met.steps.find(({ what }) => what.startsWith('The rule required'))?.outcome).toBe('met');
    expect(met.value).toBe('"Maria"');
  });

  it('C2-01 C12-05: a rule’s condition is read in the model that the rule names, though it begins with a capital', async () => {
    const rule = {
      name: 'requiredWhen',
      namedParams: {
        condition: { value: { field: 'bought' }, equals: 'yes' },
        validationContext: 'ClaimDetails',
      },
    };
    const template = await previewOf(bundleWith([change('models.json', '/models/1/fields/0/rules', [rule])]));
    const asked = { ...entered({ claimDetails: { bought: 'no' } }), path: 'claimantInfo.firstName' };
    const { steps } = await answerOf(post(template.origin, 'trace', asked));
    const [found] = (steps as TraceStep[]).filter(({ what }) => what.startsWith('The rule requiredWhen'));
    expect(found?.condition).toMatchObject({ text: 'claimDetails.bought ("no") is "yes"', holds: false });
    await template.close();
  });

  it('C12-05: each condition is told with the values that it reads, and whether it holds', async () => {
    const template = await previewOf(bundleWith());
    const steps = async (bought: string): Promise<TraceStep[]> => {
      const asked = { ...entered({ claimDetails: { bought } }), path: 'claimDetails.boughtOn' };
      return (await answerOf(post(template.origin, 'trace', asked))).steps;
    };
    expect((await steps('no')).find((step) => step.condition)).toMatchObject({
      outcome: 'hidden, set to null',
      isAgainst: true,
      condition: { text: 'claimDetails.bought ("no") is "yes"', holds: false },
    });
    expect((await steps('yes')).find((step) => step.condition)).toMatchObject({
      outcome: 'shown and open',
      isAgainst: false,
      condition: { holds: true },
    });
    await template.close();
    expect((await post(origin, 'trace', { ...entered({}), path: 'claimantInfo.none' })).status).toBe(400);
  });
});
