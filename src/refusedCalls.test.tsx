import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { settled } from './stores/session.testkit.ts';
import { problem, renderApp, withHashes } from './testing/app.testkit.tsx';
import { MODELS } from './testing/smallForm.testkit.ts';
import { deferred, freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

const RELOAD = 'Your request failed. Please reload and try again.';
const TRY_AGAIN = 'Please try again. If this problem persists, please contact the Settlement Administrator';

const dialogText = async () => (await screen.findByRole('alertdialog')).textContent;
const pressNext = async () => {
  await heading('Start');
  type(/Claim number/, 'A1');
  press('Next');
};

describe('a call that was refused in silence', () => {
  it('C15-06, R6-04: a form that came without its models says what to do when Next is pressed', async () => {
    const { api } = await renderApp({ api: { models: vi.fn(async () => null) } });
    await pressNext();
    expect(await dialogText()).toContain(RELOAD);
    expect(api.authorize).not.toHaveBeenCalled();
  });

  it('C15-06: the models are fetched with that press, where they can be had by then', async () => {
    const models = vi.fn(async () => withHashes(MODELS)).mockResolvedValueOnce(null as never);
    const { app } = await renderApp({ api: { models } });
    await pressNext();
    await heading('About you');
    expect(app.alert.state.showError).toBe(false);
  });

  it('C15-06, C10-16: what fails then says so, and Try again does it once more', async () => {
    const models = vi
      .fn(async () => withHashes(MODELS))
      .mockResolvedValueOnce(null as never)
      .mockRejectedValueOnce(problem(503, 'unavailable'));
    await renderApp({ api: { models } });
    await pressNext();
    await screen.findByRole('alertdialog');
    press('Try again');
    await heading('About you');
  });

  const checked = MODELS.map((model) =>
    model.metadata.dtoMapping === 'claimantInfo'
      ? entry('claimantInfo', [
          field('firstName', [rule('required'), rule('characterSetRestriction')]),
          field('lastName'),
          field('nickname'),
          field('hasNickname', [], 'boolean'),
        ])
      : model,
  );

  it('C15-06, R6-04: without the allowed characters, Next says what to do, and goes on once they can be had', async () => {
    const late = deferred<string | null>();
    const whitelist = vi
      .fn(() => late.promise)
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(null);
    await renderApp({ models: checked, api: { whitelist } });
    await signIn();
    type(/First name/, 'Ada');
    press('Next');
    expect(await dialogText()).toContain(TRY_AGAIN);
    press('OK');
    press('Next');
    await waitFor(() => expect(whitelist).toHaveBeenCalledTimes(3));
    await act(settled);
    late.resolve('Ada');
    await waitFor(() => expect(screen.queryAllByText(/could not be checked/)).toEqual([]));
    press('Next');
    await heading('Check');
  });

  it('C15-06, R6-04: without a CSRF token, Next says what to do', async () => {
    await renderApp({ api: { authorize: () => Promise.reject(problem(403, 'forbidden')) } });
    await pressNext();
    expect(await dialogText()).toMatch(/reload|try again/i);
  });
});
