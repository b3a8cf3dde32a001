import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ClaimStatusInfo } from './api/api.ts';
import { problem, renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { file, freshVisits, heading, press, toSummary } from './testing/visitor.testkit.ts';

freshVisits();

const STATUS = { questionKey: 'Status_LastName', forms: ['standard'] };
const HASH = 'a'.repeat(64);
const CODE = '22222-22222';
const EXAMPLE = '7KQ4M-2XNRT';

const FOUND: ClaimStatusInfo = {
  referenceCode: CODE,
  form: 'standard',
  submittedAt: '2026-05-20T19:00:00.000Z',
  documents: [{ name: 'letter.pdf', size: 4000, sha256: HASH }],
  additions: [],
  marks: [],
};

/** Opens the page of a settlement that asks for the last name; the server answers with `status`. */
async function opened(status: () => Promise<ClaimStatusInfo>, options: TestAppOptions = {}) {
  const call = vi.fn(status);
  const content = { Status_LastName: 'Last name' };
  const rendered = await renderApp({
    path: '/status',
    status: STATUS,
    content,
    api: { status: call as never },
    ...options,
  });
  await heading('Status of your claim');
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const ask = (code: string, answer: string) => {
    fireEvent.change(field('Reference code'), { target: { value: code } });
    fireEvent.change(field('Last name'), { target: { value: answer } });
    press('Show the status');
  };
  return { ...rendered, call, field, ask };
}

const region = () => screen.findByRole('region', { name: `Claim ${CODE}` });

describe('the page of a claim’s status', () => {
  it.each([
    ['', '', 'Enter your reference code', 'Reference code'],
    [
      '7KQ4M-2XNR',
      'Lovelace',
      `Check your reference code. It has 10 letters and digits, such as ${EXAMPLE}.`,
      'Reference code',
    ],
    [EXAMPLE, 'Lovelace', 'Check your reference code.', 'Reference code'],
    [CODE, ' ', 'Enter your answer', 'Last name'],
  ])(
    'C10-13: what cannot be sent is told at its field, which gets the focus: %j, %j',
    async (code, answer, said, name) => {
      const { call, field, ask } = await opened(async () => FOUND);
      ask(code, answer);
      const wrong = field(name);
      expect(document.activeElement).toBe(wrong);
      expect(wrong.getAttribute('aria-invalid')).toBe('true');
      const described = String(wrong.getAttribute('aria-describedby')).split(' ');
      const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
      expect(words).toContain(said);
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('C10-13: tells when the claim came, its documents with hashes, its steps and what happens next, and takes the focus', async () => {
    const marks: ClaimStatusInfo['marks'] = [
      { mark: 'received', at: '2026-06-01T19:00:00.000Z' },
      { mark: 'decided', at: '2026-06-02T19:00:00.000Z' },
    ];
    const added = { referenceCode: '33333-33333', submittedAt: '2026-06-03T19:00:00.000Z' };
    const additions = [{ ...added, documents: [{ name: 'photo.jpg', size: 10, sha256: 'b'.repeat(64) }] }];
    const { call, ask } = await opened(async () => ({ ...FOUND, marks, additions }));
    ask(CODE.toLowerCase(), 'Lovelace');
    const found = await region();
    expect(document.activeElement).toBe(found);
    expect(call).toHaveBeenCalledWith({ referenceCode: CODE.toLowerCase(), answer: 'Lovelace' });
    for (const said of [
      'May 20, 2026',
      'letter.pdf',
      HASH,
      'We have received your claim',
      'We decided on your claim',
      'June 2, 2026',
      'We sent you our decision.',
      'Added on Wednesday, June 3, 2026',
      'photo.jpg',
    ])
      expect(found.textContent).toContain(said);
    expect(found.textContent).not.toContain('We will review your claim');
    expect(found.textContent).not.toContain('Lovelace');
  });

  it('C10-13: texts of the settlement take the place of the product’s', async () => {
    const marks: ClaimStatusInfo['marks'] = [{ mark: 'paid', at: '2026-06-01T19:00:00.000Z' }];
    const content = { Status_LastName: 'Last name', Status_Next_paid: 'A check is in the mail.' };
    const { ask } = await opened(async () => ({ ...FOUND, marks }), { content });
    ask(CODE, 'Lovelace');
    expect((await region()).textContent).toContain('A check is in the mail.');
  });

  it('C10-13: a code and an answer that nobody knows are told beside the fields, other failures in the alert', async () => {
    const failures = [problem(404, 'claimUnknown'), problem(503, 'unavailable')];
    const { ask } = await opened(() => Promise.reject(failures.shift()));
    ask(CODE, 'Byron');
    await screen.findByText(/We found no claim with this code and this answer/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    ask(CODE, 'Byron');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('The status could not be looked up.');
    // Nobody has filed anything on this page.
    expect(alert.textContent).not.toMatch(/submission|take your claim|answers/);
    expect(screen.queryByText(/We found no claim/)).toBeNull();
  });

  it('C10-13: leads to the documents’ form while it is open', async () => {
    const { ask } = await opened(async () => FOUND, { forms: ['documents-upload'] });
    ask(CODE, 'Lovelace');
    const link = within(await region()).getByRole('link', { name: 'Add documents' });
    expect(link.getAttribute('href')).toBe('/documents-upload');
  });

  it('C10-13: leads to no form of documents that the settlement lacks', async () => {
    const { ask } = await opened(async () => FOUND);
    ask(CODE, 'Lovelace');
    expect(within(await region()).queryByRole('link', { name: 'Add documents' })).toBeNull();
  });
});

describe('the way to it', () => {
  it('C10-13: stands on the receipt and in the header where the settlement has it', async () => {
    await renderApp({ status: STATUS, header: { navigation: 'alternative' } });
    await toSummary();
    await file();
    const receipt = await screen.findByRole('link', { name: 'See the status of your claim' });
    expect(receipt.getAttribute('href')).toBe('/status');
    const link = document.querySelector('header a[href="/status"]');
    expect(link?.textContent).toContain('Check claim status');
  });

  it('C10-13: leads nowhere where it has none', async () => {
    await renderApp({ header: { navigation: 'alternative' } });
    await toSummary();
    await file();
    await waitFor(() => expect(document.querySelector('.cw-receipt-code')).not.toBeNull());
    expect(document.querySelector('a[href="/status"]')).toBeNull();
  });

  it('C10-13: an address without it is an unknown one', async () => {
    await renderApp({ path: '/status' });
    await heading('Page not found');
  });
});
