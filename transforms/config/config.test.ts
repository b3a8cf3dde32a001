import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  camelCase,
  DEADLINE_KEYS,
  FORM_NAMES,
  formNameOf,
  isModelName,
  MODEL_KINDS,
} from '../ground/modelNames.ts';
import {
  bundleFaults,
  bundleOf,
  entry,
  field,
  inlineFaults,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';
import { BUILT_IN_LISTS } from './builtInLists.ts';
import { ConfigurationError, FaultCollector, SourceLocation } from './errors.ts';
import { canonicalJson, withMetadataHash } from './hash.ts';
import { readForm, readInlineForm } from './readForm.ts';
import { readModels } from './readModels.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('names', () => {
  it('C2-01: only the first letter is lowered', () => {
    expect(['FirstName', 'firstName', 'ClaimantInfo', 'VIN', 'A', ''].map(camelCase)).toEqual([
      'firstName',
      'firstName',
      'claimantInfo',
      'vIN',
      'a',
      '',
    ]);
  });

  it('R3-17 R3-18 R3-20 R3-21: seven models, four of them single and three lists, are the parts of a submission', () => {
    expect(MODEL_KINDS).toEqual({
      signature: 'single',
      claimantInfo: 'single',
      credentials: 'single',
      claimDetails: 'single',
      prepopulatedData: 'list',
      documentContexts: 'list',
      claimTransactions: 'list',
    });
    expect([isModelName('documentContexts'), isModelName('toString')]).toEqual([true, false]);
  });

  it('R1-01 R4-04 R9-11 R2-46 R2-47 R2-48 R2-49: four form types, each with a folder and its deadline keys; another is unexpected', () => {
    expect(FORM_NAMES).toEqual({
      standard: 'Standard',
      lookup: 'Lookup',
      automotive: 'Automotive',
      'documents-upload': 'DocumentsUpload',
    });
    expect(formNameOf('DocumentsUpload')).toBe('documents-upload');
    expect(() => formNameOf('Other' as 'Standard')).toThrow('Unexpected Form Type: Other');
    expect(DEADLINE_KEYS).toEqual({
      standard: ['claimFilingDeadline', 'globalDeadline'],
      lookup: ['lookupFilingDeadline', 'globalDeadline'],
      automotive: ['automotiveFilingDeadline'],
      'documents-upload': ['documentsUploadFilingDeadline'],
    });
  });
});

describe('metadataHash', () => {
  it('C2-02: the canonical JSON is that of RFC 8785', () => {
    // The example of RFC 8785, section 3.2.
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],' +
        '"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    );
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    // Its section 3.2.3: keys in the order of their UTF-16 code units.
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(
      canonicalJson(keys)
        .match(/\d(?=[,}])/g)
        ?.join(''),
    ).toBe('2467153');
  });

  it('C2-02: whatever the order of keys, the same value has the same canonical JSON and reads back as itself', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(objects, (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 100 },
    );
  });

  it('C2-02: the hash is the lower-case hex SHA-256 of the entry without its own hash', () => {
    const written = entry('ClaimantInfo', [field('A', [rule('required')])]);
    const hashed = withMetadataHash({ metadataHash: 'old', ...written }, sha256);
    const canonical =
      '{"fields":[{"name":"A","rules":[{"name":"required"}],"type":"string"}],' +
      '"metadata":{"dtoMapping":"ClaimantInfo","formType":"Standard"}}';
    expect(hashed.metadataHash).toBe(sha256(canonical));
    expect(hashed).toEqual({ ...written, metadataHash: hashed.metadataHash });
    const changed = withMetadataHash(entry('ClaimantInfo', [field('A')]), sha256);
    expect(changed.metadataHash).not.toBe(hashed.metadataHash);
  });
});

describe('readModels', () => {
  it('C2-01 R3-13 R3-14: names arrive in either case and are read in camelCase; formType stays as it is', () => {
    const entries = [
      entry('ClaimantInfo', [field('FirstName'), field('lastName', [], 'string', { clientOnly: true })]),
      entry('claimTransactions', [field('Items', [], 'list', { fields: [field('Code')] })]),
    ];
    const models = readModels(entries);
    expect(models.map(({ name, kind }) => [name, kind])).toEqual([
      ['claimantInfo', 'single'],
      ['claimTransactions', 'list'],
    ]);
    expect(models[0]?.fields.map(({ name, clientOnly }) => [name, clientOnly])).toEqual([
      ['firstName', false],
      ['lastName', true],
    ]);
    expect(models[1]?.fields[0]?.fields?.[0]?.name).toBe('code');
    expect(models[0]?.entry.metadata).toEqual({ formType: 'Standard', dtoMapping: 'ClaimantInfo' });
  });

  it('R8-16 R5-39 R9-04: a model that claims do not have, and several for one dtoMapping, are developer errors', () => {
    const one = entry('ClaimantInfo', [field('a')]);
    expect(inlineFaults([entry('Nothing', [])])).toEqual(['unknown-model /models/0/metadata/dtoMapping']);
    for (const second of ['claimantInfo', 'ClaimantInfo'])
      expect(inlineFaults([one, entry(second, [field('b')])])).toEqual([
        'duplicate-model /models/1/metadata/dtoMapping',
      ]);
    expect(() => readModels([one, one])).toThrow('The form has two models claimantInfo');
    expect(inlineFaults([one, entry('claimDetails', [], { formType: 'Lookup' })])).toEqual([
      'duplicate-model /models/1/metadata/formType',
    ]);
  });

  it('C2-01: two fields whose names differ in their first letter’s case only are ambiguous', () => {
    expect(inlineFaults([entry('claimantInfo', [field('Name'), field('name')])])).toEqual([
      'ambiguous-name /models/0/fields/1/name',
    ]);
    expect(inlineFaults([entry('claimantInfo', [field('name'), field('naMe')])])).toEqual([]);
  });

  it('R5-36 R9-04 C6-12: a model has at most one file field, and only documentContexts has one', () => {
    const files = [field('file', [], 'file'), field('second', [], 'file')];
    expect(inlineFaults([entry('documentContexts', files.slice(0, 1))])).toEqual([]);
    expect(inlineFaults([entry('documentContexts', files)])).toEqual(['several-files /models/0/fields/1']);
    expect(inlineFaults([entry('claimantInfo', files.slice(0, 1))])).toEqual([
      'file-outside-documents /models/0/fields/0',
    ]);
  });

  it('R8-17: every fault is found in one run and carries file, pointer, code, message and hint', () => {
    const read = () =>
      readInlineForm([entry('Nothing', []), entry('claimantInfo', [field('a'), field('A')])], 'x.cases.json');
    expect(read).toThrow(ConfigurationError);
    try {
      read();
    } catch (error) {
      const faults = error instanceof ConfigurationError ? error.faults : [];
      expect(faults).toHaveLength(2);
      for (const fault of faults)
        expect(fault).toEqual({
          file: 'x.cases.json',
          pointer: expect.stringMatching(/^\/models\/[01]\//),
          code: expect.any(String),
          message: expect.any(String),
          hint: expect.stringMatching(/\.$/),
          ...(fault.code === 'unknown-model' && { subject: { name: 'Nothing' } }),
        });
    }
  });
});

describe('readForm', () => {
  const models = [
    entry('claimantInfo', [field('a')]),
    entry('claimantInfo', [field('b')], { formType: 'Lookup' }),
  ];
  const when = { value: { field: 'a', model: 'claimantInfo' }, equals: 'x' };

  it('C9-01 C7-01: a form is the models of its type and the pages of its sequence, exit pages behind them', () => {
    const bundle = bundleOf({
      models,
      pages: {
        one: { blocks: [], exits: [{ when, to: 'sorry' }] },
        two: { blocks: [], exits: [{ when, to: 'one' }] },
      },
      exitPages: { sorry: { blocks: [] } },
    });
    const form = readForm(bundle, 'standard');
    expect(form.models.map(({ fields }) => fields.map(({ name }) => name))).toEqual([['a']]);
    expect(form.pages.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(form.exitPages.map(({ name, place }) => [name, place.file])).toEqual([
      ['sorry', 'pages/standard/sorry.json'],
    ]);
    expect(() => readForm(bundle, 'lookup')).toThrow('The settlement has no form lookup');
  });

  it('C9-01 C9-02 C8-10: a page that is named and not there is a fault where it is named', () => {
    const missing = {
      standard: {
        formType: 'Standard' as const,
        pages: ['one', 'gone'],
        authorization: { kind: 'open' as const },
      },
    };
    expect(
      bundleFaults({
        models,
        pages: {
          one: { blocks: [{ kind: 'summary', id: 's', pages: ['on'] }], exits: [{ when, to: 'nowhere' }] },
        },
        settlement: { forms: missing },
      }),
    ).toEqual([
      'missing-page settlement.json /forms/standard/pages/1',
      'missing-page pages/standard/one.json /exits/0/to',
      'missing-page pages/standard/one.json /blocks/0/pages/0',
    ]);
  });

  it('C5-05: model entries alone are a form without pages, in which every field is live', async () => {
    const form = await inlineForm([
      entry('claimantInfo', [field('a', [rule('required')])], { formType: 'Lookup' }),
    ]);
    expect([form.plan.form, form.plan.pages, form.failures({})]).toEqual([
      'lookup',
      [],
      ['claimantInfo.a required'],
    ]);
    const ofTwo = [
      entry('claimantInfo', [], { formType: 'Lookup' }),
      entry('signature', [], { formType: 'Standard' }),
    ];
    expect(inlineFaults(ofTwo)).toEqual(['duplicate-model /models/1/metadata/formType']);
  });
});

describe('faults', () => {
  it('C5-02: pointers are escaped as JSON pointers are', () => {
    expect(new SourceLocation('models.json').at('a/b', 0, 'c~d').pointer).toBe('/a~1b/0/c~0d');
  });

  it('C5-02: configuration faults are gathered; an error of our own is thrown on', () => {
    const faults = new FaultCollector();
    expect(faults.attempt(() => 5)).toBe(5);
    expect(
      faults.attempt(() => {
        throw new SourceLocation('a').error('unknown-rule', 'm', 'h');
      }),
    ).toBeUndefined();
    expect(faults.faults.map(({ code }) => code)).toEqual(['unknown-rule']);
    expect(() =>
      faults.attempt(() => {
        throw new Error('other');
      }),
    ).toThrow('other');
  });
});

describe('built-in lists', () => {
  it('R3-43: states and territories, DC and the military codes, each once and by name', () => {
    const states = BUILT_IN_LISTS.usStates?.('en') ?? [];
    const codes = states.map(({ value }) => value);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(62);
    for (const code of ['DC', 'GU', 'PR', 'VI', 'MP', 'MH', 'FM', 'PW', 'AS', 'AA', 'AP', 'AE', 'WY', 'CA'])
      expect(codes).toContain(code);
    const labels = states.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('R3-44 R9-06 R3-41: countries have ISO two-letter codes and names in the culture, the default country first', () => {
    const english = BUILT_IN_LISTS.countries?.('en') ?? [];
    expect(english[0]).toEqual({ value: 'US', label: 'United States' });
    expect(english.every(({ value }) => /^[A-Z]{2}$/.test(String(value)))).toBe(true);
    expect(new Set(english.map(({ value }) => value)).size).toBe(english.length);
    expect(english.length).toBeGreaterThanOrEqual(249);
    expect(BUILT_IN_LISTS.countries?.('es')).toContainEqual({ value: 'DE', label: 'Alemania' });
    expect(english).toContainEqual({ value: 'DE', label: 'Germany' });
  });
});
