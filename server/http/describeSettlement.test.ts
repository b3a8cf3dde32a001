import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { lintSpectral } from '../../scripts/lintSpectral.mjs';
import { completeClaim } from '../../transforms/claims/complete.ts';
import { judge } from '../../transforms/claims/judge.ts';
import { toParts } from '../../transforms/claims/payload.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { type LoadedBundle, loadBundleFolder, type ServedForm } from '../bundle/loadBundle.ts';
import { SETTLEMENTS } from '../testing/sampleCases.testkit.ts';
import { COMPILED } from '../testing/samples.testkit.ts';
import { temporaryFolder, testServer } from '../testing/testServer.testkit.ts';
import { type ApiDocument, describeSettlement } from './describeSettlement.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BUNDLES = readdirSync(SETTLEMENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const known = new Map<string, Promise<LoadedBundle>>();

/** A sample, compiled once for all tests of this file. */
function load(bundle: string): Promise<LoadedBundle> {
  const loaded = known.get(bundle) ?? loadBundleFolder(join(SETTLEMENTS, bundle), COMPILED);
  known.set(bundle, loaded);
  return loaded;
}

/** Compiles a schema of a description by its name. */
function schemaOf(description: ApiDocument, name: string): ValidateFunction {
  const { schemas } = description.components as { schemas: Record<string, AnySchemaObject> };
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false });
  addFormats.default(ajv);
  ajv.addVocabulary(['example', 'x-typescript']);
  const text = JSON.stringify({ $id: 'own', $defs: schemas });
  ajv.addSchema(JSON.parse(text.replaceAll('"#/components/schemas/', '"own#/$defs/')));
  return ajv.compile({ $ref: `own#/$defs/${name}` });
}

/** What a claim is sent as, but for its files. */
function submissionOf({ entries, module, configurationHash }: ServedForm, claim: ClaimDocument) {
  const { plan } = module.loaded;
  const ids = (value: unknown) => (Array.isArray(value) ? value.map((_, index) => `record-${index}`) : []);
  const models = toParts(
    claim,
    { plan, entries },
    {
      single: Object.fromEntries(plan.models.map(({ name }) => [name, `${name}-1`])),
      lists: Object.fromEntries(plan.models.map(({ name }) => [name, ids(claim[name])])),
    },
  );
  return { reCaptchaResponse: 'x', userPreferredCulture: 'en', configurationHash, ...models };
}

/** Every claim of a sample's case files of which the server finds nothing wrong, by form. */
function acceptedClaims({ bundle, forms }: LoadedBundle, folder: string) {
  const files = readdirSync(join(folder, 'cases')).map(
    (name): CaseFile => JSON.parse(readFileSync(join(folder, 'cases', name), 'utf8')),
  );
  return files.flatMap(({ form, context, cases }) => {
    const served = Object.values(forms).find((candidate) => candidate.form === form);
    if (!served) throw new Error(`no form ${form}`);
    const { loaded } = served.module;
    const judged = {
      ...context,
      now: new Date(context.now),
      audience: 'server',
      lists: bundle.lists,
    } as const;
    return cases.flatMap(({ name, claim: written }) => {
      const claim = completeClaim(written, loaded.plan);
      const { errors, structure, changes, exit } = judge(claim, loaded, judged);
      const refused = errors.length + structure.length + changes.length > 0 || exit !== undefined;
      return refused ? [] : [{ name, served, claim }];
    });
  });
}

/** Samples with every kind of field, list and document between them. */
const QUICK = ['harborline-finance', 'lumora-refund'];

for (const bundle of BUNDLES)
  describe(`the description of ${bundle}`, { tags: QUICK.includes(bundle) ? [] : ['slow'] }, () => {
    it('C14-06: is an OpenAPI 3.1 document without a fault as Spectral sees it', async () => {
      const description = await describeSettlement(await load(bundle));
      expect(description.openapi).toBe('3.1.0');
      expect(await lintSpectral(description), bundle).toEqual([]);
    });

    it('C14-06: every claim of its case files that the server accepts is valid under it', async () => {
      const loaded = await load(bundle);
      const description = await describeSettlement(loaded);
      const accepted = acceptedClaims(loaded, join(SETTLEMENTS, bundle));
      expect(accepted.length).toBeGreaterThan(0);
      for (const form of Object.values(loaded.forms)) {
        const claims = accepted.filter(({ served }) => served === form);
        // Nothing is submitted on the form Lookup.
        if (claims.length === 0 || form.form === 'lookup') continue;
        const isValid = schemaOf(description, `${form.settings.formType}Submission`);
        for (const { name, claim } of claims)
          expect(isValid(submissionOf(form, claim)), `${name}: ${JSON.stringify(isValid.errors)}`).toBe(true);
      }
    });
  });

it('C14-06: the description of every sample is without a fault as Redocly’s linter sees it', async () => {
  const folder = temporaryFolder();
  const files: string[] = [];
  for (const bundle of BUNDLES) {
    files.push(join(folder, `${bundle}.json`));
    writeFileSync(files.at(-1) ?? '', JSON.stringify(await describeSettlement(await load(bundle))));
  }
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'lint', ...files, '--config', 'redocly.yaml'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stderr } = await promisify(execFile)(process.execPath, redocly, { cwd: ROOT, env });
  expect(stderr).toContain('Your API descriptions are valid');
});

/** The fields of a model in the description of a form. */
async function fieldsOf(bundle: string, name: string) {
  const description = await describeSettlement(await load(bundle));
  const { schemas } = description.components as { schemas: Record<string, AnySchemaObject> };
  return schemas[name]?.properties;
}

const listNames = (names: string[]) =>
  expect.objectContaining({ name: 'name', schema: expect.objectContaining({ enum: names }) });

/** A part of a submission with some of its fields changed, with so many of its records, or without a value. */
function changedPart(part: unknown, more: object | number | undefined): unknown {
  if (more === undefined) return undefined;
  if (Array.isArray(part)) return Array.from({ length: Number(more) }, () => part[0]);
  const model = part as { fields: object };
  return { ...model, fields: { ...model.fields, ...Object(more) } };
}

describe('the description of a settlement', () => {
  it('C14-06: says of each field its type, its label and the plain bounds of its rules', async () => {
    const fields = await fieldsOf('northline-recall', 'AutomotiveClaimDetails');
    expect(fields).toMatchObject({
      mileage: {
        title: 'Mileage, now or when you gave it up',
        type: ['string', 'number', 'null'],
        minimum: 0,
        maximum: 500_000,
      },
      stillOwned: { type: ['string', 'null'], enum: ['yes', 'no', null] },
      boughtOn: { pattern: expect.stringContaining('\\d{2}/\\d{2}/\\d{4}') },
      walletEmail: { maxLength: 100 },
    });
    expect(fields.mileage.description).toContain('at least 0, at most 500000');
    const repair = await fieldsOf('northline-recall', 'AutomotiveClaimTransactions');
    expect(repair).toMatchObject({
      description: { maxLength: 80 },
      amountClaimed: { minimum: 0.01, maximum: 3000 },
    });
  });

  it('C14-10: says in words when a field is asked for, and when it is required or must be empty', async () => {
    const details = await fieldsOf('northline-recall', 'AutomotiveClaimDetails');
    expect(details.soldOn.description).toContain('Asked for when claimDetails.stillOwned is "no".');
    expect(details.mileage.description).not.toContain('Asked for when');
    const info = await fieldsOf('larkmoor-breach', 'StandardClaimantInfo');
    expect(info.filerName.description).toContain(
      'Required when claimantInfo.filingFor is one of "child", "other".',
    );
  });

  it.each(BUNDLES)(
    'C14-10: has answers and bodies where they belong, and no empty value among others: %s',
    async (bundle) => {
      const text = JSON.stringify(await describeSettlement(await load(bundle)));
      const references = new Set(
        [...text.matchAll(/"\$ref":"(#\/components\/[a-zA-Z]+)/g)].map(([, to]) => to),
      );
      expect([...references]).toEqual(['#/components/schemas']);
      expect(text).not.toMatch(/"enum":\[[^\]]*""/);
    },
  );

  it.each([
    ['a field that no model has', { claimDetails: { colour: 'red' } }],
    [
      'a text that is longer than its rule lets it be',
      { claimDetails: { walletEmail: `${'a'.repeat(101)}` } },
    ],
    ['a number below its bound', { claimDetails: { mileage: -1 } }],
    ['a number above its bound', { claimDetails: { mileage: 500_001 } }],
    ['a text that is no number', { claimDetails: { mileage: 'many' } }],
    ['a date of another form', { claimDetails: { boughtOn: '2030-05-04' } }],
    ['an option that there is none of', { claimDetails: { stillOwned: 'perhaps' } }],
    ['more records than there may be', { claimTransactions: 11 }],
    ['a model that is left out', { signature: undefined }],
  ])('C14-06: refuses %s', async (_what, change: Record<string, object | number | undefined>) => {
    const loaded = await load('northline-recall');
    const { automotive } = loaded.forms;
    if (!automotive) throw new Error('no form automotive');
    const [sample] = acceptedClaims(loaded, join(SETTLEMENTS, 'northline-recall')).filter(
      ({ served }) => served === automotive,
    );
    const isValid = schemaOf(await describeSettlement(loaded), 'AutomotiveSubmission');
    const sent = submissionOf(automotive, sample?.claim ?? {});
    const changed = Object.entries(change).map(([name, more]) => [
      name,
      changedPart(sent[name as 'claimDetails'], more),
    ]);
    expect(isValid(sent)).toBe(true);
    expect(isValid({ ...sent, ...Object.fromEntries(changed) })).toBe(false);
  });

  it('C14-06: has the pattern of a rule, which an empty value meets as well', async () => {
    const { agreementNumber } = await fieldsOf('meridian-auto', 'StandardClaimDetails');
    const pattern = new RegExp(agreementNumber.pattern, 'u');
    expect(['12345678', '', '1234567', 'x'].map((text) => pattern.test(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('C14-06: has the forms, pages, lists and cultures of the settlement, and of no other', async () => {
    const loaded = await load('northline-recall');
    const { lists } = (await load('meridian-auto')).bundle;
    const { paths, components, info } = await describeSettlement(loaded);
    expect(Object.keys(paths).filter((path) => /^\/api\/forms\/[a-z-]+(\/authorize)?$/.test(path))).toEqual(
      expect.arrayContaining(['/api/forms/automotive', '/api/forms/lookup/authorize']),
    );
    expect(paths).not.toHaveProperty(['/api/forms/standard']);
    expect(paths).not.toHaveProperty(['/api/forms/standard/authorize']);
    const { schemas } = components as { schemas: Record<string, AnySchemaObject> };
    expect(schemas.FormName?.enum).toEqual(['lookup', 'automotive', 'documents-upload']);
    expect(schemas.FilingFormName?.enum).toEqual(['automotive', 'documents-upload']);
    expect(schemas.CultureCode?.enum).toEqual(['en', 'es-US']);
    expect(schemas.NamedPage?.properties.name.enum).toContain('supporting-documents');
    expect(schemas.Page?.properties.path.enum).toContain('/automotive/claim-details');
    expect(schemas).not.toHaveProperty('Submission');
    expect(info).toMatchObject({
      title: 'Claimwright: Northline Fuel Systems Settlement',
      'x-configuration-hashes': { automotive: loaded.forms.automotive?.configurationHash },
    });
    const own = (await describeSettlement(await load('meridian-auto'))).paths['/api/lists/{name}'];
    expect(own).toMatchObject({
      get: { parameters: expect.arrayContaining([listNames(Object.keys(lists))]) },
    });
  });

  it('C14-06: a client that is generated from it knows each field', async () => {
    const folder = join(temporaryFolder(), 'client');
    mkdirSync(folder);
    const description = await describeSettlement(await load('northline-recall'));
    const tree = await openapiTS(JSON.stringify(description));
    writeFileSync(join(folder, 'api.d.ts'), astToString(tree));
    writeFileSync(
      join(folder, 'client.ts'),
      `import type { components, operations } from './api.d.ts';
type Sent = operations['submitAutomotive']['requestBody']['content']['multipart/form-data'];
type Details = components['schemas']['AutomotiveClaimDetails'];
export const right: Details = { mileage: '45000', stillOwned: 'yes', boughtOn: '05/04/2020', soldOn: null };
export const owned = (sent: Sent): 'yes' | 'no' | null | undefined => sent.claimDetails.fields.stillOwned;
export const total = (sent: Sent): string | number | null | undefined => sent.claimTransactions?.[0]?.fields.amountClaimed;
export const page: components['schemas']['NamedPage']['name'] = 'claim-summary';
// @ts-expect-error an option that there is none of
export const option: Details = { stillOwned: 'perhaps' };
// @ts-expect-error a field that the model does not have
export const field: Details = { colour: 'red' };
// @ts-expect-error a boolean is no number
export const type: Details = { mileage: true };
// @ts-expect-error a page that the settlement does not have
export const other: components['schemas']['NamedPage']['name'] = 'payment';
// @ts-expect-error a form that the settlement does not have
export type Standard = operations['submitStandard'];
`,
    );
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--allowImportingTsExtensions'];
    const tsc = [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), ...options, '--target', 'es2023'];
    const types = await promisify(execFile)(process.execPath, [...tsc, '--module', 'nodenext', 'client.ts'], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect(types.stdout).toBe('');
  });

  it('C14-06: is served, the same that compile writes, with an ETag and made once', async () => {
    const server = await testServer({ bundleDir: join(SETTLEMENTS, 'northline-recall') });
    const answer = await server.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const out = temporaryFolder();
    const { code } = await runCli(['compile', join(SETTLEMENTS, 'northline-recall'), '--out', out]);
    expect(code).toBe(0);
    expect(answer.json()).toEqual(JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8')));
    const etag = String(answer.headers.etag);
    const again = await server.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
