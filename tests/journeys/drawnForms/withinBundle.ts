import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BASE = join(import.meta.dirname, '../../e2e/bundle');

const REQUIRED = [{ name: 'required' }];
const isLost = { value: { field: 'lost' }, equals: true };
const isBroken = { value: { field: 'broken' }, equals: true };
const isCostly = { value: { field: 'price' }, greaterThan: 10 };
const cameIn = (entry: string) => ({ when: { value: { entry: {} }, equals: entry } });

type Field = Record<string, unknown>;

const field = (name: string, rules: object[] = [], type = 'string', more: Field = {}): Field => ({
  ...{ name, type, rules },
  ...more,
});

const model = (dtoMapping: string, fields: Field[], more: Field = {}): Field => ({
  metadata: { formType: 'Standard', dtoMapping, prepopulatedSubModel: null },
  ...more,
  fields,
});

const GOODS = field('goods', [{ name: 'records', namedParams: { min: 1, max: 3 } }], 'list', {
  fields: [
    field('thing', REQUIRED),
    field('count', [], 'number'),
    field('broken', [], 'boolean'),
    field('why', [{ name: 'requiredWhen', namedParams: { condition: isBroken } }]),
  ],
});

const RECEIPT = {
  name: 'documentsRequired',
  namedParams: {
    documents: [
      {
        ...{ kind: 'receipt', per: 'claimTransactions' },
        when: { all: [isCostly, { not: isLost }] },
      },
    ],
  },
};

const MODELS = [
  model('credentials', [field('claimNumber', REQUIRED), field('pin', REQUIRED)]),
  model('prepopulatedData', [field('claimNumber'), field('firstName')], {
    metadata: {
      formType: 'Standard',
      dtoMapping: 'prepopulatedData',
      prepopulatedSubModel: 'claimantInfo',
    },
  }),
  model('claimantInfo', [
    field('firstName', REQUIRED),
    field('channel', REQUIRED),
    field('isAdult', [], 'boolean'),
    field('reason', [
      {
        name: 'requiredWhen',
        namedParams: { condition: { value: { entry: {} }, equals: 'open' } },
      },
    ]),
  ]),
  model('claimTransactions', [
    field('claimTransactionId'),
    field('shop', REQUIRED),
    field('price', REQUIRED, 'number'),
    field('lost', [], 'boolean'),
    GOODS,
    field('pieces', [], 'number', { computed: { sum: 'count', of: 'goods' } }),
  ]),
  model(
    'documentContexts',
    [field('file', REQUIRED, 'file'), field('kind', REQUIRED), field('claimTransactionId')],
    { rules: [RECEIPT] },
  ),
  model('signature', [field('signature', REQUIRED)]),
];

const placed = (name: string, more: Field = {}): Field => ({ name, label: `Field_${name}`, ...more });

const CHANNEL = {
  component: 'radio',
  options: [
    { value: 'shop', label: 'Option_shop' },
    { value: 'mail', label: 'Option_mail' },
  ],
};
/** A box that must be ticked. */
const BOX = { component: 'checkbox', required: true };

const DETAILS = {
  path: '/standard/details',
  titleKey: 'Details_Title',
  blocks: [
    {
      ...{ kind: 'fields', id: 'who', model: 'claimantInfo' },
      fields: [
        placed('firstName'),
        placed('channel', CHANNEL),
        placed('isAdult', BOX),
        placed('reason', { dependencies: [cameIn('open')] }),
      ],
    },
  ],
};

/** Purchases as cards or as rows of a table, each with the goods that were bought, and its receipts. */
const purchases = (kind: 'recordManager' | 'recordTable') => ({
  path: '/standard/purchases',
  titleKey: 'Purchases_Title',
  blocks: [
    {
      ...{ kind, id: 'purchases', titleKey: 'Purchases_Title', model: 'claimTransactions', allowEdit: true },
      ...(kind === 'recordManager' && { draftOnInit: false, draftAfterFinish: false }),
      documents: { kind: 'receipt', when: { not: isLost } },
      fields: [
        placed('shop'),
        placed('price', { maskName: 'currencyDecimals' }),
        placed('lost', { component: 'checkbox' }),
        placed('goods', {
          columns: [
            placed('thing'),
            placed('count'),
            placed('broken', { component: 'checkbox' }),
            placed('why', { dependencies: [{ when: isBroken }] }),
          ],
        }),
        placed('pieces', { component: 'value' }),
      ],
    },
  ],
});

const ENTRY = {
  ...{ kind: 'fields', id: 'sign-in', model: 'credentials', dependencies: [cameIn('classList')] },
  fields: [placed('claimNumber'), placed('pin')],
};

const TEXTS = {
  ...{ Purchases_Title: 'What you bought', Details_Title: 'Who you are', DocumentKind_receipt: 'Receipt' },
  ...{ Field_claimNumber: 'Claim number', Field_pin: 'PIN', Field_firstName: 'First name' },
  ...{ Field_reason: 'How you heard of it', Field_shop: 'Shop', Field_price: 'Price in all' },
  ...{ Field_channel: 'Where you bought', Option_shop: 'In a shop', Option_mail: 'By mail' },
  ...{
    Field_isAdult: 'I am of age',
    Field_lost: 'I have lost the receipt',
    Field_goods: 'Goods',
    Field_thing: 'Thing',
  },
  ...{ Field_count: 'How many', Field_broken: 'It broke', Field_why: 'How it broke', Field_pieces: 'Pieces' },
};

/** The class list: who has a notice. */
const CLAIMANTS = `claimNumber:credential+prefill,pin:credential,firstName:prefill
JOINT-1001,4821,Ada
JOINT-2002,7310,Grace
`;

const receiptOf = (id: string, name: string) => ({
  ...{ kind: 'receipt', claimTransactionId: id },
  file: { name, size: 70, type: 'application/pdf' },
});

const good = (thing: string, count: string | null, why: string | null = null) => ({
  ...{ thing, count, broken: why !== null, why },
});

const ANSWERS = {
  claimTransactions: [
    {
      ...{ claimTransactionId: 'first', shop: 'Corner Shop', price: '25.00', lost: false },
      goods: [good('Kettle', '1'), good('Cup', '4', 'The handle came off')],
    },
    {
      ...{ claimTransactionId: 'second', shop: 'Market', price: '12.50', lost: true },
      goods: [good('Spoon', null)],
    },
  ],
  documentContexts: [receiptOf('first', 'receipt.pdf'), receiptOf('first', 'page 2.pdf')],
  signature: { signature: 'Ada Lovelace' },
};

/** Claims that nothing is wrong with: one of somebody with a notice, one without. */
const CASES = {
  settlement: '..',
  form: 'standard',
  context: { now: '2032-06-15T19:00:00Z', allowedCharacters: null, culture: 'en' },
  cases: [
    {
      name: 'with a notice',
      claim: {
        ...ANSWERS,
        credentials: { claimNumber: 'JOINT-1001', pin: '4821' },
        claimantInfo: { firstName: 'Ada', channel: 'shop', isAdult: true, reason: null },
      },
      errors: [],
    },
    {
      name: 'without a notice',
      claim: {
        ...ANSWERS,
        claimantInfo: { firstName: 'Ada', channel: 'mail', isAdult: true, reason: 'A friend told me' },
      },
      errors: [],
    },
  ],
};

interface Settlement {
  forms: { standard: object };
  contentVariants?: unknown;
  settings: { minSessionDuration?: number };
}

/**
 * Writes a bundle with what few samples have: two ways in, and records that hold lists and documents of their own, as
 * `cards` or as `rows`.
 */
export function writeWithinBundle(folder: string, kind: string): void {
  const read = <T>(path: string) => JSON.parse(readFileSync(join(BASE, path), 'utf8')) as T;
  const write = (path: string, content: unknown) =>
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 1)}\n`);
  for (const part of ['pages/standard', 'content', 'cases', 'claimants'])
    mkdirSync(join(folder, part), { recursive: true });
  const { contentVariants: _ofOthers, ...settlement } = read<Settlement>('settlement.json');
  const { minSessionDuration: _short, ...settings } = settlement.settings;
  const pages = ['landing', 'details', 'purchases', 'claim-summary', 'confirmation'];
  const authorization = [{ kind: 'classList', match: [['claimNumber', 'pin']] }, { kind: 'open' }];
  const standard = { ...settlement.forms.standard, pages, authorization, documents: { maxFiles: 20 } };
  write('settlement.json', { ...settlement, settings, forms: { standard } });
  write('models.json', { models: MODELS });
  const landing = read<{ blocks: object[] }>('pages/standard/landing.json');
  write('pages/standard/landing.json', { ...landing, blocks: [...landing.blocks, ENTRY] });
  write('pages/standard/details.json', DETAILS);
  write('pages/standard/purchases.json', purchases(kind === 'cards' ? 'recordManager' : 'recordTable'));
  const review = read<{ blocks: { kind: string; pages?: string[] }[] }>('pages/standard/claim-summary.json');
  for (const block of review.blocks) if (block.kind === 'summary') block.pages = ['details', 'purchases'];
  write('pages/standard/claim-summary.json', review);
  cpSync(join(BASE, 'pages/standard/confirmation.json'), join(folder, 'pages/standard/confirmation.json'));
  for (const culture of ['en', 'es'])
    write(`content/${culture}.json`, { ...read<object>(`content/${culture}.json`), ...TEXTS });
  write('cases/claims.cases.json', CASES);
  writeFileSync(join(folder, 'claimants/standard.csv'), CLAIMANTS);
}
