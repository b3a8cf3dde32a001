import { describe, expect, it } from 'vitest';
import { readForm } from '../../transforms/config/readForm.ts';
import { buildFormModel } from '../../transforms/form/buildFormModel.ts';
import { readBundle } from '../readBundle.ts';
import { bundleWith, change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS, INFO, OUT, phoneRule, words } from '../testing/findings.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const OPEN = { pages: [], authorization: { kind: 'open' as const } };

describe('other wordings of texts', () => {
  const lookup = change('models.json', '/models/-', {
    metadata: { formType: 'Lookup', dtoMapping: 'claimDetails' },
    fields: [{ name: 'found', type: 'string' }],
  });
  const variant = (...fields: string[]) =>
    change('settlement.json', '/contentVariants', {
      Landing_Intro: fields.map((field) => ({
        when: { value: { field, model: 'claimDetails' }, equals: 'yes' },
        key: 'Landing_Title',
      })),
    });

  it('C8-11: one by the answers of another form never holds, in that form and when it is served', async () => {
    const folder = bundleWith([lookup, variant('bought', 'found')]);
    expect((await validateBundle(folder)).map(({ code }) => code)).toEqual(['formless-model']);
    const { bundle } = readBundle(folder).view;
    const forms = { ...bundle.settlement.forms, lookup: { ...OPEN, formType: 'Lookup' as const } };
    const whole = { ...bundle, settlement: { ...bundle.settlement, forms } };
    const variants = (['standard', 'lookup'] as const).map((form) => {
      const { plan, faults } = buildFormModel(readForm(whole, form));
      expect(faults).toEqual([]);
      return plan.contentVariants?.Landing_Intro?.length;
    });
    expect(variants).toEqual([1, 1]);
  });

  it('C8-11: one by answers that no form has is told once', async () => {
    expect(await codes(lookup, variant('nobody'))).toEqual(['formless-model', 'unknown-field']);
  });
});

describe('texts', () => {
  it.each(['<p>', '</p>', 'a <li> b', '<UL class="x">', '<ol/>', 'x<p >y'])(
    'R5-48: the text %s has a forbidden tag',
    async (text) => {
      expect(await codes(change('content/en.json', '/Landing_Intro', text))).toEqual(['forbidden-tag']);
    },
  );

  it.each(['a < p > b', '`<b>bold</b>`', '`<pre>`', '<link>', 'p, li, ul and ol', '<oled>'])(
    'R5-48: the text %s has none',
    async (text) => {
      expect(await codes(change('content/en.json', '/Landing_Intro', text))).toEqual([]);
    },
  );

  it('C2-04: a custom message key without a text is an error', async () => {
    const rule = { name: 'required', errorMessageKeys: { default: 'Error_Phone' } };
    expect(await codes(phoneRule(rule))).toEqual(['missing-text']);
    expect(await codes(phoneRule(rule), change('content/en.json', '/Error_Phone', 'Enter it'))).toEqual([]);
    const counted = { ...rule, name: 'maxLength', ordinalParams: [14] };
    const plural = change('content/en.json', '/Error_Phone_other', 'Enter it');
    expect(await codes(phoneRule(counted), plural)).toEqual([]);
  });

  it('C2-04: a key that only begins like another is to be added; of one that is misspelt the other is named', async () => {
    const rule = { name: 'required', errorMessageKeys: { default: 'Error_Phone' } };
    const text = (key: string) => change('content/en.json', `/${key}`, 'Enter it');
    expect(await words(phoneRule(rule), text('Error_Store'))).toContainEqual(
      expect.stringContaining('Add "Error_Phone" to content/en.json.'),
    );
    expect(await words(phoneRule(rule), text('Error_Phoen'))).toContainEqual(
      expect.stringContaining('Did you mean "Error_Phoen"?'),
    );
  });

  it('C2-04: texts of rules may be replaced; one that no rule has is unused', async () => {
    expect(await codes(change('content/en.json', '/Rule_required', 'Enter a value'))).toEqual([]);
    expect(await codes(change('content/en.json', '/Rule_records_max_one', 'Only one'))).toEqual([]);
    expect(await codes(change('content/en.json', '/Rule_requird', 'Enter a value'))).toEqual(['unused-text']);
  });
});

describe('documents that are demanded', () => {
  const demanding = change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      { name: 'kind', type: 'string' },
      { name: 'file', type: 'file' },
    ],
    rules: [
      { name: 'required' },
      { name: 'DocumentsRequired', namedParams: { documents: [{ kind: 'letter' }, { kind: 'lease' }] } },
    ],
  });
  const offering = (...kinds: string[]) => [
    demanding,
    change(DETAILS, '/blocks/-', {
      kind: 'recordManager',
      id: 'documents',
      model: 'DocumentContexts',
      fields: [
        {
          name: 'Kind',
          label: 'Field_Phone',
          component: 'select',
          options: kinds.map((value) => ({ value, label: 'Option_Yes' })),
        },
        { name: 'file', label: 'Field_Phone' },
      ],
    }),
  ];

  it('C8-06, C5-03: a kind without a text is a finding, unless an option of the form says what it is', async () => {
    expect(await codes(...offering('lease', 'letter'))).toEqual([]);
    const written = { name: 'Kind', label: 'Field_Phone' };
    const typed = change(DETAILS, '/blocks/3/fields/0', written);
    const letter = change('content/en.json', '/DocumentKind_letter', 'the letter');
    expect(await words(...offering('letter'), typed, letter)).toEqual([
      'Where this document is missing, claimants read "lease": the kind has no text. Add "DocumentKind_lease" to content/en.json, or offer the kind as an option where documents are added.',
    ]);
    const text = change('content/en.json', '/DocumentKind_lease', 'the lease');
    expect(await codes(...offering('letter'), typed, letter, text)).toEqual([]);
    expect(await codes(...offering('letter'), text)).toEqual(['unchoosable-kind']);
  });

  it('C5-03: nothing is said of it where a page could not be read', async () => {
    const broken = change(OUT, '/blocks', 'none');
    expect(await codes(...offering('letter'), broken)).toEqual(['wrong-type']);
  });
});

describe('faults are told once', () => {
  it.each([
    {
      what: 'a type misspelt, of a field that a name block places',
      changes: [change('models.json', '/models/1/fields/0/type', 'sting')],
      wanted: ['unknown-value'],
    },
    {
      what: 'a model missing from a block',
      changes: [
        change(INFO, '/blocks/1', {
          kind: 'fields',
          id: 'contact',
          fields: [
            { name: 'email', label: 'Field_Email' },
            { name: 'phone', label: 'Field_Phone', hint: 'Hint_Email' },
          ],
        }),
      ],
      wanted: ['unknown-model'],
    },
    {
      what: 'a model misspelt in a block',
      changes: [change(INFO, '/blocks/1/model', 'claimantInof')],
      wanted: ['unknown-model'],
    },
    {
      what: 'a required key far misspelt',
      changes: [change('models.json', '/models/1/fields/3', { nmex: 'phone', type: 'string' })],
      wanted: ['unknown-key'],
    },
    {
      what: 'a test without its value',
      changes: [change(DETAILS, '/exits/0/when', { equals: 'no' })],
      wanted: ['missing-key'],
    },
    {
      what: 'a page without its title',
      changes: [
        {
          file: 'pages/standard/claim-summary.json',
          text: '{"$schema":"page.schema.json","path":"/standard/claim-summary","blocks":[]}',
        },
      ],
      wanted: ['missing-key'],
    },
    {
      what: 'a field that is no object',
      changes: [change('models.json', '/models/1/fields/2', 5)],
      wanted: ['wrong-type'],
    },
    {
      what: 'a page whose name is misspelt in the sequence',
      changes: [change('settlement.json', '/forms/standard/pages/3', 'claim-sumary')],
      wanted: ['missing-page'],
    },
    {
      what: 'a key of a text misspelt',
      changes: [change(INFO, '/titleKey', 'ClaimantInfo_Titel')],
      wanted: ['missing-text'],
    },
    {
      what: '$schema misspelt',
      changes: [{ file: 'lists/x.json', text: '{"$shcema":"list.schema.json","values":[{"value":"a"}]}' }],
      wanted: ['unknown-key'],
    },
  ])('C5-03: $what', async ({ changes, wanted }) => {
    expect(await codes(...changes)).toEqual(wanted);
  });
});
