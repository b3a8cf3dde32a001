import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filed, problem, renderApp } from './testing/app.testkit.tsx';
import { freshVisits, heading, press, submit, toSummary, type } from './testing/visitor.testkit.ts';

freshVisits();

describe('filing', () => {
  it('R2-20, R3-12, R4-19: the last page files the claim and the confirmation shows its code and all that was filed', async () => {
    const { api, app, memory } = await renderApp();
    await toSummary();
    submit();
    await heading('Done');
    await screen.findByText('ABC12-DEF34');
    expect(app.submission.state.referenceCodes.standard).toBe('ABC12-DEF34');
    expect(await screen.findByText('Lovelace')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print or save this page' })).toBeTruthy();
    const [form, body, key] = vi.mocked(api.submit).mock.calls[0] ?? [];
    expect(form).toBe('standard');
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(body?.claimantInfo?.fields).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    expect(memory.history.at(-1)).toBe('/standard/confirmation');
  });

  it('C6-08: after the confirmation no page of the form can be reached, so nothing is filed twice', async () => {
    const { api, app } = await renderApp();
    await toSummary();
    submit();
    await heading('Done');
    app.location.navigate('/standard/claim-summary');
    await heading('Done');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(api.submit).toHaveBeenCalledTimes(1);
  });

  it('C6-17: after the confirmation the copies on this device are gone', async () => {
    await renderApp();
    await toSummary();
    submit();
    await heading('Done');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Lovelace');
  });

  it('C6-08, C6-20: a failed submission keeps the page, the answers and the key for the next try', async () => {
    const submitted = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(filed('R-1'));
    const { captchaProvider } = await renderApp({ api: { submit: submitted } });
    await toSummary();
    submit();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'An error occurred during your submission.',
    );
    press('OK');
    await heading('Check');
    press('Submit claim');
    await screen.findByText('R-1');
    expect(submitted.mock.calls[0]?.[2]).toBe(submitted.mock.calls[1]?.[2]);
    expect(captchaProvider.execute).toHaveBeenCalledTimes(3);
  });

  it('C6-08: a reload keeps the key of a claim that had no answer', async () => {
    const submitted = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(filed('R-1'));
    await renderApp({ api: { submit: submitted } });
    await toSummary();
    submit();
    await screen.findByRole('alertdialog');
    cleanup();
    await renderApp({ api: { submit: submitted }, path: '/standard/claim-summary', authorized: true });
    await heading('Check');
    press('Submit claim');
    await screen.findByText('R-1');
    expect(submitted.mock.calls[1]?.[2]).toBe(submitted.mock.calls[0]?.[2]);
  });

  it('C13-06: while the server can take nothing the page says what to do, keeps all, and files at the next try', async () => {
    const submitted = vi
      .fn()
      .mockRejectedValueOnce(problem(503, 'unavailable'))
      .mockResolvedValue(filed('R-1'));
    await renderApp({ api: { submit: submitted } });
    await toSummary();
    submit();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Your answers are kept. Keep this page open and try again in a few minutes.',
    );
    expect(screen.getByLabelText(/Signature/)).toHaveProperty('value', 'Ada');
    press('Try again');
    await screen.findByText('R-1');
    expect(submitted.mock.calls[1]?.[2]).toBe(submitted.mock.calls[0]?.[2]);
  });

  it.each([false, true])(
    'C6-07, C6-20: validation errors of the server take the claimant to the page and the field, with redirect-on-error %s',
    async (redirectOnError) => {
      const validationErrors = [
        { path: 'claimantInfo.lastName', rule: 'required' as const, message: 'The server minds this' },
      ];
      const failure = problem(400, 'validationFailed', { validationErrors });
      await renderApp({ settings: { redirectOnError }, api: { submit: () => Promise.reject(failure) } });
      await toSummary();
      submit();
      await heading('About you');
      expect((await screen.findAllByText(/The server minds this/)).length).toBeGreaterThan(0);
      await waitFor(() => expect(document.activeElement?.id).toBe('root_claimantInfo_lastName'));
      expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', 'Lovelace');
    },
  );

  it.each<[number, Parameters<typeof problem>[1], object, string]>([
    [413, 'documentTooLarge', { document: 'scan.pdf' }, 'The document scan.pdf is too large.'],
    [
      415,
      'documentTypeRefused',
      { document: 'x.exe' },
      'The document x.exe is of a kind that we cannot take.',
    ],
    [409, 'formDisabled', {}, 'This form is not available at the moment.'],
    [429, 'tooManyRequests', {}, 'Wait 1 minute'],
    [500, 'internalError', {}, 'An error occurred during your submission.'],
    [400, 'captchaFailed', {}, 'We could not confirm that you are not a robot.'],
  ])(
    'C6-07: the refusal %i %s says plainly what to do, names the document, and loses nothing',
    async (status, code, more, text) => {
      await renderApp({ api: { submit: () => Promise.reject(problem(status, code, more)) } });
      await toSummary();
      submit();
      expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
      press('OK');
      expect(screen.getByLabelText(/Signature/)).toHaveProperty('value', 'Ada');
    },
  );

  it('C6-08: a key that belongs to a claim already filed shows that claim’s code', async () => {
    const failure = problem(422, 'idempotencyKeyReused', { referenceCodeForm: 'OLD-1' });
    await renderApp({ api: { submit: () => Promise.reject(failure) } });
    await toSummary();
    submit();
    await heading('Done');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('OLD-1');
  });

  it('C6-07: a session that the server has ended leads to the first page, with everything kept', async () => {
    const { app } = await renderApp({ api: { submit: () => Promise.reject(problem(401, 'notAuthorized')) } });
    await toSummary();
    submit();
    await heading('Start');
    expect(app.claims.get('standard').state.document.claimantInfo).toMatchObject({ lastName: 'Lovelace' });
  });

  it('C6-19, C10-17: a deadline that passed meanwhile leads to where the settlement says: from a claim by a link in the message', async () => {
    const failure = problem(403, 'deadlinePassed', { redirectUrl: 'https://example.org/closed' });
    const globalDeadline = { deadlineDateTime: '05/21/2030', redirectUrl: {} };
    const { left } = await renderApp({
      deadlines: { globalDeadline },
      api: { submit: () => Promise.reject(failure) },
    });
    await toSummary();
    submit();
    const link = await screen.findByRole('link', { name: /What happens now/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://example.org/closed',
      '_blank',
    ]);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(left).toEqual([]);
    cleanup();
    const entry = await renderApp({ api: { authorize: () => Promise.reject(failure) } });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await waitFor(() => expect(entry.left).toEqual(['https://example.org/closed']));
  });

  it('C6-16: the session’s timer rests while a claim is being sent', async () => {
    const { app, clock } = await renderApp({ api: { submit: () => new Promise(() => undefined) } });
    await toSummary();
    submit();
    await waitFor(() => expect(app.submission.state.isSubmitting).toBe(true));
    clock.now += 31 * 60_000;
    app.session.tick();
    expect(app.session.state.expired).toBe(false);
  });

  it('R8-04: an answer without a reference code is a failure', async () => {
    await renderApp({ api: { submit: async () => filed('') } });
    await toSummary();
    submit();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'An error occurred during your submission.',
    );
  });

  it('an error of submit is kept, and a wallet that differs sets its flag', async () => {
    const failure = problem(400, 'validationFailed', { error: 'no', nonMatchingPaymentElection: true });
    const { app } = await renderApp({ api: { submit: () => Promise.reject(failure) } });
    await toSummary();
    submit();
    await screen.findByRole('alertdialog');
    expect(app.wallet.state.invalidPayPalVerification).toBe(true);
    expect(app.authorization.state.errorMessage?.key).toBe('Problem_validationFailed');
  });

  it('C6-02, C6-15: a changed configuration is loaded, and the answers are carried over', async () => {
    const submitted = vi.fn().mockRejectedValueOnce(problem(409, 'configurationChanged'));
    const { api } = await renderApp({ api: { submit: submitted } });
    await toSummary();
    submit();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This form was updated');
    expect(api.pages).toHaveBeenCalledTimes(2);
    press('OK');
    await heading('Check');
    expect(screen.getByLabelText(/Signature/)).toHaveProperty('value', 'Ada');
    submitted.mockResolvedValue(filed('R-2'));
    press('Submit claim');
    await screen.findByText('R-2');
  });

  it('C8-06: what is missing anywhere is listed in the summary, with a way to it', async () => {
    const { app } = await renderApp();
    await toSummary();
    app.claims.get('standard').setField('claimantInfo', 'lastName', null);
    fireEvent.click(await screen.findByRole('button', { name: /Value is required/ }));
    await heading('About you');
    await waitFor(() => expect(document.activeElement?.id).toBe('root_claimantInfo_lastName'));
  });
});
