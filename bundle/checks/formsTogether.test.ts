import { describe, expect, it } from 'vitest';
import { type Change, change } from '../testing/bundles.testkit.ts';
import { block, codes, DETAILS, findings, phoneRule } from '../testing/findings.testkit.ts';

const SETTLEMENT = 'settlement.json';
const SUMMARY = 'pages/standard/claim-summary.json';
type Value = Record<string, unknown>;

const form = (pages: string[]) => change(SETTLEMENT, '/forms/standard/pages', pages);
const page = (name: string, blocks: Value[], path = `/standard/${name}`): Change => ({
  file: `pages/standard/${name}.json`,
  text: JSON.stringify({ $schema: 'x/page.schema.json', path, titleKey: 'Summary_Title', blocks }),
});
const options = (...values: string[]) => values.map((value) => ({ value, label: 'Option_Yes' }));
const documents = (demand: Value, kind: Value = { component: 'select', options: options('receipt') }) => [
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      { name: 'kind', type: 'string' },
      { name: 'file', type: 'file' },
      { name: 'claimTransactionId', type: 'string' },
    ],
    rules: [{ name: 'documentsRequired', namedParams: { documents: [demand] } }],
  }),
  change('models.json', '/models/3/fields/-', { name: 'claimTransactionId', type: 'string' }),
  change(DETAILS, '/blocks/-', {
    kind: 'recordManager',
    id: 'documents',
    model: 'documentContexts',
    fields: [
      { name: 'kind', label: 'Field_Store', ...kind },
      { name: 'file', label: 'Field_Amount' },
    ],
  }),
];
const classList = change(SETTLEMENT, '/forms/standard/authorization', [
  { kind: 'classList', match: [['claimNumber']] },
  { kind: 'open' },
]);
const claimNumber = change('models.json', '/models/0/fields', [{ name: 'claimNumber', type: 'string' }]);

const EARLY = { deadline: '12/31/2035' };
const automotive = (deadlines?: Value[]): Change[] => [
  change(SETTLEMENT, '/deadlines/globalDeadline', EARLY),
  change(SETTLEMENT, '/forms/automotive', {
    formType: 'Automotive',
    pages: ['start', 'receipt'],
    authorization: { kind: 'open' },
    ...(deadlines && { deadlines }),
  }),
  ...['start', 'receipt'].map((name, index) => ({
    file: `pages/automotive/${name}.json`,
    text: JSON.stringify({
      $schema: 'x/page.schema.json',
      path: index === 0 ? '/automotive' : `/automotive/${name}`,
      titleKey: 'Summary_Title',
      blocks: index === 0 ? [] : [{ kind: 'confirmation', id: 'filed' }],
    }),
  })),
];

describe('C15-02: a form that no deadline closes, beside a global one', () => {
  const open = { value: { entry: {} }, equals: 'open' };

  it('is told at the form, with what stays open and how to close it', async () => {
    const [finding, ...others] = await findings(...automotive());
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'open-ended-form',
      file: SETTLEMENT,
    });
    expect(finding?.message).toBe(
      'The form automotive stays open without end: globalDeadline closes the forms standard and lookup alone.',
    );
    expect(finding?.hint).toBe(
      'Add automotiveFilingDeadline to deadlines. To close it with the others, give the form "deadlines": [{ "key": "globalDeadline" }].',
    );
  });

  it('is told of a list that leaves some claims out, not of one that closes all, nor without a global deadline', async () => {
    const some = await findings(...automotive([{ when: open, key: 'globalDeadline' }]));
    expect(some.find(({ code }) => code === 'open-ended-form')?.message).toContain(
      'stays open to claims that meet no condition of its deadlines, without end',
    );
    expect(await codes(...automotive([{ key: 'globalDeadline' }]))).toEqual([]);
    const [, ...alone] = automotive();
    expect(await codes(...alone)).toEqual([]);
  });

  it('is mended by a deadline of its own', async () => {
    const closed = change(SETTLEMENT, '/deadlines/automotiveFilingDeadline', EARLY);
    expect(await codes(...automotive(), closed)).toEqual([]);
  });
});

describe('C12-10: deadlines, sequences, models and paths against forms', () => {
  it.each<[string, Change[], string, string]>([
    [
      'a deadline under a form that is not there',
      [change(SETTLEMENT, '/deadlines/automotiveFilingDeadline', { deadline: '12/31/2035' })],
      'formless-deadline',
      'Add the form, or take the deadline away: standard looks at claimFilingDeadline.',
    ],
    [
      'a form with a class list that is not there',
      [classList, claimNumber],
      'missing-class-list',
      'Add claimants/standard.csv, with a few people to try the form with; the whole list can be imported later.',
    ],
    [
      'no confirmation at all',
      [
        form(['landing', 'claimant-info', 'claim-details', 'claim-summary']),
        change('pages/standard/claim-details.json', '/exits/-', {
          when: { value: { field: 'bought', model: 'claimDetails' }, equals: 'yes' },
          to: 'confirmation',
        }),
      ],
      'missing-confirmation',
      'Add a page with a block of the kind confirmation, as the last.',
    ],
    [
      'a confirmation before the signature',
      [form(['landing', 'claimant-info', 'claim-details', 'confirmation', 'claim-summary'])],
      'late-signature',
      'Put it on a page before the confirmation.',
    ],
    [
      'a confirmation on a page before that of the signature',
      [
        change(DETAILS, '/blocks/-', { kind: 'confirmation', id: 'done', textKeys: ['Confirmation_Text'] }),
        change(SUMMARY, '/path', '/standard/summary'),
      ],
      'late-signature',
      'Put it on a page before the confirmation.',
    ],
    [
      'a confirmation and a signature on one page',
      [change(SUMMARY, '/blocks/-', { kind: 'confirmation', id: 'done', textKeys: ['Confirmation_Text'] })],
      'late-signature',
      'Put it on a page before the confirmation.',
    ],
    [
      'a model of a form that is not there',
      [
        change('models.json', '/models/-', {
          metadata: { formType: 'Automotive', dtoMapping: 'claimTransactions' },
          fields: [],
        }),
      ],
      'formless-model',
      'Its forms are: Standard. Or add the form to settlement.json.',
    ],
    [
      'a path of another form',
      [change(DETAILS, '/path', '/automotive/claim-details')],
      'foreign-path',
      'Write "/standard/claim-details".',
    ],
  ])('C12-10: %s', async (_what, changes, code, hint) => {
    const found = await findings(...changes);
    expect(found.map((one) => one.code)).toEqual([code]);
    expect(found[0]?.hint).toBe(hint);
  });

  it('C12-10: a model that only another form has is told once, where it is named first', async () => {
    const automotive = change('models.json', '/models/4/metadata/formType', 'Automotive');
    const found = await findings(
      automotive,
      page('more', [signature('again')]),
      form([...PAGES, 'more', 'confirmation']),
    );
    expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual([`${SUMMARY} unknown-model`]);
    expect(found[0]?.hint).toBe(
      'The Automotive form has one: correct its formType, or give this form one, too.',
    );
  });

  it('C12-10: a class list with a misspelt name is told once', async () => {
    const misspelt = { file: 'claimants/standrad.csv', text: 'claimNumber\n1\n' };
    expect(await codes(classList, claimNumber, misspelt)).toEqual(['unexpected-file']);
  });

  it('C12-10: no confirmation is missed where a page is', async () => {
    expect(await codes(form([...PAGES, 'confirmatoin']))).toEqual(['missing-page']);
  });
});

const PAGES = ['landing', 'claimant-info', 'claim-details', 'claim-summary'];
const signature = (id: string): Value => ({
  kind: 'signature',
  id,
  model: 'signature',
  fields: [{ name: 'signature', label: 'Field_Signature' }],
});

describe('C12-10: documents that are demanded against those that can be added', () => {
  it.each<[string, Change[], string]>([
    ['misspelt', documents({ kind: 'reciept' }), 'Did you mean "receipt"?'],
    ['that is no option', documents({ kind: 'affidavit' }), 'Kinds that can be chosen: receipt.'],
    [
      'that is no option, per record',
      documents({ kind: 'affidavit', per: 'claimTransactions' }),
      'Kinds that can be chosen: receipt.',
    ],
    [
      'without a place to add any',
      documents({ kind: 'receipt' }).slice(0, 2),
      'Offer "receipt" where documents are added',
    ],
  ])('C12-10: a document of a kind %s', async (_what, changes, hint) => {
    const found = await findings(...changes);
    expect(found.map(({ code }) => code)).toEqual(['unchoosable-kind']);
    expect(found[0]?.hint).toContain(hint);
  });

  it('C12-10: kinds that are typed, set by a block or chosen in records can be added', async () => {
    const named = change('content/en.json', '/DocumentKind_receipt', 'Receipt');
    expect(await codes(...documents({ kind: 'receipt' }, {}), named)).toEqual([]);
    expect(await codes(...documents({ kind: 'receipt' }))).toEqual([]);
    const own = change(DETAILS, '/blocks/1/documents', { kind: 'receipt' });
    expect(await codes(...documents({ kind: 'receipt' }).slice(0, 2), own, named)).toEqual([]);
  });

  it('C12-10: a link that nothing sets', async () => {
    expect(await codes(...documents({ kind: 'receipt', per: 'claimTransactions' }))).toEqual(['unset-link']);
  });
});

describe('C12-10: a misspelt name gets the same mend everywhere', () => {
  const oneOf = (list: string) => phoneRule({ name: 'oneOf', namedParams: { list } });
  const rows = (order: Value) =>
    block({
      kind: 'displayRows',
      id: 'rows',
      model: 'claimTransactions',
      order,
      fields: [{ name: 'store', label: 'Field_Store' }],
    });
  const spanish = change(SETTLEMENT, '/cultures', { en: 'English', es: 'Español' });
  const list = {
    file: 'lists/stores.json',
    text: '{ "$schema": "x/list.schema.json", "values": [{ "value": "a" }] }',
  };

  it.each<[string, Change[], string, string]>([
    ['a rule', [phoneRule({ name: 'requird' })], 'unknown-rule', 'required'],
    ['a format', [phoneRule({ name: 'format', ordinalParams: ['usPhon'] })], 'wrong-parameter', 'usPhone'],
    [
      'another choice',
      [phoneRule({ name: 'range', ordinalParams: [1, 2], namedParams: { type: 'dat' } })],
      'wrong-parameter',
      'date',
    ],
    ['a list of the bundle', [list, oneOf('store')], 'unknown-list', 'stores'],
    [
      'a named parameter',
      [phoneRule({ name: 'range', ordinalParams: [1, 2], namedParams: { tpye: 'number' } })],
      'unknown-parameter',
      'type',
    ],
    ['a demanded document', documents({ kind: 'receipt', wen: {} }), 'unknown-parameter', 'when'],
    [
      'a form',
      [
        change(SETTLEMENT, '/forms', {
          standrad: {
            formType: 'Standard',
            pages: [...PAGES, 'confirmation'],
            authorization: { kind: 'open' },
          },
        }),
      ],
      'unknown-key',
      'standard',
    ],
    [
      'a column of the class list',
      [
        classList,
        claimNumber,
        { file: 'claimants/standard.csv', text: 'claimNumber:credential,mail:prefill\nA-1,a@b.example\n' },
        change('pages/standard/claimant-info.json', '/blocks/1/fields/0/prepopulatedDataKey', 'mial'),
      ],
      'unknown-column',
      'mail',
    ],
    ['an order of columns', [rows({ stroe: 1 })], 'unknown-order', 'store'],
  ])('C12-10: %s', async (_what, changes, code, meant) => {
    const found = await findings(...changes);
    expect(found.map((one) => one.code)).toEqual([code]);
    expect(found[0]?.hint).toContain(`Did you mean "${meant}"?`);
  });

  it('C12-10: a culture file that is misnamed is told once, at its culture', async () => {
    const found = await findings(spanish, {
      file: 'content/ees.json',
      text: '{ "$schema": "x/content.schema.json" }',
    });
    expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual([`${SETTLEMENT} missing-file`]);
    expect(found[0]?.hint).toBe('Rename content/ees.json to it.');
  });

  it('C12-10: a class list that is misnamed', async () => {
    const found = await findings({ file: 'claimants/standrad.csv', text: 'a\nb\n' });
    expect(found[0]?.hint).toBe('Did you mean "standard.csv"?');
  });
});
