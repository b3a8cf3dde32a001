import type { ModelEntry, Page } from '../../schemas/generated/types.ts';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';

/** The models of a small Standard form: credentials, a person, documents and transactions. */
export const MODELS: ModelEntry[] = [
  entry('credentials', [field('claimNumber', [rule('required')]), field('pin')], { formType: 'Standard' }),
  entry('claimantInfo', [
    field('firstName', [rule('required')]),
    field('lastName', [rule('required')]),
    field('nickname'),
    field('hasNickname', [], 'boolean'),
  ]),
  entry('signature', [field('signature', [rule('required')])]),
  entry('documentContexts', [field('file', [rule('required')], 'file'), field('kind')]),
  entry('claimTransactions', [field('amountClaimed', [rule('required')], 'number'), field('note')]),
];

const nicknameShown = { value: { field: 'hasNickname' }, equals: true } as const;

/** Its pages, entry first, confirmation last. */
export const PAGES: Record<string, Pick<Page, 'blocks'> & Partial<Page>> = {
  landing: {
    path: '/standard',
    blocks: [
      {
        kind: 'fields',
        id: 'sign-in',
        model: 'credentials',
        fields: [{ name: 'claimNumber', label: 'L_number' }],
      },
    ],
  },
  'claimant-info': {
    blocks: [
      {
        kind: 'fields',
        id: 'person',
        model: 'claimantInfo',
        fields: [
          { name: 'firstName', label: 'L_first', prepopulatedDataKey: 'firstName' },
          { name: 'lastName', label: 'L_last' },
          { name: 'hasNickname', label: 'L_has' },
          { name: 'nickname', label: 'L_nick', dependencies: [{ when: nicknameShown }] },
        ],
      },
    ],
  },
  'claim-summary': {
    blocks: [
      {
        kind: 'recordManager',
        id: 'docs',
        model: 'documentContexts',
        fields: [{ name: 'file' }, { name: 'kind' }],
      },
      {
        kind: 'recordTable',
        id: 'table',
        model: 'claimTransactions',
        fields: [{ name: 'amountClaimed' }, { name: 'note' }],
      },
      { kind: 'summary', id: 'all' },
      { kind: 'fields', id: 'sign', model: 'signature', fields: [{ name: 'signature', label: 'L_sign' }] },
    ],
  },
  confirmation: { blocks: [{ kind: 'confirmation', id: 'done' }] },
};

export const CONTENT = {
  Settlement_Name: 'Test Settlement',
  Title_landing: 'Start',
  'Title_claimant-info': 'About you',
  'Title_claim-summary': 'Check',
  Title_confirmation: 'Done',
  L_number: 'Claim number',
  L_first: 'First name',
  L_last: 'Last name',
  L_has: 'I have a nickname',
  L_nick: 'Nickname',
  L_sign: 'Signature',
  Phone: '1-800-555-0100',
  Email: 'help@example.org',
  Address: 'PO Box 1',
};

export const SPANISH = {
  ...CONTENT,
  'Title_claimant-info': 'Sus datos',
  L_first: 'Nombre',
  Settlement_Name: 'Acuerdo',
};
