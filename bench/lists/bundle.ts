import { bundleWith, type Change, change } from '../../bundle/testing/bundles.testkit.ts';

/** How many records each list has, and how many of the first list's have a document. */
export const RECORDS = 100;
export const WITH_DOCUMENT = 20;

export interface ListsForm {
  name: 'table' | 'lists';
  title: string;
  /** The lists by the kind of their records; undefined is the one list whose records have no kind. */
  kinds: readonly (string | undefined)[];
}

export const FORMS: readonly ListsForm[] = [
  { name: 'table', title: `1 list of ${RECORDS}`, kinds: [undefined] },
  {
    name: 'lists',
    title: `3 lists of ${RECORDS}, ${WITH_DOCUMENT} documents`,
    kinds: ['purchase', 'return', 'repair'],
  },
];

export const listTitle = (kind: string | undefined): string => `Records: ${kind ?? 'all'}`;

const ASKED = [{ when: { value: { field: 'bought', model: 'claimDetails' }, equals: 'yes' } }];

const listBlock = (kind: string | undefined, index: number) => ({
  kind: 'recordTable',
  id: `list${index}`,
  model: 'claimTransactions',
  titleKey: `Title_${kind ?? 'all'}`,
  ...(kind !== undefined && { only: { field: 'kind', equals: kind } }),
  ...(kind !== undefined && index === 0 && { documents: { kind: 'receipt' } }),
  dependencies: ASKED,
  allowEdit: true,
  fields: [
    { name: 'store', label: 'Field_Store' },
    { name: 'amountClaimed', label: 'Field_Amount', maskName: 'currencyDecimals' },
  ],
});

const DOCUMENTS = {
  metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
  fields: [
    { name: 'kind', type: 'string', rules: [{ name: 'required' }] },
    { name: 'file', type: 'file', rules: [{ name: 'required' }] },
    { name: 'claimTransactionId', type: 'string' },
  ],
  rules: [
    {
      name: 'documentsRequired',
      namedParams: {
        documents: [
          {
            kind: 'receipt',
            per: 'claimTransactions',
            when: {
              all: [
                { value: { field: 'kind' }, equals: 'purchase' },
                { value: { field: 'amountClaimed' }, greaterThan: 5000 },
              ],
            },
          },
        ],
      },
    },
  ],
};

const MODELS = 'models.json';
const LIST = '/models/3';
const DETAILS = 'pages/standard/claim-details.json';

/** What three lists have beside one: the field that tells them apart, each one's own limit, and documents. */
const severalLists = (kinds: ListsForm['kinds']): Change[] => [
  change(MODELS, `${LIST}/fields/-`, { name: 'kind', type: 'string', rules: [{ name: 'required' }] }),
  change(MODELS, `${LIST}/fields/-`, { name: 'claimTransactionId', type: 'string' }),
  change(
    MODELS,
    `${LIST}/rules`,
    kinds.map((kind) => ({
      name: 'records',
      namedParams: { where: { value: { field: 'kind' }, equals: kind }, max: RECORDS + 50 },
    })),
  ),
  change(MODELS, '/models/-', DOCUMENTS),
  change('content/en.json', '/DocumentKind_receipt', 'Receipt'),
];

/** The template's form with these lists on its second page, as a folder; `removeBundles` takes it away. */
export function writeListsBundle({ kinds }: ListsForm): string {
  return bundleWith([
    change(MODELS, `${LIST}/rules/0/namedParams/max`, RECORDS + 50),
    ...(kinds.length > 1 ? severalLists(kinds) : []),
    change(DETAILS, '/blocks/1', listBlock(kinds[0], 0)),
    ...kinds.slice(1).map((kind, index) => change(DETAILS, '/blocks/-', listBlock(kind, index + 1))),
    ...kinds.map((kind) => change('content/en.json', `/Title_${kind ?? 'all'}`, listTitle(kind))),
  ]);
}

/** One record's cells, as they stand in a spreadsheet. */
export const cellsOf = (index: number): [store: string, amount: string] => [
  `Store ${index + 1}`,
  `${(index % 90) + 1}.50`,
];

/** A whole claim; `number` makes its amounts its own. */
export function claimOf({ kinds }: ListsForm, number: number): Record<string, unknown> {
  const records = kinds.flatMap((kind, list) =>
    Array.from({ length: RECORDS }, (_, index) => {
      const [store, amountClaimed] = cellsOf(index + number);
      if (kind === undefined) return { store, amountClaimed };
      return { kind, store, amountClaimed, claimTransactionId: `record-${list}-${index}` };
    }),
  );
  const documents = Array.from({ length: WITH_DOCUMENT }, (_, index) => ({
    kind: 'receipt',
    file: { name: `receipt-${index}.pdf`, size: 1000, type: 'application/pdf' },
    claimTransactionId: `record-0-${index}`,
  }));
  return {
    claimantInfo: { firstName: 'Ada', lastName: 'Lopez', email: 'ada@example.com', phone: '(206) 555-0100' },
    claimDetails: { bought: 'yes', boughtOn: '05/17/2018' },
    claimTransactions: records,
    ...(kinds.length > 1 && { documentContexts: documents }),
    signature: { signature: 'Ada Lopez' },
  };
}
