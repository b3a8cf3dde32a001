import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filed, problem, renderApp } from '../testing/app.testkit.tsx';
import { file, freshVisits, heading, toSummary } from '../testing/visitor.testkit.ts';

freshVisits();

const BEFORE = 'Print or save this page now: once you leave or reload it, your answers are no longer shown.';
const GONE = 'Your answers are safe with us. For your privacy, this device no longer shows them.';

describe('a filed claim', () => {
  it('C7-06, C6-16, C6-17: a reload still shows the reference code, and nothing else of the claim is left; it is said before and after', async () => {
    const first = await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    expect(document.body.textContent).toContain(BEFORE);
    expect(document.body.textContent).not.toContain(GONE);
    first.view.unmount();
    const again = await renderApp({ path: '/standard/confirmation', authorized: true });
    await heading('Done');
    expect(await screen.findByText('ABC12-DEF34')).toBeTruthy();
    expect(document.body.textContent).not.toContain('What you filed');
    expect(document.body.textContent).not.toContain(BEFORE);
    expect(document.body.textContent).toContain(GONE);
    again.app.location.navigate('/standard/claim-summary');
    await heading('Done');
  });

  it('C16-05: says whom to call with which code; the time of filing outlasts a reload', async () => {
    const time = () => document.querySelector('.cw-receipt-time')?.textContent;
    const receipt = () => document.querySelector('.cw-receipt')?.textContent;
    const first = await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    const filedAt = time();
    expect(filedAt).toMatch(/^Filed on .*2026/);
    expect(receipt()).toContain('did you make a mistake? Call 1-800-555-0100 and give this code.');
    first.view.unmount();
    await renderApp({ path: '/standard/confirmation', authorized: true });
    await heading('Done');
    expect(time()).toBe(filedAt);
    expect(receipt()).toContain('Call 1-800-555-0100');
  });

  it.each([
    [true, 'We are sending a receipt to the email address in your claim.'],
    [false, 'We do not send this by email.'],
  ])('C16-05, C10-12: says whether a mail comes, where the server sends mail: %s', async (mailed, said) => {
    await renderApp({ api: { submit: async () => ({ ...filed('ABC12-DEF34'), mailed }) } });
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    expect(document.querySelector('.cw-receipt')?.textContent).toContain(said);
  });

  it('C10-12, C13-09: says nothing of mail where the server sends none', async () => {
    await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    expect(document.querySelector('.cw-receipt')?.textContent).not.toMatch(/mail/i);
  });

  it.each(['/standard/confirmation', '/standard/claimant-info'])(
    'C10-08, C6-17: after a reload at %s, the entry page begins another claim, and shows nothing as filed',
    async (path) => {
      const first = await renderApp();
      await toSummary();
      await file();
      first.view.unmount();
      const again = await renderApp({ path, authorized: true });
      await heading('Done');
      expect(document.body.textContent).not.toContain('What you filed');
      again.view.unmount();
      await renderApp({ path: '/', authorized: true });
      await heading('Start');
      expect(document.body.textContent).not.toContain('What you filed');
    },
  );

  it('C10-08, C6-08: where the claim was filed before with other answers, those of now are not shown as filed', async () => {
    await renderApp({
      api: {
        submit: () =>
          Promise.reject(problem(422, 'idempotencyKeyReused', { referenceCodeForm: 'ABC12-DEF34' })),
      },
    });
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    expect(document.body.textContent).not.toContain('What you filed');
    expect(document.body.textContent).toContain(GONE);
  });

  it('leaves no empty row of buttons below the code', async () => {
    await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    const rows = [...document.querySelectorAll('.cw-actions')].map((row) => row.children.length);
    expect(rows).toEqual([1, 1]);
  });

  it('C6-14: its entry page, opened anew, begins another claim', async () => {
    const first = await renderApp();
    await toSummary();
    await file();
    first.view.unmount();
    await renderApp({ path: '/', authorized: true });
    await heading('Start');
  });
});
