import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { englishText } from '../widgets/translate.ts';
import { ApiProblem } from './api/problem.ts';
import { CaptchaFailure } from './captcha/captchaFailure.ts';
import { HEADINGS } from './stores/messageHeadings.ts';
import { problem, renderApp } from './testing/app.testkit.tsx';
import { freshVisits, heading, press, submit, toSummary, type } from './testing/visitor.testkit.ts';

const NOT_FILED = 'Your claim was not filed. Your answers and documents are still here.';
const MAYBE_FILED =
  'We do not know yet if your claim was filed. Your answers are still here. Send it again to find out: it cannot be filed twice.';
const PHONE = '1-800-555-0100';

const OURS = [
  'Problem_cultureMissing',
  'Problem_cultureNotEnabled',
  'Problem_internalError',
  'Problem_invalidRequest',
  'Problem_malformedRequest',
  'Problem_methodNotAllowed',
  'Problem_notFound',
  'Problem_unsupportedMediaType',
];

freshVisits();

const dialog = () => screen.findByRole('alertdialog');

describe('what a dialog is headed, and what it says of the claim', () => {
  it('C16-03: only faults of the page and the server are headed “Something went wrong”', () => {
    const so = Object.entries(HEADINGS).filter(([, key]) => englishText(key) === 'Something went wrong');
    expect(so.map(([key]) => key)).toEqual(OURS);
  });

  it.each([
    [
      'a document too large',
      problem(413, 'documentTooLarge', { document: 'a.pdf' }),
      'Check your documents',
      NOT_FILED,
    ],
    ['a form that is closed', problem(409, 'formDisabled'), 'This form is closed for now', NOT_FILED],
    ['too many tries', problem(429, 'tooManyRequests'), 'Wait before you try again', NOT_FILED],
    ['a request that is not understood', problem(400, 'malformedRequest'), 'Something went wrong', NOT_FILED],
    ['a captcha', new CaptchaFailure('failed', 'x'), 'The security check is not finished', NOT_FILED],
    ['a proxy that stands in between', new ApiProblem(413, {}), 'Check your documents', NOT_FILED],
    ['a fault of the server', problem(500, 'internalError'), 'Something went wrong', MAYBE_FILED],
    ['a fault that nobody names', new ApiProblem(500, {}), 'Something went wrong', MAYBE_FILED],
    ['a server that takes nothing', problem(503, 'unavailable'), 'Try again in a few minutes', MAYBE_FILED],
    ['no answer', new TypeError('Failed to fetch'), 'We got no answer', MAYBE_FILED],
  ])('C16-03, C16-04: %s', async (_name, failure, title, filing) => {
    await renderApp({ api: { submit: () => Promise.reject(failure) } });
    await toSummary();
    submit();
    const shown = await dialog();
    expect(within(shown).getByRole('heading').textContent).toBe(title);
    expect(shown.textContent).toContain(filing);
    expect(shown.textContent).toContain(PHONE);
  });

  it('C16-03: a claim that was filed before is headed so, and not said to be unfiled', async () => {
    const failure = problem(422, 'idempotencyKeyReused', { referenceCodeForm: 'OLD-1' });
    await renderApp({ api: { submit: () => Promise.reject(failure) } });
    await toSummary();
    submit();
    const shown = await dialog();
    expect(within(shown).getByRole('heading').textContent).toBe('Your claim is already filed');
    expect(shown.textContent).not.toMatch(/was not filed|do not know/);
  });

  it('C16-04: a sign-in that failed speaks of no claim', async () => {
    await renderApp({ api: { authorize: () => Promise.reject(new TypeError('Failed to fetch')) } });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    const shown = await dialog();
    expect(within(shown).getByRole('heading').textContent).toBe('We could not connect');
    expect(shown.textContent).toContain('Your answers are still here.');
    expect(shown.textContent).not.toMatch(/not filed|do not know/);
  });

  it('C16-04: a session that ended at the submission says that nothing was filed', async () => {
    await renderApp({ api: { submit: () => Promise.reject(problem(401, 'notAuthorized')) } });
    await toSummary();
    submit();
    await heading('Start');
    const shown = await dialog();
    expect(within(shown).getByRole('heading').textContent).toBe('Sign in again');
    expect(shown.textContent).toContain(NOT_FILED);
    press('OK');
  });

  it.each([
    ['refused', problem(409, 'formDisabled'), 'This form is closed for now'],
    ['without a session', problem(401, 'notAuthorized'), 'Sign in again'],
  ])(
    'C16-04: after one without an answer, a submission that is %s is not called unfiled',
    async (_name, failure, title) => {
      const failures = [new TypeError('Failed to fetch'), failure];
      await renderApp({ api: { submit: () => Promise.reject(failures.shift()) } });
      await toSummary();
      submit();
      await dialog();
      press('Try again');
      await screen.findByRole('heading', { name: title });
      expect((await dialog()).textContent).toContain(MAYBE_FILED);
    },
  );

  it('C16-04: the error page is headed by what failed, and says whether the claim was filed', async () => {
    await renderApp({
      settings: { redirectOnError: true },
      api: { submit: () => Promise.reject(problem(409, 'formDisabled')) },
    });
    await toSummary();
    submit();
    await heading('This form is closed for now');
    expect(screen.getByText(NOT_FILED)).toBeTruthy();
  });
});
