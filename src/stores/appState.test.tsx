import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { problem, renderApp, testApp } from '../testing/app.testkit.tsx';
import { PAGES } from '../testing/smallForm.testkit.ts';
import { drawDialogs, heading, press, toSummary, type } from '../testing/visitor.testkit.ts';

beforeEach(drawDialogs);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const FAILED =
  'An error occurred during your submission. Please try again. If this problem persists, please contact the settlement administrator at the email below.';

describe('what the app keeps', () => {
  it('R3-07: the error that shows has a header and a message, and nothing of it is left after OK', async () => {
    const { app } = await testApp();
    app.alert.show({ key: 'Problem_documentTooLarge', params: { document: 'a.pdf' } });
    expect(app.alert.state).toEqual({
      showError: true,
      header: 'Alert_Documents',
      message: 'Problem_documentTooLarge',
      params: { document: 'a.pdf' },
      filing: undefined,
      reason: '',
      culture: '',
      requestId: '',
    });
    app.alert.close();
    expect(app.alert.state).toMatchObject({ showError: false, header: '', message: '' });
  });

  it('R3-08, R2-37: a page’s banner has its header, its lines and its image', async () => {
    const landing = PAGES.landing;
    if (!landing) throw new Error('The kit has no landing page.');
    const banner = { headerKey: 'B_head', copyKeys: ['B_one', 'B_two'], image: '/banner.jpg' };
    await renderApp({
      pages: { ...PAGES, landing: { ...landing, banner } },
      content: { B_head: 'File by May', B_one: 'It is free.', B_two: 'It is short.' },
    });
    await heading('Start');
    const shown = document.querySelector<HTMLElement>('.cw-banner');
    expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/banner.jpg');
    for (const line of ['File by May', 'It is free.', 'It is short.'])
      expect(shown?.textContent).toContain(line);
    await toSummary();
    expect(document.querySelector('.cw-banner')).toBeNull();
  });

  it('R3-15, R4-09: a record is a draft while it is entered, and saved once it is finished', async () => {
    const { app } = await renderApp();
    await toSummary();
    const claim = app.claims.get('standard');
    await waitFor(() => expect(claim.state.drafts.map(({ model }) => model)).toEqual(['documentContexts']));
    expect(claim.state.document.documentContexts).toEqual([]);
    const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    const input = document.querySelector('#root_documentContexts input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
    press('Upload');
    await waitFor(() =>
      expect(claim.state.document.documentContexts).toMatchObject([{ file: { name: 'a.pdf' } }]),
    );
  });

  it('R4-33, R9-03: a saved record is told for five seconds', async () => {
    const { app } = await renderApp();
    await toSummary();
    vi.useFakeTimers();
    const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    const input = document.querySelector('#root_documentContexts input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
    press('Upload');
    await vi.advanceTimersByTimeAsync(200);
    expect(app.toast.state).toMatchObject({ phase: 'shown', message: 'Toast_Saved' });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(app.toast.state.phase).toBe('shown');
    await vi.advanceTimersByTimeAsync(200);
    expect(app.toast.state.phase).toBe('hidden');
  });
});

describe('what the app says', () => {
  it('R8-02, R1-06: a failed submission says to try again and whom to write to, whose address stands below', async () => {
    await renderApp({ api: { submit: () => Promise.reject(problem(500, 'internalError')) } });
    await toSummary();
    type(/Signature/, 'Ada');
    press('Submit claim');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(FAILED);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'help@example.org' })).toBeTruthy();
    expect(footer.getByRole('link', { name: '1-800-555-0100' })).toBeTruthy();
    expect(footer.getByText('PO Box 1', { exact: false })).toBeTruthy();
  });

  it('R8-09: what is wrong on a page stands in one list, and beneath each field', async () => {
    await renderApp();
    await heading('Start');
    press('Next');
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    const [line] = within(within(summary).getByRole('list')).getAllByRole('listitem');
    expect(line?.textContent).toBe('Claim number: Value is required');
    const input = screen.getByLabelText(/Claim number/);
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Value is required',
    );
  });

  it('R9-15: footer and summary say what the settlement’s content says', async () => {
    const { app } = await renderApp({
      content: {
        Footer_MoreInformation: 'Ask us anything',
        Footer_Instructions: 'We answer on weekdays.',
        Summary_Change: 'Mend',
        Summary_Missing: 'Not there yet',
      },
    });
    const footer = (await screen.findByRole('contentinfo')).textContent;
    expect(footer).toContain('Ask us anything');
    expect(footer).toContain('We answer on weekdays.');
    await toSummary();
    app.claims.get('standard').setField('claimantInfo', 'lastName', null);
    await screen.findByText('Not there yet');
    expect((await screen.findAllByText('Mend')).length).toBeGreaterThan(0);
  });

  it('R1-07: other pages, labels and rules in the configuration make another form, with no other code', async () => {
    const models = [
      entry('credentials', [field('badge', [rule('maxLength', [3])])], { formType: 'Standard' }),
      entry('signature', [field('signature')]),
    ];
    const pages = {
      landing: {
        path: '/standard',
        blocks: [
          {
            kind: 'fields' as const,
            id: 'sign-in',
            model: 'credentials' as const,
            fields: [{ name: 'badge', label: 'L_badge' }],
          },
        ],
      },
      confirmation: { blocks: [{ kind: 'confirmation' as const, id: 'done' }] },
    };
    await renderApp({ models, pages, content: { L_badge: 'Badge' } });
    await heading('Start');
    type(/Badge/, '1234');
    expect(await screen.findByText('The maximum length allowed is 3')).toBeTruthy();
  });

  it('C6-16, R2-20: after a reload the page can still be left backwards', async () => {
    await renderApp({ path: '/standard/claimant-info', authorized: true });
    await heading('About you');
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await heading('Start');
  });
});
