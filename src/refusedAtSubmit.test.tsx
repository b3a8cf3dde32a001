import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filed, problem, renderApp } from './testing/app.testkit.tsx';
import { freshVisits, heading, press, submit, toSummary, type } from './testing/visitor.testkit.ts';

freshVisits();

const BACK = 'Save and return to the summary';

describe('a claim that the server refuses', () => {
  it('C10-08: what it found leads to its page, and Next from there back to the summary', async () => {
    const found = {
      validationErrors: [
        { path: 'claimantInfo.lastName', rule: 'required' as const, message: 'The server minds this' },
      ],
    };
    const answer = vi
      .fn(async () => filed('ABC12-DEF34'))
      .mockRejectedValueOnce(problem(400, 'validationFailed', found));
    await renderApp({ api: { submit: answer } });
    await toSummary();
    submit();
    await heading('About you');
    type(/Last name/, 'Byron');
    press(BACK);
    await heading('Check');
  });

  it('C10-08: who must sign in again comes from there back to the summary', async () => {
    await renderApp({ api: { submit: () => Promise.reject(problem(401, 'notAuthorized')) } });
    await toSummary();
    submit();
    await heading('Start');
    press('OK');
    press(BACK);
    await heading('Check');
    expect(screen.getByLabelText(/Signature/)).toHaveProperty('value', 'Ada');
  });
});
