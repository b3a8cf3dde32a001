import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { MODELS, PAGES, renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { drawDialogs, heading, press, type } from '../testing/visitor.testkit.ts';

beforeEach(drawDialogs);

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const change = async (question: string) =>
  fireEvent.click(await screen.findByRole('link', { name: `Change: ${question}` }));
const answer = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

const [landing, info, summary, confirmation] = Object.values(PAGES);
if (!landing || !info || !summary || !confirmation) throw new Error('The kit has other pages.');

const isFarmer = { value: { field: 'story', model: 'claimDetails' }, equals: 'farm' } as const;
/** The server's list of makes, which is searched. */
const list = async (name: string, search?: { query?: string }) => ({
  name,
  values: search?.query === 'vw' ? [{ value: 'vw', label: 'Volkswagen' }] : [],
  total: 1,
});

/** Pages for a story, for farmers and for a list, before the summary. */
const LONG: TestAppOptions = {
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
async function atSummary(options: TestAppOptions = LONG) {
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

describe('changing an answer of the summary', () => {
  it('C10-08: Change leads to the field, and Next back to the same answer of the summary', async () => {
    const { memory } = await atSummary();
    await change('First name');
    await heading('About you');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/First name/)));
    type(/First name/, 'Augusta');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('Save and return to the summary');
    await heading('Check');
    expect(await answer('First name')).toBe('Augusta');
    expect(memory.history.at(-1)).toBe('/standard/claim-summary');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: First name'),
    );
  });

  it('C10-08: while the claim is sent, no answer can be changed', async () => {
    const { app } = await atSummary({
      ...LONG,
      api: { ...LONG.api, submit: () => new Promise<never>(() => undefined) },
    });
    const link = () => screen.findByRole('link', { name: 'Change: First name' });
    expect((await link()).getAttribute('aria-disabled')).toBeNull();
    type(/Signature/, 'Ada');
    press('Submit claim');
    await waitFor(async () => expect((await link()).getAttribute('aria-disabled')).toBe('true'));
    await change('First name');
    await heading('Check');
    expect(app.navigation.state.isNavigating).toBe(false);
  });

  it('C10-08: Back leads to the summary too; a page in error keeps the claimant', async () => {
    await atSummary();
    await change('First name');
    await heading('About you');
    press('Back');
    await heading('Check');
    await change('First name');
    await heading('About you');
    type(/First name/, '');
    press('Save and return to the summary');
    await screen.findByRole('alert');
    await heading('About you');
  });

  it('C10-08: where the change made other answers necessary, Next leads through those pages and no others', async () => {
    await atSummary();
    await change('What happened');
    await heading('Your story');
    type(/What happened/, 'farm');
    await waitFor(() => screen.getByRole('button', { name: 'Next' }));
    press('Next');
    await heading('Your farm');
    type(/Acres/, '12');
    press('Save and return to the summary');
    await heading('Check');
    expect(await answer('Acres')).toBe('12');
  });

  it('C10-08: what was missing before is no reason to go there; what is missing leads back as well', async () => {
    const { app } = await atSummary();
    app.claims.get('standard').setField('claimantInfo', 'lastName', null);
    await change('What happened');
    await heading('Your story');
    press('Save and return to the summary');
    await heading('Check');
    fireEvent.click(await screen.findByRole('button', { name: /^Last name: / }));
    await heading('About you');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Last name/)));
    type(/Last name/, 'King');
    press('Save and return to the summary');
    await heading('Check');
  });

  it('C10-08: a record is opened at its first field, in a table and in a list of entries', async () => {
    await atSummary();
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '80'));
    expect(document.activeElement?.id).toBe('root_claimTransactions_1_amountClaimed');
    cleanup();
    window.sessionStorage.clear();
    const pages = { ...LONG.pages } as typeof PAGES;
    const details = pages.details;
    if (!details) throw new Error('There are no details.');
    const blocks = details.blocks.map((block) =>
      block.kind === 'recordTable' ? { ...block, kind: 'recordManager' as const, allowEdit: true } : block,
    );
    await atSummary({ ...LONG, pages: { ...pages, details: { ...details, blocks } } });
    await change('Charges, Entry 2');
    await heading('Details');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', '80'));
  });

  it('C10-08: an answer that nobody can change has no link; another claim begins without the way back', async () => {
    const { app } = await atSummary();
    await answer('Total');
    expect(screen.queryByRole('link', { name: 'Change: Total' })).toBeNull();
    await change('First name');
    await heading('About you');
    app.claims.get('standard').restart();
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  });
});

describe('how the summary tells answers', () => {
  it('says on paper that it is no receipt', async () => {
    await atSummary();
    const said = screen.getByText(/^Not submitted yet/);
    expect(said.closest('p')?.className).toBe('cw-print-only');
  });

  it('C10-08: records are a table, with amounts in a column of numbers and a row for each', async () => {
    await atSummary();
    const table = await screen.findByRole('table', { name: 'Charges' });
    const [head, ...rows] = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(head).toEqual(['Entry', 'Amount', 'Note', 'Actions']);
    expect(rows).toEqual([
      ['Entry 1', '$12.5', 'A tow', 'Change'],
      ['Entry 2', '$80', 'A rental', 'Change'],
    ]);
    expect(within(table).getByText('$80').closest('td')?.className).toBe('cw-number');
  });

  it('C10-08, C8-07: an entry of a searched list is told by its label', async () => {
    await atSummary();
    await waitFor(async () => expect(await answer('Make')).toBe('Volkswagen'));
  });
});

describe('the receipt', () => {
  const SHA = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const filing = {
    submit: async () => ({
      submitted: true as const,
      referenceCodeForm: 'ABC12-DEF34',
      submittedAt: '2026-05-20T19:00:05.000Z',
      documents: [{ name: 'receipt.pdf', size: 48213, sha256: SHA }],
      error: null,
      nonMatchingPaymentElection: false as const,
    }),
  };
  /** The story stands for an account number, the acres for a PIN. */
  const masked: TestAppOptions = { ...LONG, api: { ...LONG.api, ...filing } };
  const pages = { ...masked.pages } as typeof PAGES;
  const receiptOf = { story: 'ending', acres: 'hidden' } as const;
  for (const [name, receipt] of [
    ['story', receiptOf.story],
    ['details', receiptOf.acres],
  ] as const) {
    const page = pages[name];
    const [block, ...others] = page?.blocks ?? [];
    if (!page || block?.kind !== 'fields') continue;
    const [first, ...more] = block.fields;
    if (!first) continue;
    pages[name] = { ...page, blocks: [{ ...block, fields: [{ ...first, receipt }, ...more] }, ...others] };
  }

  it('C10-08: the receipt repeats what was certified, and the day; the summary has it where it is signed', async () => {
    const { 'claim-summary': summary, ...others } = masked.pages as typeof PAGES;
    if (!summary) throw new Error('There is no summary.');
    const blocks = summary.blocks.map((block) =>
      block.kind === 'fields' && block.model === 'signature'
        ? { ...block, kind: 'signature' as const, textKeys: ['Sworn'] }
        : block,
    );
    const { confirmation, ...entered } = others;
    if (!confirmation) throw new Error('There is no confirmation.');
    await atSummary({
      ...masked,
      content: { ...masked.content, Sworn: 'I declare under penalty of perjury that this is true.' },
      pages: { ...entered, 'claim-summary': { ...summary, blocks }, confirmation },
    });
    expect(screen.getAllByText(/penalty of perjury/)).toHaveLength(1);
    type(/Signature/, 'Ada');
    press('Submit claim');
    await heading('Done');
    const sworn = await screen.findByText(/penalty of perjury/);
    expect(sworn.closest('.cw-review')?.textContent).toContain('Ada');
    expect(await answer('Date of signing')).toBe('May 20, 2026');
  });

  it('R1-03: an answer keeps its own direction, so that an address is not turned round in Arabic', async () => {
    const { app } = await atSummary({ ...masked, pages });
    app.claims.get('standard').setField('claimDetails', 'story', '1420 Pine St');
    const shown = await screen.findByText('1420 Pine St');
    expect(shown.tagName).toBe('BDI');
  });

  it('C10-08: the receipt has the time of filing with its zone, the documents with size and fingerprint, every answer, and no whole credential', async () => {
    const { app } = await atSummary({ ...masked, pages });
    app.claims.get('standard').setField('claimDetails', 'story', '000123456789');
    expect(await answer('What happened')).toBe('000123456789');
    type(/Signature/, 'Ada');
    press('Submit claim');
    await heading('Done');
    const time = await screen.findByText(/May 20, 2026/);
    expect([time.textContent, time.getAttribute('datetime')]).toEqual([
      expect.stringMatching(/^May 20, 2026 at 12:00\sPM Pacific Daylight Time$/),
      '2026-05-20T19:00:05.000Z',
    ]);
    const list = await screen.findByRole('list', { name: 'Documents received' });
    expect(list.textContent).toMatch(/receipt\.pdf\s*48,213 bytes/);
    expect(list.textContent).toContain(SHA);
    expect(await answer('What happened')).toBe('Ends in 6789');
    expect(await answer('Make')).toBe('Given, not shown here');
    expect(await answer('Last name')).toBe('Lovelace');
    expect(within(await screen.findByRole('table', { name: 'Charges' })).getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });
});
