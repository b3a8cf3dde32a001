import { describe, expect, it } from 'vitest';
import type { FieldPlacement, Page } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, NO_TEXTS, rule } from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';
import { partsOf } from './pageParts.ts';
import { type PageSchemaOptions, pageSchema } from './pageSchema.ts';
import type { ListUiSchema, PageSchema, RecordTableRenderBlock } from './types.ts';

const models = [
  entry('claimantInfo', [
    field('name'),
    field('amount', [], 'number'),
    field('born', [], 'date'),
    field('agree', [], 'boolean'),
    field('total', [], 'number', { computed: { add: [1, 2] } }),
    field('mailingCountry'),
    field('mailingStreetLine1'),
    field('mailingCity'),
    field('mailingSubDivision'),
    field('mailingPostalCode'),
  ]),
  entry('documentContexts', [field('file', [], 'file'), field('name')]),
  entry('claimTransactions', [field('amountClaimed', [], 'number'), field('note')]),
];

async function schemaOf(
  blocks: Page['blocks'],
  more: Partial<PageSchemaOptions> = {},
  keys: Partial<Page> = {},
): Promise<PageSchema> {
  const page: Page = { path: '/standard/one', titleKey: 'Title_one', ...keys, blocks };
  const form = await bundleForm({ models, pages: { one: page } });
  return pageSchema(form.plan, page, { texts: NO_TEXTS, lists: {}, ...more });
}

async function leaf(placement: Omit<FieldPlacement, 'model'>, more?: Partial<PageSchemaOptions>) {
  const { uiSchema } = await schemaOf(
    [{ kind: 'fields', id: 'x', fields: [{ model: 'claimantInfo', ...placement }] }],
    more,
  );
  return (uiSchema.claimantInfo as Record<string, ListUiSchema['items'][string]>)[placement.name];
}

const options = async (...given: Parameters<typeof leaf>) => (await leaf(...given))?.['ui:options'];

describe('options of a field', () => {
  const active = {
    L: 'Label',
    H: 'Hint',
    P: 'Placeholder',
    Pre: '$',
    App: 'USD',
    One: 'First',
    Two: 'Second',
    Field_claimantInfo_name: 'Your name',
  };
  const texts = { culture: 'en', active, fallback: EN };

  it('R3-35: label, hint, placeholder, prepended and appended are texts of the content', async () => {
    expect(
      await options(
        { name: 'name', label: 'L', hint: 'H', placeholder: 'P', prepended: 'Pre', appended: 'App' },
        { texts },
      ),
    ).toEqual({
      type: 'string',
      label: 'Label',
      hint: 'Hint',
      placeholder: 'Placeholder',
      prepended: '$',
      appended: 'USD',
      mayBeOptional: true,
      requiredStyling: true,
    });
  });

  it('R3-35 C2-04: without a label the field has a key of its own, and words where no content has it', async () => {
    expect((await options({ name: 'name' }, { texts }))?.label).toBe('Your name');
    expect((await options({ name: 'name' }))?.label).toBe('Name');
  });

  it('R3-35: the other keys are handed on as they are written', async () => {
    const written = {
      name: 'name',
      key: 'applicant',
      defaultValue: 'd',
      suppressLabel: true,
      disableRequiredStyling: true,
      maskName: 'usPhone',
      prepopulatedDataKey: 'column',
      overrideEverDirtyFieldConstraint: true,
      autocomplete: 'tel',
      width: 'short' as const,
    };
    expect(await options(written)).toEqual({
      type: 'string',
      label: 'Name',
      key: 'applicant',
      suppressLabel: true,
      requiredStyling: false,
      mask: 'usPhone',
      autocomplete: 'tel',
      width: 'short',
    });
  });

  it('R3-35: radio and select options have a value and a label', async () => {
    const choices = [
      { value: 'a', label: 'One' },
      { value: 2, label: 'Two' },
    ];
    for (const component of ['radio', 'select'] as const) {
      const ui = await leaf({ name: 'name', component, options: choices }, { texts });
      expect(ui?.['ui:widget']).toBe(component);
      expect(ui?.['ui:options'].enumOptions).toEqual([
        { value: 'a', label: 'First' },
        { value: 2, label: 'Second' },
      ]);
    }
  });

  it('C8-20: a yes/no question is a radio group of yes and no, in the words of the culture', async () => {
    const spanish = { culture: 'es', active: { Ui_Yes: 'Sí', Ui_No: 'No' }, fallback: EN };
    const ui = await leaf({ name: 'name', component: 'yesNo' }, { texts: spanish });
    expect(ui?.['ui:widget']).toBe('radio');
    expect(ui?.['ui:options'].enumOptions).toEqual([
      { value: 'yes', label: 'Sí' },
      { value: 'no', label: 'No' },
    ]);
  });

  it('C8-07 R3-43 R3-44: a list is built in, sent with the page, or left to be searched on the server', async () => {
    const select = (optionsList: string) => ({ name: 'name', component: 'select' as const, optionsList });
    const lists = { makes: { values: [{ value: 'Saab' }, { value: 'VW', label: 'Volkswagen' }] } };
    expect((await options(select('makes'), { lists }))?.enumOptions).toEqual([
      { value: 'Saab', label: 'Saab' },
      { value: 'VW', label: 'Volkswagen' },
    ]);
    const searched = await options(select('makes'));
    expect([searched?.optionsList, searched?.enumOptions]).toEqual(['makes', undefined]);
    expect((await options(select('usStates')))?.enumOptions).toContainEqual({
      value: 'PR',
      label: 'Puerto Rico',
    });
    const spanish = await options(select('countries'), {
      texts: { culture: 'es', active: {}, fallback: EN },
    });
    expect(spanish?.enumOptions?.[0]).toEqual({ value: 'US', label: 'Estados Unidos' });
  });

  it('R3-34: a mask that a dependency brings makes the widget one that can be masked', async () => {
    const when = { value: { field: 'agree' }, equals: true };
    const ui = await leaf({ name: 'name', dependencies: [{ when, resetValue: 'n/a', mask: 'usZip' }] });
    expect(ui?.['ui:widget']).toBe('mask');
  });
});

describe('widgets', () => {
  it('R3-45 R5-33 C8-09: the field’s type chooses the widget where the page names none', async () => {
    const widget = async (placement: Omit<FieldPlacement, 'model'>) => (await leaf(placement))?.['ui:widget'];
    expect(await widget({ name: 'name' })).toBe('text');
    expect(await widget({ name: 'amount' })).toBe('number');
    expect(await widget({ name: 'born' })).toBe('date');
    expect(await widget({ name: 'agree' })).toBe('checkbox');
    expect(await widget({ name: 'total' })).toBe('value');
    expect(await widget({ name: 'total', component: 'textarea' })).toBe('value');
    expect(await widget({ name: 'name', maskName: 'vin' })).toBe('mask');
    expect(await widget({ name: 'amount', maskName: 'currency' })).toBe('mask');
    expect(await widget({ name: 'name', component: 'textarea' })).toBe('textarea');
    expect(await widget({ name: 'name', component: 'confirm' })).toBe('confirm');
    expect(await widget({ name: 'amount', component: 'text' })).toBe('number');
  });
});

describe('blocks of one list', () => {
  const options = [{ value: 'a', label: 'One' }];
  const table = {
    kind: 'recordTable' as const,
    id: 't',
    model: 'claimTransactions',
    fields: [{ name: 'note', component: 'select' as const, options, hint: 'H', label: 'T' }],
  };
  const rows = {
    kind: 'displayRows' as const,
    id: 'd',
    model: 'claimTransactions',
    fields: [{ name: 'note', label: 'R' }],
  };

  it.each([
    ['below', [table, rows]],
    ['above', [rows, table]],
  ])(
    'C15-03: what rows %s a table say of a field changes nothing in it, nor the other way',
    async (_where, blocks) => {
      const { uiSchema } = await schemaOf(blocks);
      const drawn = uiSchema['ui:options'].blocks as RecordTableRenderBlock[];
      const ofBlock = (id: string) => {
        const ui = drawn.find((block) => block.id === id)?.columns?.note?.ui;
        return [
          ui?.['ui:widget'],
          ui?.['ui:options'].label,
          ui?.['ui:options'].enumOptions?.length,
          ui?.['ui:options'].hint,
        ];
      };
      expect(ofBlock('t')).toEqual(['select', 'T', 1, 'H']);
      expect(ofBlock('d')).toEqual(['select', 'R', 1, undefined]);
      const list = uiSchema.claimTransactions as ListUiSchema;
      expect(list.items.note?.['ui:options'].label).toBe('T');
    },
  );
});

describe('display rows', () => {
  const options = [{ value: 'a', label: 'One' }];
  const placed: FieldPlacement = { name: 'amountClaimed', display: 'money', hint: 'H', prepended: 'Dollar' };
  const table = {
    kind: 'recordTable' as const,
    id: 't',
    model: 'claimTransactions',
    fields: [placed, { name: 'note', component: 'select' as const, options }],
  };
  const elsewhere: Page = { path: '/standard/two', titleKey: 'Title_two', blocks: [table] };
  const shown = async (field: FieldPlacement, more: Partial<PageSchemaOptions> = { pages: [elsewhere] }) => {
    const rows = { kind: 'displayRows' as const, id: 'd', model: 'claimTransactions', fields: [field] };
    const { uiSchema } = await schemaOf([rows], more);
    const ui = (uiSchema.claimTransactions as ListUiSchema).items[field.name]?.['ui:options'];
    return [ui?.display?.as, ui?.prepended, ui?.enumOptions?.map(({ label }) => label), ui?.hint];
  };

  it('C15-04: show values as the page that places their field does, unless they say otherwise', async () => {
    const none = [undefined, undefined, undefined, undefined];
    expect(await shown({ name: 'amountClaimed' })).toEqual(['money', 'Dollar', undefined, undefined]);
    expect((await shown({ name: 'amountClaimed', display: 'number' }))[0]).toBe('number');
    expect(await shown({ name: 'amountClaimed' }, {})).toEqual(none);
    expect(await shown({ name: 'note' })).toEqual([undefined, undefined, ['One'], undefined]);
    expect((await shown({ name: 'note', options: [{ value: 'a', label: 'Other' }] }))[2]).toEqual(['Other']);
  });
});

describe('a field that repeats another', () => {
  const repeated = [
    entry('claimantInfo', [field('email'), field('phone'), field('again', [rule('sameAs', ['phone'])])]),
  ];
  const again = async (first: object, own: object = {}) => {
    const page: Page = {
      path: '/standard/one',
      titleKey: 'Title_one',
      blocks: [
        {
          kind: 'fields',
          id: 'x',
          model: 'claimantInfo',
          fields: [
            { name: 'phone', ...first },
            { name: 'again', ...own },
          ],
        },
      ],
    };
    const form = await bundleForm({ models: repeated, pages: { one: page } });
    const { uiSchema } = pageSchema(form.plan, page, { texts: NO_TEXTS, lists: {} });
    const ui = (uiSchema.claimantInfo as Record<string, ListUiSchema['items'][string]>).again;
    return [ui?.['ui:widget'], ui?.['ui:options'].mask, partsOf(page, form.plan, () => true)];
  };
  const when = { value: { field: 'email' }, empty: false };

  it('C10-28: takes the mask of the first where its own place brings none', async () => {
    const parts = ['maskEngine'];
    expect(await again({ maskName: 'usPhone' })).toEqual(['mask', 'usPhone', parts]);
    expect(await again({ maskName: 'usPhone' }, { component: 'confirm' })).toEqual([
      'confirm',
      'usPhone',
      parts,
    ]);
    expect(await again({ maskName: 'usPhone' }, { maskName: 'usZip' })).toEqual(['mask', 'usZip', parts]);
    expect(await again({})).toEqual(['text', undefined, []]);
    const two = { maskName: 'usPhone', dependencies: [{ when, hide: false, mask: 'usZip' }] };
    expect(await again(two)).toEqual(['text', undefined, parts]);
  });
});

describe('pageSchema', () => {
  it('C9-02 C3-07: the page’s fields stand under their models, each nullable and titled by its label', async () => {
    const { schema, page, path, title, intro, nextLabel } = await schemaOf(
      [{ kind: 'fields', id: 'x', model: 'claimantInfo', fields: [{ name: 'agree' }, { name: 'amount' }] }],
      {
        texts: {
          culture: 'en',
          active: { Title_one: 'About {n}', Intro: 'Hello', Go: 'Onward' },
          fallback: EN,
          params: { n: 'you' },
        },
      },
      { introKey: 'Intro', nextLabelKey: 'Go' },
    );
    expect(schema).toEqual({
      $id: '/standard/one',
      type: 'object',
      properties: {
        claimantInfo: {
          type: 'object',
          properties: {
            agree: { type: ['boolean', 'null'], title: 'Agree' },
            amount: { type: ['string', 'number', 'null'], title: 'Amount' },
          },
        },
      },
    });
    expect([page, path, title, intro, nextLabel]).toEqual([
      'one',
      '/standard/one',
      'About you',
      'Hello',
      'Onward',
    ]);
  });

  it('C9-02 R3-36: blocks come in the page’s order, addresses with the paths of their fields', async () => {
    const { uiSchema } = await schemaOf([
      { kind: 'header', id: 'h', tag: 'h2', textKey: 'Where_You_Live' },
      { kind: 'address', id: 'a', model: 'ClaimantInfo', titleKey: 'Address' },
      { kind: 'copy', id: 'c', style: 'bullets', textKeys: ['Point_One'] },
    ]);
    expect(uiSchema['ui:field']).toBe('PageField');
    const { blocks } = uiSchema['ui:options'];
    expect(blocks.map(({ kind, id }) => [kind, id])).toEqual([
      ['header', 'h'],
      ['address', 'a'],
      ['copy', 'c'],
    ]);
    expect(blocks[1]).toMatchObject({
      title: 'Address',
      fields: expect.arrayContaining([
        { path: 'claimantInfo.mailingCity', model: 'claimantInfo', name: 'mailingCity' },
      ]),
    });
  });

  it('R4-09 R6-03 C9-02 C15-04: a list is drawn by its block, with the defaults of the specification', async () => {
    const { schema, uiSchema } = await schemaOf([
      {
        kind: 'recordManager',
        id: 'd',
        model: 'documentContexts',
        fields: [{ name: 'name' }, { name: 'file' }],
      },
      { kind: 'recordTable', id: 't', model: 'claimTransactions', fields: [{ name: 'amountClaimed' }] },
      { kind: 'displayRows', id: 'r', model: 'claimTransactions', fields: [{ name: 'note' }] },
    ]);
    expect(schema.properties.documentContexts).toMatchObject({
      type: 'array',
      items: { properties: { name: { type: ['string', 'null'] }, file: { type: ['object', 'null'] } } },
    });
    expect(uiSchema.documentContexts).toMatchObject({
      'ui:field': 'RecordManager',
      items: { file: { 'ui:widget': 'file', 'ui:field': 'StringField' } },
    });
    expect(uiSchema.claimTransactions).toMatchObject({ 'ui:field': 'RecordTable' });
    expect(uiSchema['ui:options'].blocks[0]).toMatchObject({
      required: false,
      draftOnInit: true,
      draftAfterFinish: true,
      allowDelete: true,
      allowEdit: true,
    });
    expect(uiSchema['ui:options'].blocks.slice(1)).toMatchObject([
      { kind: 'recordTable', allowDelete: true, allowEdit: true },
      { kind: 'displayRows', allowDelete: true, allowEdit: false },
    ]);
  });

  it('C8-11: a key’s wording may be another for this claim', async () => {
    const keyOf = (key: string) => (key === 'Title_one' ? 'Title_estate' : key);
    const texts = { culture: 'en', active: { Title_one: 'You', Title_estate: 'The estate' }, fallback: EN };
    expect((await schemaOf([], { texts, keyOf })).title).toBe('The estate');
  });
});
