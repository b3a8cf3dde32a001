import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EN } from '../transforms/texts/en.ts';
import { ES } from '../transforms/texts/es.ts';
import type { ProductKey } from '../transforms/texts/keys.ts';
import { withWait } from '../transforms/texts/waitText.ts';
import { ApiProblem } from './api/problem.ts';
import { CaptchaFailure, type CaptchaFailureReason } from './captcha/captchaFailure.ts';
import type { CaptchaRun } from './captcha/types.ts';
import type { MessageKey } from './stores/messageHeadings.ts';
import { namesContact } from './stores/problemMessages.ts';
import { GRANTED, problem, renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { PAGES, SPANISH } from './testing/smallForm.testkit.ts';
import {
  deferred,
  freshVisits,
  heading,
  press,
  signIn,
  submit,
  toSummary,
  type,
} from './testing/visitor.testkit.ts';

const CALL_FAILED =
  'A problem has occurred during your submission. Please try again. If this problem persists, please contact the Settlement Administrator using the information below.';

freshVisits();

/** The kit's form with the date of signing on its summary. */
function withSignatureDate(): NonNullable<TestAppOptions['pages']> {
  const { 'claim-summary': summary } = PAGES;
  if (!summary) throw new Error('The kit has no summary.');
  const blocks = summary.blocks.map((block) =>
    block.kind === 'fields' ? { ...block, kind: 'signature' as const } : block,
  );
  return { ...PAGES, 'claim-summary': { blocks } };
}

/** A message as it is read: it quotes the button by its own words. */
const quoting = (message: string) => message.replace('{again}', 'Try again');

describe('what a failed call says', () => {
  it('R8-01, C10-16, C16-04: a date of signing that cannot be had says to reload, or to try again', async () => {
    const today = { signatureDate: '05/20/2026', display: 'May 20, 2026' };
    const answers = [Promise.reject(problem(500, 'internalError'))];
    answers[0]?.catch(() => undefined);
    const { reports } = await renderApp({
      pages: withSignatureDate(),
      api: { signatureDate: () => answers.shift() ?? Promise.resolve(today) },
    });
    await toSummary();
    const alert = (await screen.findByRole('alertdialog')).textContent;
    expect(alert).toContain('Your request failed. Please reload and try again. Your answers are kept.');
    expect(alert).toContain('1-800-555-0100');
    expect(reports).toHaveLength(1);
    press('Try again');
    expect(await screen.findByText('May 20, 2026')).toBeTruthy();
  });

  it('C10-01: a date of signing that comes late moves no button: its line is there before it', async () => {
    const today = deferred<{ signatureDate: string; display: string }>();
    await renderApp({ pages: withSignatureDate(), api: { signatureDate: () => today.promise } });
    await toSummary();
    const line = (await screen.findByText('Date of signing:')).closest('p');
    expect(line?.getAttribute('aria-busy')).toBe('true');
    await act(async () => today.resolve({ signatureDate: '05/20/2026', display: 'May 20, 2026' }));
    expect(line?.textContent).toBe('Date of signing: May 20, 2026');
    expect(line?.hasAttribute('aria-busy')).toBe(false);
  });

  it('R8-03: a captcha that fails says to try again and where to turn', async () => {
    const { captchaProvider } = await renderApp();
    captchaProvider.execute.mockRejectedValue(new Error('The captcha challenge could not be fetched: 500'));
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(CALL_FAILED);
  });

  it('C13-02: a captcha that takes longer than usual asks for patience until it is through', async () => {
    const { captchaProvider } = await renderApp();
    const answer = deferred<{ token: string; expiresAt: number }>();
    captchaProvider.execute.mockImplementation(({ onSlow }: CaptchaRun) => {
      onSlow(true);
      return answer.promise.finally(() => onSlow(false));
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    const asked = await screen.findByText(/security check takes longer than usual/);
    expect(asked.closest('[role="status"]')).toBeTruthy();
    answer.resolve({ token: 't', expiresAt: Number.MAX_VALUE });
    await heading('About you');
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
  });

  it('R4-35, C10-16: a captcha that the claimant closed says so, keeps the page, and its buttons work again', async () => {
    const { api, captchaProvider, reports } = await renderApp({ settings: { redirectOnError: true } });
    captchaProvider.execute.mockRejectedValueOnce(new CaptchaFailure('dismissed', 'closed'));
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(quoting(EN.App_CaptchaDismissed));
    expect(screen.getByText('Next').closest('button')?.hasAttribute('aria-disabled')).toBe(false);
    expect(reports).toEqual([]);
    press('Try again');
    await heading('About you');
    expect(api.authorize).toHaveBeenCalledTimes(1);
    type(/First name/, 'Ada');
    type(/Last name/, 'Lovelace');
    press('Next');
    await heading('Check');
    captchaProvider.execute.mockRejectedValueOnce(new CaptchaFailure('dismissed', 'closed'));
    submit();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(quoting(EN.App_CaptchaDismissed));
    press('Try again');
    await screen.findByText('ABC12-DEF34');
    expect(reports).toEqual([]);
  });

  it.each([
    ['dismissed', 'App_CaptchaDismissed'],
    ['blocked', 'App_CaptchaBlocked'],
    ['silent', 'App_CaptchaSilent'],
    ['failed', 'App_CaptchaFailed'],
  ] satisfies [CaptchaFailureReason, ProductKey][])(
    'C14-09: a challenge that was %s is told as that on the page, with whom to turn to and another try',
    async (end, key) => {
      const { captchaProvider } = await renderApp({ settings: { redirectOnError: true } });
      captchaProvider.execute.mockRejectedValueOnce(new CaptchaFailure(end, 'not passed'));
      await heading('Start');
      type(/Claim number/, 'A1');
      press('Next');
      const alert = await screen.findByRole('alertdialog');
      expect(alert.textContent).toContain(quoting(EN[key]));
      expect(alert.textContent?.includes('1-800-555-0100')).toBe(end !== 'dismissed');
      expect(screen.getByText('Next').closest('button')?.hasAttribute('aria-disabled')).toBe(false);
      press('Try again');
      await heading('About you');
    },
  );

  it('C10-24, C10-16, C10-02: a language that cannot be had says so, stays with the old one and its focus, and can be tried again', async () => {
    const answers = [Promise.reject(problem(500, 'internalError')), Promise.resolve(SPANISH)];
    answers[0]?.catch(() => undefined);
    await renderApp({ api: { content: () => answers.shift() ?? Promise.resolve(SPANISH) } });
    await signIn();
    type(/First name/, 'Ada');
    const button = screen.getByRole('button', { name: 'Español' });
    button.focus();
    press('Español');
    expect(document.activeElement).toBe(button);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The page could not be shown in Español.',
    );
    expect(document.documentElement.lang).toBe('en');
    press('Try again');
    await heading('Sus datos');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText(/Nombre/)).toHaveProperty('value', 'Ada');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('C10-02: a message takes the focus to its heading, so that a key pressed once more calls nobody', async () => {
    await renderApp({ api: { rememberCulture: () => Promise.reject(problem(500, 'internalError')) } });
    await signIn();
    press('Español');
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByRole('link', { name: /555/ })).toBeTruthy();
    expect(document.activeElement).toBe(within(alert).getByRole('heading', { level: 2 }));
  });

  it.each([
    ['offline', new TypeError('Failed to fetch'), false, 'You seem to be offline.'],
    ['a proxy that finds the claim too large', new ApiProblem(413, {}), true, 'too large together'],
    ['a proxy that counts', new ApiProblem(429, {}, 1), true, 'Wait 1 second, then'],
    ['a proxy without a server', new ApiProblem(502, {}), true, 'We cannot take your claim at this moment'],
    ['a gateway that waited', new ApiProblem(504, {}), true, 'We cannot take your claim at this moment'],
    ['a server out of order', new ApiProblem(500, {}), true, 'An error occurred during your submission'],
  ])('C10-24: a submission says what failed: %s', async (_what, failure, isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await renderApp({ api: { submit: () => Promise.reject(failure) } });
    await toSummary();
    submit();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
    vi.restoreAllMocks();
  });

  it('C10-24: a wait is told in whole words, in the language of the page', async () => {
    const { app } = await renderApp();
    await heading('Start');
    const said = async (seconds: number) => {
      act(() => app.alert.show({ key: 'Problem_tooManyRequests', params: { seconds } }));
      return (await screen.findByRole('alertdialog')).textContent;
    };
    expect(await said(1)).toContain('Wait 1 second, then');
    await waitFor(async () => expect(await said(30)).toContain('Wait 30 seconds, then'));
    expect(withWait({ seconds: 1 }, 'es').wait).toBe('1 segundo');
  });

  it('C10-02: when a message is closed and what had the focus before has gone, the heading of the page takes it', async () => {
    const { app } = await renderApp();
    await signIn();
    const field = screen.getByLabelText(/First name/);
    field.focus();
    act(() => app.alert.show({ key: 'Problem_internalError', params: {} }));
    await screen.findByRole('alertdialog');
    field.remove();
    press('OK');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('C10-16: an address that asks for a language that cannot be had is followed once, and not again and again', async () => {
    // Who would ask without end is left waiting after the fifth time, so that this test has one.
    const content = vi.fn(async () => {
      if (content.mock.calls.length > 5) await new Promise(() => undefined);
      throw problem(500, 'internalError');
    });
    await renderApp({ path: '/?culture=es', api: { content } });
    await screen.findByRole('alertdialog');
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    expect(content).toHaveBeenCalledTimes(1);
  });

  it('R4-25, C10-02: a language is chosen against the address, too; where its button leaves the heading takes the focus', async () => {
    const { app, memory } = await renderApp({
      settings: { languageSelector: 'default' },
      path: '/?culture=es',
    });
    const button = await screen.findByRole('button', { name: 'English' });
    button.focus();
    press('English');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'English' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect([app.culture.state.active, memory.history.at(-1)]).toEqual(['en', '/?culture=en']);
  });

  it('C10-16: captcha settings that could not be had at the start are asked for when they are needed', async () => {
    const captcha = vi.fn(async () => ({ provider: 'Altcha', siteKey: 'k', challengeUrl: '/c' }) as const);
    const { app, api } = await renderApp({ isCaptchaKnown: false, api: { captcha } });
    expect(app.captcha.state.ready).toBe(false);
    await signIn();
    expect([captcha.mock.calls.length, app.captcha.state.ready]).toEqual([1, true]);
    expect(api.authorize).toHaveBeenCalledTimes(1);
  });

  it('R8-03: a language that cannot be remembered says so', async () => {
    await renderApp({ api: { rememberCulture: () => Promise.reject(problem(500, 'internalError')) } });
    await signIn();
    press('Español');
    await heading('Sus datos');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(CALL_FAILED);
  });

  it('C10-09: a wrong sign-in is told at the form, naming what to check, and after three tries where help is', async () => {
    await renderApp({
      api: { authorize: () => Promise.reject(problem(401, 'credentialsRefused')) },
    });
    await heading('Start');
    for (const number of ['A1', 'A2', 'A3']) {
      type(/Claim number/, number);
      press('Next');
      const said = await screen.findAllByText(
        /We found no record with these details\. Check them.*: Claim number\./,
      );
      expect(said).toHaveLength(2);
      expect(said[0]?.closest('.cw-summary')).not.toBeNull();
      const input = screen.getByLabelText(/Claim number/);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      const helped = said.every((line) => line.textContent?.includes('1-800-555-0100 or help@example.org'));
      expect(helped).toBe(number === 'A3');
    }
    type(/Claim number/, 'A4');
    await waitFor(() => expect(screen.queryByText(/We found no record/)).toBeNull());
  });

  it('C10-16: a sign-in whose call failed can be tried again from the alert, which shows whom to turn to', async () => {
    const answers = [Promise.reject(new TypeError('offline'))];
    answers[0]?.catch(() => undefined);
    const granted = { ...GRANTED };
    await renderApp({ api: { authorize: () => answers.shift() ?? Promise.resolve(granted) } });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByRole('link', { name: 'help@example.org' })).toBeTruthy();
    press('Try again');
    await heading('About you');
  });

  it('C10-27: where cookies are refused, the alert says what to allow and gives the telephone number', async () => {
    const { app } = await renderApp({ api: { content: async () => ({ ...ES, ...SPANISH }) } });
    await heading('Start');
    app.alert.show({ key: 'App_CookiesRefused', params: {} });
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('allow cookies and site data for this website');
    expect(alert.textContent).toContain('1-800-555-0100');
    app.chooseCulture('es');
    await waitFor(() => expect(alert.textContent).toContain('permita las cookies'));
  });

  it('R8-02, R8-03: every message that names a contact below shows it in the alert', () => {
    const named = Object.keys(EN).filter((key) => /^(Problem_|LocKey_Shared_ErrorMessage_)/.test(key));
    const keys = named as MessageKey[];
    const below = keys.filter((key) => /below|:$/.test(String(EN[key])));
    expect(below.length).toBeGreaterThan(5);
    for (const key of below) expect([key, namesContact({ key })]).toEqual([key, true]);
  });

  it('R8-05: with redirect-on-error an error of submit is kept and leads to /error, from where the claim can be reached', async () => {
    const failure = problem(500, 'internalError', { error: 'no' });
    const { app } = await renderApp({
      settings: { redirectOnError: true },
      api: { submit: () => Promise.reject(failure) },
    });
    await toSummary();
    submit();
    await heading('Something went wrong');
    expect(document.querySelector('.cw-lead')?.textContent).toBe('no');
    expect(app.location.current().path).toBe('/error');
    expect(app.authorization.state.errorMessage?.key).toBe('Problem_internalError');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('C15-01: /error gives the reason of the last failure, and not that of one before', async () => {
    const failures = [problem(500, 'internalError', { error: 'an older reason' }), new TypeError('reset')];
    await renderApp({
      settings: { redirectOnError: true },
      api: { submit: () => Promise.reject(failures.shift()) },
    });
    await toSummary();
    submit();
    await heading('Something went wrong');
    expect(document.querySelector('.cw-lead')?.textContent).toBe('an older reason');
    fireEvent.click(screen.getByRole('link', { name: 'Go back to your claim' }));
    await heading('Check');
    submit();
    await heading('We got no answer');
    expect(document.querySelector('.cw-lead')?.textContent).toBe(
      EN.LocKey_Shared_ErrorMessage_Submission_Default,
    );
  });

  it('R8-05: without it the alert says what failed, on the page', async () => {
    await renderApp({
      api: { submit: () => Promise.reject(problem(500, 'internalError', { error: 'no' })) },
    });
    await toSummary();
    submit();
    await screen.findByRole('alertdialog');
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Check');
  });
});
