import { screen } from '@testing-library/react';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { MODELS, PAGES } from '../testing/smallForm.testkit.ts';
import { heading, press, type } from '../testing/visitor.testkit.ts';

export const answer = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

export const [landing, info, summary, confirmation] = Object.values(PAGES);
if (!landing || !info || !summary || !confirmation) throw new Error('The kit has other pages.');

const isFarmer = { value: { field: 'story', model: 'claimDetails' }, equals: 'farm' } as const;

/** The server's list of makes, which is searched. */
export const list = async (name: string, search?: { query?: string }) => ({
  name,
  values: search?.query === 'vw' ? [{ value: 'vw', label: 'Volkswagen' }] : [],
  total: 1,
});

/** Pages for a story, for farmers and for a list, before the summary. */
export const LONG: TestAppOptions = {
  models: [
    ...MODELS,
    entry('claimDetails', [
      field('story'),
      field('acres', [rule('requiredIf', ['story', 'farm'])]),
      field('make'),
      field('total', [], 'number', { computed: { add: [1, 2] } }),
    ]),
  ],
  pages: {
    landing,
    'claimant-info': info,
    story: {
      blocks: [
        {
          kind: 'fields',
          id: 'story',
          model: 'claimDetails',
          fields: [{ name: 'story', label: 'L_story', component: 'textarea' }],
        },
      ],
    },
    farm: {
      skipWhen: { not: isFarmer },
      blocks: [
        {
          kind: 'fields',
          id: 'farm',
          model: 'claimDetails',
          fields: [{ name: 'acres', label: 'L_acres' }],
        },
      ],
    },
    details: {
      blocks: [
        {
          kind: 'fields',
          id: 'details',
          model: 'claimDetails',
          fields: [
            { name: 'make', label: 'L_make', component: 'select', optionsList: 'makes' },
            { name: 'total', label: 'L_total' },
          ],
        },
        {
          kind: 'recordTable',
          id: 'charges',
          model: 'claimTransactions',
          titleKey: 'L_charges',
          fields: [
            { name: 'amountClaimed', label: 'L_amount', prepended: 'Dollar' },
            { name: 'note', label: 'L_note' },
          ],
        },
      ],
    },
    'claim-summary': { blocks: summary.blocks.slice(2) },
    confirmation,
  },
  searchedLists: ['makes'],
  api: { list },
  content: {
    Title_story: 'Your story',
    Title_farm: 'Your farm',
    Title_details: 'Details',
    L_story: 'What happened',
    L_acres: 'Acres',
    L_make: 'Make',
    L_total: 'Total',
    L_charges: 'Charges',
    L_amount: 'Amount',
    L_note: 'Note',
    Dollar: '$',
  },
};

const RECORDS = [
  { amountClaimed: '12.5', note: 'A tow' },
  { amountClaimed: '80', note: 'A rental' },
];

/** An app at its summary, everything before it answered. */
export async function atSummary(options: TestAppOptions = LONG) {
  const made = await renderApp(options);
  await heading('Start');
  type(/Claim number/, 'A1');
  press('Next');
  await heading('About you');
  type(/First name/, 'Ada');
  type(/Last name/, 'Lovelace');
  press('Next');
  await heading('Your story');
  press('Next');
  await heading('Details');
  const claim = made.app.claims.get('standard');
  claim.setRecords('claimTransactions', RECORDS, ['row-1', 'row-2']);
  claim.setField('claimDetails', 'make', 'vw');
  press('Next');
  await heading('Check');
  return made;
}
