import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../bundle/readBundle.ts';
import { runCli } from '../cli/testing/runCli.ts';
import type { CaseFile, Content, ModelsFile, Settlement } from '../schemas/generated/types.ts';
import { readForm } from '../transforms/config/readForm.ts';
import { buildFaultlessForm } from '../transforms/form/buildFormModel.ts';
import { isFormName } from '../transforms/ground/modelNames.ts';
import { textsIn } from '../transforms/texts/builtIn.ts';
import { CLASS_LISTS } from './generateClaimants.mjs';
import { SAMPLES } from './samples.testkit.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
/** The samples of real size, whose case files leave nothing out. */
const REALISTIC = ['lumora-refund', 'larkmoor-breach', 'harborline-finance'];

/** The rules of R5-14 to R5-30, as contract section 4 spells them. */
const NAMED_RULES = [
  'required',
  'requiredOnClientOnly',
  'range',
  'characterSetRestriction',
  'endDate',
  'maxLength',
  'requiredIf',
  'nestedRequiredIf',
  'requiredIfOtherPropertyMatchesRegex',
  'preventFutureDate',
  'preventFutureShortDate',
  'regularExpression',
  'requireOnePropertyValTrue',
  'requireOnePropertyToHaveAValue',
  'requireOneTransactionToHaveAValue',
  'validDate',
  'confirmNoneIfEmpty',
];

function read(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(HERE, ...path), 'utf8'));
}

// The files are checked against these types' schemas by `claimwright validate`.
const settlementOf = (bundle: string) => read(bundle, 'settlement.json') as Settlement;
const modelsOf = (bundle: string) => (read(bundle, 'models.json') as ModelsFile).models;

function filesOf(bundle: string, ending: string): string[] {
  const names = readdirSync(join(HERE, bundle), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(ending));
}

describe.each(SAMPLES)('%s', (bundle) => {
  it('C9-01: names the meta-schema of each of its files', () => {
    const files = filesOf(bundle, '.json');
    expect(files).toContain('settlement.json');
    for (const file of files) {
      const { $schema } = read(bundle, file) as { $schema?: string };
      expect($schema, file).toMatch(/\.schema\.json$/);
      expect(existsSync(resolve(HERE, bundle, dirname(file), $schema ?? '')), file).toBe(true);
    }
  });

  it('has every page of every sequence as a file', () => {
    for (const [form, settings] of Object.entries(settlementOf(bundle).forms))
      for (const page of settings.pages)
        expect(filesOf(bundle, '.json')).toContain(`pages/${form}/${page}.json`);
  });
});

/** The rules that ask for an answer, with the texts that their settlement gives them in each culture. */
function asksOf(folder: string): { field: string; texts: Record<string, string | undefined> }[] {
  const { bundle: whole } = readBundle(folder).view;
  const forms = Object.keys(whole.settlement.forms).filter(isFormName);
  return forms.flatMap((form) => {
    const { schema } = buildFaultlessForm(readForm(whole, form));
    return requiredIn(schema, form).map(({ field, key = '' }) => ({
      field,
      texts: Object.fromEntries(
        Object.entries(whole.content).map(([culture, texts]) => [culture, texts[key]]),
      ),
    }));
  });
}

/** Every instance of a rule of the required family in a claim's schema, with its own message key. */
function requiredIn(node: unknown, field: string): { field: string; key: string | undefined }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => {
    const isRequired = /^(?:rule:required|required[A-Z]|nestedRequired)/.test(name);
    if (!isRequired || !Array.isArray(child)) return requiredIn(child, `${field}.${name}`);
    return child.map(({ compiled }: { compiled: { keys?: { default?: string } } }) => ({
      field: field.replaceAll('.properties', ''),
      key: compiled.keys?.default,
    }));
  });
}

describe('the samples', () => {
  it('say of each question that must be answered what to do, in each culture', () => {
    const asks = SAMPLES.flatMap((bundle) => asksOf(join(HERE, bundle)));
    expect(asks.length).toBeGreaterThan(80);
    expect(asks.filter(({ texts }) => Object.values(texts).some((text) => !text))).toEqual([]);
  });

  it.each(REALISTIC)(
    '%s has no finding, and its cases fail each rule and take each condition both ways',
    async (bundle) => {
      const folder = join(HERE, bundle);
      expect(await runCli(['validate', '--strict', folder])).toMatchObject({
        code: 0,
        out: 'No findings.\n',
      });
      const { code, out } = await runCli(['cases', folder, '--coverage']);
      expect(out).toMatch(
        /^Every rule and every branch of every condition is exercised\.\n\d+ passed, 0 failed\n$/,
      );
      expect(code).toBe(0);
    },
  );

  it('so does the bundle that `claimwright init` writes', () => {
    const asks = asksOf(join(HERE, '../cli/templates/consumer'));
    expect(asks.length).toBeGreaterThan(7);
    expect(asks.filter(({ texts }) => Object.values(texts).some((text) => !text))).toEqual([]);
  });

  it('C7-01: the long sequence is the main sample, the short one another', () => {
    expect(settlementOf('meridian-auto').forms.standard?.pages).toEqual([
      'landing',
      'claimant-info',
      'claim-details',
      'payment-election',
      'supporting-documents',
      'claim-summary',
      'confirmation',
    ]);
    expect(settlementOf('meridian-auto-short').forms.standard?.pages).toEqual([
      'landing',
      'claimant-info',
      'supporting-documents',
      'claim-summary',
      'confirmation',
    ]);
  });

  it('the main sample uses every named rule and redirects one, and each rule has a claim that it refuses', () => {
    const rules = modelsOf('meridian-auto').flatMap(({ fields, rules: own }) => [
      ...(own ?? []),
      ...fields.flatMap((field) => field.rules ?? []),
    ]);
    const refusals = filesOf('meridian-auto', '.cases.json').flatMap((file) =>
      (read('meridian-auto', file) as CaseFile).cases.flatMap(({ errors = [] }) =>
        errors.map(({ rule }) => rule),
      ),
    );
    const used = new Set(rules.map(({ name }) => name));
    expect([...used]).toEqual(expect.arrayContaining(NAMED_RULES));
    expect(rules.some(({ namedParams }) => namedParams && 'validationContext' in namedParams)).toBe(true);
    expect([...used].filter((name) => !refusals.includes(name))).toEqual([]);
  });

  it.each(Object.keys(CLASS_LISTS))('the class list %s is what the generator writes', (path) => {
    expect(readFileSync(join(HERE, path), 'utf8')).toBe(CLASS_LISTS[path]);
  });

  it.each(['en', 'es-US', 'ar'])(
    'an agency’s refund is no settlement in %s, in the product’s texts either',
    (culture) => {
      const content = { [culture]: read('lumora-refund', `content/${culture}.json`) as Content };
      const told = Object.entries(textsIn(culture, content).active);
      expect(
        told.filter(([, text]) =>
          /settlement (admin|web)|(administrador|web) del acuerdo|التسوية/i.test(String(text)),
        ),
      ).toEqual([]);
    },
  );

  it('the main sample has 1,000 claimants', () => {
    const lines = readFileSync(join(HERE, 'meridian-auto/claimants/standard.csv'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(1001);
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(1000);
  });
});
