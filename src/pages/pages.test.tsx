import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import {
  compiled,
  MODELS,
  PAGES,
  pagesAnswer,
  problem,
  renderApp,
  withHashes,
} from '../testing/app.testkit.tsx';
import { drawDialogs, heading, press, type } from '../testing/visitor.testkit.ts';

beforeEach(drawDialogs);

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

/** What the summary or the receipt says of the question with this label. */
async function answer(label: string): Promise<string | null | undefined> {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
}

const row = (fields: Record<string, string>) => ({
  clientId: 'row-0',
  id: '0',
  metadataHash: '',
  metadata: { formType: 'Standard' as const, dtoMapping: 'prepopulatedData' as const },
  fields,
});

const authorizeWith = (...rows: ReturnType<typeof row>[]) => ({
  authorize: vi.fn(async () => ({
    authorized: true as const,
    error: null,
    captcha: 'raw',
    prepopulatedData: rows,
    expiresAt: '2026-05-20T19:30:00.000Z',
    storageKey: 'key-1',
  })),
});

/** A landing page that asks for a PIN too, and amounts with masks on the page after it. */
const MONEY_MODELS: ModelEntry[] = [
  ...MODELS,
  entry('claimDetails', [
    field('refund', [], 'number'),
    field('total', [], 'number', { computed: { add: [{ field: 'refund' }, 100] } }),
  ]),
];
const [landing, info] = [PAGES.landing, PAGES['claimant-info']];
if (!landing || !info) throw new Error('The kit has other pages.');
const MONEY_PAGES: typeof PAGES = {
  ...PAGES,
  landing: {
    ...landing,
    blocks: [
      {
        kind: 'fields',
        id: 'sign-in',
        model: 'credentials',
        fields: [
          { name: 'claimNumber', label: 'L_number' },
          { name: 'pin', label: 'L_pin' },
        ],
      },
    ],
  },
  'claimant-info': {
    blocks: [
      ...info.blocks,
      {
        kind: 'fields',
        id: 'money',
        model: 'claimDetails',
        fields: [
          { name: 'refund', label: 'L_refund', maskName: 'currencyDecimals', prepended: 'Dollar' },
          { name: 'total', label: 'L_total', maskName: 'currencyDecimals', prepended: 'Dollar' },
        ],
      },
    ],
  },
};
const MONEY = {
  models: MONEY_MODELS,
  pages: MONEY_PAGES,
  content: { L_pin: 'PIN', L_refund: 'Refund', L_total: 'Total', Dollar: '$' },
};

async function toCheck(more: () => unknown = () => undefined): Promise<void> {
  await heading('Start');
  type(/Claim number/, 'A1');
  if (screen.queryByLabelText(/PIN/)) type(/PIN/, '4821');
  press('Next');
  await heading('About you');
  type(/First name/, 'Ada');
  type(/Last name/, 'Lovelace');
  await more();
  press('Next');
  await heading('Check');
}

async function file(): Promise<void> {
  type(/Signature/, 'Ada');
  press('Submit claim');
  await heading('Done');
}

describe('what was entered, as summary and receipt tell it', () => {
  it('R5-02, C8-09, C7-06: amounts and totals read as their masks have them; what is stored stays as it was', async () => {
    const { app } = await renderApp(MONEY);
    await toCheck(() => app.claims.get('standard').setField('claimDetails', 'refund', '1134.5'));
    expect([await answer('Refund'), await answer('Total')]).toEqual(['$1,134.50', '$1,234.50']);
    await file();
    expect([await answer('Refund'), await answer('Total')]).toEqual(['$1,134.50', '$1,234.50']);
    const { refund, total } = Object(app.claims.get('standard').state.document.claimDetails);
    expect([refund, String(total)]).toEqual(['1134.5', '1234.5']);
  });

  it('C6-14, C7-06: a credential that only the claimant knows is not told; one that the server shows is told whole', async () => {
    await renderApp({ ...MONEY, api: authorizeWith(row({ ClaimNumber: 'A1' })) });
    await toCheck();
    expect([await answer('Claim number'), await answer('PIN')]).toEqual(['A1', 'Given, not shown here']);
    await file();
    expect([await answer('Claim number'), await answer('PIN')]).toEqual(['A1', 'Given, not shown here']);
    expect(document.body.textContent).not.toContain('4821');
  });

  it('C8-11: the wording changes on the very page where the answer is given, and keeps what was typed', async () => {
    const when = { value: { field: 'hasNickname', model: 'claimantInfo' }, equals: true } as const;
    await renderApp({
      contentVariants: { L_last: [{ when, key: 'L_last_stage' }] },
      content: { L_last_stage: 'Stage name' },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    const input = screen.getByLabelText(/Last name/);
    type(/First name/, 'Ada');
    fireEvent.input(input, { target: { value: 'Lovelace' } });
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect(await screen.findByLabelText(/Stage name/)).toBe(input);
    expect(input).toHaveProperty('value', 'Lovelace');
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect(await screen.findByLabelText(/Last name/)).toBe(input);
    press('Next');
    await heading('Check');
  });

  it('C8-11: the wording that holds for the claim stands in the summary and on the confirmation too', async () => {
    const when = { value: { field: 'hasNickname', model: 'claimantInfo' }, equals: true } as const;
    await renderApp({
      contentVariants: { L_last: [{ when, key: 'L_last_stage' }] },
      content: { L_last_stage: 'Stage name' },
    });
    await toCheck(() => fireEvent.click(screen.getByLabelText(/I have a nickname/)));
    expect(await answer('Stage name')).toBe('Lovelace');
    await file();
    expect(await answer('Stage name')).toBe('Lovelace');
  });
});

const needs = (kind: string) => ({ kind });
const DOCUMENTS: ModelEntry[] = MODELS.map((model) =>
  model.metadata.dtoMapping === 'documentContexts'
    ? {
        ...model,
        rules: [rule('documentsRequired', [], { documents: [needs('Receipt'), needs('Contract')] })],
      }
    : model,
);

describe('documents that are missing', () => {
  const texts = ['A document is missing: Receipt', 'A document is missing: Contract'];

  it('C8-06: all of them are listed on the documents page, as errors too, and in the summary', async () => {
    await renderApp({ models: DOCUMENTS });
    await toCheck();
    const list = document.getElementById('root_documentContexts');
    if (!list) throw new Error('There is no list of documents.');
    await waitFor(() => {
      for (const text of texts) expect(within(list).getByText(text)).toBeTruthy();
    });
    for (const text of texts) expect(await screen.findByRole('button', { name: text })).toBeTruthy();
    type(/Signature/, 'Ada');
    press('Submit claim');
    const summary = await screen.findByRole('alert');
    for (const text of texts) {
      expect(within(summary).getByRole('link', { name: text })).toBeTruthy();
      expect(within(list).getByText(text).className).toBe('cw-error');
    }
  });

  it('C8-06: the summary names the field that an answer is missing for', async () => {
    const { app } = await renderApp();
    await toCheck();
    app.claims.get('standard').setField('claimantInfo', 'lastName', null);
    expect(await screen.findByRole('button', { name: 'Last name: Value is required' })).toBeTruthy();
  });
});

describe('records', () => {
  it('R4-10, R5-43: Enter in a row saves it and goes on, and nothing of the row is missed afterwards', async () => {
    const failures: unknown[] = [];
    const note = (event: ErrorEvent) => failures.push(event.error);
    window.addEventListener('error', note);
    const { app } = await renderApp();
    await toCheck();
    const add = screen.getAllByRole('button', { name: 'Add More' }).at(-1);
    if (add) fireEvent.click(add);
    const table = document.getElementById('root_claimTransactions');
    if (!table) throw new Error('There is no table.');
    await waitFor(() => expect(within(table).getAllByRole('textbox').length).toBeGreaterThan(0));
    const [amount] = within(table).getAllByRole<HTMLInputElement>('textbox');
    if (!amount) throw new Error('The row has no field.');
    amount.focus();
    fireEvent.input(amount, { target: { value: '12.5' } });
    const form = amount.closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() =>
      expect(app.claims.get('standard').state.document.claimTransactions).toMatchObject([
        { amountClaimed: '12.5' },
      ]),
    );
    fireEvent.blur(amount);
    window.removeEventListener('error', note);
    expect(failures).toEqual([]);
  });
});

describe('a page that refuses Next', () => {
  it('R4-08: a question that appears afterwards is not in error before anybody could answer it', async () => {
    const models = MODELS.map((model) => ({
      ...model,
      fields: model.fields.map((one) =>
        one.name === 'nickname' ? { ...one, rules: [rule('required')] } : one,
      ),
    }));
    await renderApp({ models });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    press('Next');
    await screen.findByRole('alert');
    expect(document.querySelectorAll('.cw-error')).toHaveLength(2);
    expect(document.title).toMatch(/^Error: About you/);
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect((await screen.findByLabelText(/^Nickname/)).getAttribute('aria-invalid')).not.toBe('true');
    expect(document.querySelectorAll('.cw-error')).toHaveLength(2);
    press('Next');
    await waitFor(() => expect(document.querySelectorAll('.cw-error')).toHaveLength(3));
  });
});

describe('a filed claim', () => {
  it('C7-06, C6-16, C6-17: a reload still shows the reference code, and nothing else of the claim is left', async () => {
    const first = await renderApp();
    await toCheck();
    await file();
    await screen.findByText('ABC12-DEF34');
    first.view.unmount();
    const again = await renderApp({ path: '/standard/confirmation', authorized: true });
    await heading('Done');
    expect(await screen.findByText('ABC12-DEF34')).toBeTruthy();
    expect(document.body.textContent).not.toContain('What you filed');
    again.app.location.navigate('/standard/claim-summary');
    await heading('Done');
  });

  it('C6-14: its entry page, opened anew, begins another claim', async () => {
    const first = await renderApp();
    await toCheck();
    await file();
    first.view.unmount();
    await renderApp({ path: '/', authorized: true });
    await heading('Start');
  });
});

describe('generic pages', () => {
  it.each([
    ['/no-such-page', 'Page not found', 'Go to the claim form', '/'],
    ['/page-not-found', 'Page not found', 'Go to the claim form', '/'],
    ['/error', 'Something went wrong', 'Go back to your claim', '/'],
    ['/deadline', 'The deadline has passed', 'Go to the settlement website', 'https://example.org'],
    ['/session-expired?form=standard&culture=en', 'Your session has ended', 'Begin again', '/standard'],
    ['/session-expired?form=automotive&culture=es', 'Your session has ended', 'Begin again', '/automotive'],
  ])(
    'R2-01, R2-02, R2-03, R2-04, R9-13: %s says what it is and has a way on',
    async (path, title, link, to) => {
      window.sessionStorage.setItem('claimwright:ended', '{}');
      await renderApp({ path });
      await heading(title);
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
      const culture = path.includes('culture=es') ? 'es' : 'en';
      await waitFor(() => expect(document.documentElement.lang).toBe(culture));
    },
  );
});

describe('a form that changes while it is filled in', () => {
  it('C6-15, C2-02: one message says so and calls what is no longer asked for by its label', async () => {
    const models = MODELS.map((model) => ({
      ...model,
      fields: model.fields.filter(({ name }) => name !== 'nickname'),
    }));
    const pages = {
      ...PAGES,
      'claimant-info': {
        blocks: info.blocks.map((block) =>
          block.kind === 'fields'
            ? { ...block, fields: block.fields.filter(({ name }) => name !== 'nickname') }
            : block,
        ),
      },
    };
    await renderApp({
      renewed: await compiled({ models, pages }),
      api: {
        submit: () => Promise.reject(problem(409, 'configurationChanged')),
        models: vi.fn().mockResolvedValueOnce(withHashes(MODELS)).mockResolvedValue(withHashes(models)),
        pages: vi.fn().mockResolvedValueOnce(pagesAnswer(PAGES)).mockResolvedValue(pagesAnswer(pages)),
      },
    });
    await toCheck(async () => {
      fireEvent.click(screen.getByLabelText(/I have a nickname/));
      await screen.findByLabelText(/^Nickname/);
      type(/^Nickname/, 'Countess');
    });
    type(/Signature/, 'Ada');
    press('Submit claim');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('This form was updated while you were filling it in.');
    expect(alert.textContent).toContain('No longer asked for: Nickname.');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });
});

describe('visitors who are authorized already', () => {
  it('C6-14, R6-02: going back to the entry page and on again asks nothing of the server a second time', async () => {
    const known = row({ ClaimNumber: 'A1', PIN: '77', FirstName: 'Grace' });
    const { api } = await renderApp({
      api: authorizeWith(known, { ...known, fields: { ...known.fields, FirstName: 'Ada' } }),
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('Which record is this claim for?');
    press('Continue');
    await heading('About you');
    press('Back');
    await heading('Start');
    press('Next');
    await heading('About you');
    expect(api.authorize).toHaveBeenCalledTimes(1);
    type(/First name/, 'Grace');
  });

  it('C6-14: other credentials are put to the server again', async () => {
    const { api } = await renderApp({ api: authorizeWith(row({ FirstName: 'Grace' })) });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    press('Back');
    await heading('Start');
    type(/Claim number/, 'B2');
    press('Next');
    await heading('About you');
    expect(api.authorize).toHaveBeenCalledTimes(2);
  });

  it('C6-16: a new tab starts with what the server knows of the visitor', async () => {
    await renderApp({
      path: '/standard/claimant-info',
      authorized: true,
      rows: { Standard: [row({ ClaimNumber: 'A1', FirstName: 'Grace' })] },
    });
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
  });

  it('C6-16, C6-14: where several rows match, a new tab asks which one it is for', async () => {
    const rows = [row({ FirstName: 'Grace' }), row({ FirstName: 'Ada' })];
    await renderApp({ path: '/standard/claimant-info', authorized: true, rows: { Standard: rows } });
    await heading('Which record is this claim for?');
    fireEvent.click(screen.getByLabelText(/Ada/));
    press('Continue');
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('C6-16: a reload keeps what was entered over what the server knows', async () => {
    const known = { Standard: [row({ FirstName: 'Grace' })] };
    const first = await renderApp({ api: authorizeWith(row({ FirstName: 'Grace' })) });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    type(/First name/, 'Augusta');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Augusta'));
    first.view.unmount();
    await renderApp({ path: '/standard/claimant-info', authorized: true, rows: known });
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Augusta');
  });
});
