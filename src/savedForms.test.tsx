import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawResumeCode } from './saved/drawResumeCode.ts';
import { problem, renderApp, SERVER_NOW } from './testing/app.testkit.tsx';
import { deferred, freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();
afterEach(() => void vi.unstubAllGlobals());

const OFFER = 'Continue a form that you saved';

/** Opens the offer on the entry page, as a press does. */
async function openOffer(): Promise<void> {
  await heading('Start');
  const details = document.querySelector('details.cw-resume') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByRole('button', { name: 'Pick the file' });
}

const codeError = () => document.querySelector('.cw-resume .cw-error')?.textContent ?? '';

/** A fake of the server's drafts, of which a test names what it answers. */
const drafts = (calls: object) => ({ callsOf: () => calls as never });

describe('the offer to continue a saved form', () => {
  it.each([
    ['', 'Enter your code'],
    ['K7M-2QF', 'A code has 18 letters and digits. You entered 6.'],
    ['k7m 2qf 9xa b4c d8e f3g 2', 'You entered 19.'],
    ['K7M-2QF-9XA-B4C-D8E-F32', 'There is a mistake in this code.'],
    ['OOO-2QF-9XA-B4C-D8E-F3G', 'A code has no 0, O, 1, I, or L.'],
  ])(
    'C10-11: a code that is none is told at its field by what is wrong, and asks nobody: %j',
    async (code, said) => {
      const { api } = await renderApp();
      await openOffer();
      type(/Claim number/, 'A1');
      const field = screen.getByLabelText('Your code');
      // A live region that comes with its text is not announced.
      const alert = within(field.parentElement as HTMLElement).getByRole('alert');
      fireEvent.change(field, { target: { value: code } });
      press('Open the saved form');
      expect(codeError()).toContain(said);
      expect(alert.textContent).toContain(said);
      expect(document.activeElement).toBe(field);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(api.authorize).not.toHaveBeenCalled();
    },
  );

  it('C10-11: Next opens the form of a typed code, too, and begins another claim once nothing is found under it', async () => {
    const find = vi.fn().mockRejectedValue(problem(404, 'draftUnknown'));
    await renderApp({ api: drafts({ find }) });
    await openOffer();
    type(/Claim number/, 'A1');
    const field = screen.getByLabelText('Your code');
    fireEvent.change(field, { target: { value: 'K7M-2QF' } });
    press('Next');
    await waitFor(() => expect(codeError()).toContain('You entered 6.'));
    fireEvent.change(field, { target: { value: drawResumeCode() } });
    press('Next');
    await screen.findByText(/We found nothing that was saved with this code/);
    expect(find).toHaveBeenCalledTimes(1);
    press('OK');
    press('Next');
    await heading('About you');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('C10-11: the page of an expired session leads to it, opened', async () => {
    const { app, clock } = await renderApp();
    await signIn();
    clock.now += 31 * 60_000;
    app.session.tick();
    await heading('Your session has ended');
    fireEvent.click(screen.getByRole('link', { name: OFFER }));
    await heading('Start');
    await screen.findByLabelText('Your code');
  });

  it('C10-11: without the browser’s means to seal, the own file alone is offered', async () => {
    vi.stubGlobal('crypto', {
      randomUUID: crypto.randomUUID.bind(crypto),
      getRandomValues: crypto.getRandomValues.bind(crypto),
    });
    await renderApp();
    await openOffer();
    expect(screen.queryByLabelText('Your code')).toBeNull();
    await signIn();
    press('Save and finish later');
    await screen.findByRole('button', { name: 'Save the file' });
    expect(screen.queryByRole('button', { name: 'Save and get a code' })).toBeNull();
  });
});

describe('the offer to save the form', () => {
  it('C10-11: the warning of the session has it, and goes on with the session', async () => {
    const { app, clock } = await renderApp();
    await signIn();
    clock.now += 29.5 * 60_000;
    app.session.tick();
    const inWarning = within(await screen.findByRole('alertdialog'));
    fireEvent.click(inWarning.getByRole('button', { name: 'Save and finish later' }));
    await screen.findByRole('button', { name: 'Save and get a code' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.session.state.expired).toBe(false);
  });

  it('C10-11: where the settlement switches it off, nothing of it is on any page', async () => {
    const { app, clock } = await renderApp({ settings: { resume: 'off' } });
    await heading('Start');
    expect(document.querySelector('details.cw-resume')).toBeNull();
    await signIn();
    expect(screen.queryByRole('button', { name: 'Save and finish later' })).toBeNull();
    clock.now += 29.5 * 60_000;
    app.session.tick();
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('button', { name: 'Save and finish later', hidden: true })).toBeNull();
    clock.now += 2 * 60_000;
    app.session.tick();
    await heading('Your session has ended');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it.each([
    [new TypeError('offline'), 'The form was not saved. Your answers are still on this page.'],
    [problem(500, 'internalError'), 'The form was not saved. Your answers are still on this page.'],
    [problem(409, 'tooManyDrafts'), 'You have several saved forms already.'],
    [problem(413, 'draftTooLarge'), 'Your documents are too large together to be saved.'],
  ])('C10-11: a save that fails says why, and the answers stay (%s)', async (failure, said) => {
    const save = vi.fn().mockRejectedValue(failure);
    await renderApp({ api: drafts({ save }) });
    await signIn();
    type(/Last name/, 'Lovelace');
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    await screen.findByText(new RegExp(said));
    expect(screen.queryByText(/Your code:/)).toBeNull();
    press('Go back to the form');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', 'Lovelace');
  });

  it('C10-11: the dialog stays while the form is saved, and has the code again when it is opened once more', async () => {
    const answer = deferred<object>();
    await renderApp({ api: drafts({ save: () => answer.promise }) });
    await signIn();
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    await screen.findByText(/Your form is being saved/);
    press('Go back to the form');
    expect(screen.getByText(/Your form is being saved/)).toBeTruthy();
    // A second Escape, or a phone's second Back, closes a dialog without a cancel event.
    const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
    answer.resolve({ revision: 1, savedAt: SERVER_NOW, expiresAt: SERVER_NOW });
    const shown = await screen.findByText(/^(?:[2-9A-Z]{3}-){5}[2-9A-Z]{3}$/, { selector: 'dialog p' });
    press('Go back to the form');
    await waitFor(() => expect(screen.queryByText(/Your code:/, { selector: 'dialog p' })).toBeNull());
    press('Save and finish later');
    expect((await screen.findByText(/^(?:[2-9A-Z]{3}-){5}/, { selector: 'dialog p' })).textContent).toBe(
      shown.textContent,
    );
  });

  it('C10-11: a session that has ended leads to the sign-in, and the answers stay', async () => {
    await renderApp({ api: drafts({ save: () => Promise.reject(problem(401, 'notAuthorized')) }) });
    await signIn();
    type(/Last name/, 'Lovelace');
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    await heading('Start');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your session has ended.');
    press('OK');
    press('Next');
    await heading('About you');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', 'Lovelace');
  });

  it('C10-11: a new code that fails takes the old one away neither from the page nor from the form', async () => {
    const changed = problem(409, 'draftChanged');
    const save = vi
      .fn()
      .mockResolvedValueOnce({ revision: 1, savedAt: SERVER_NOW, expiresAt: SERVER_NOW })
      .mockRejectedValueOnce(changed)
      .mockRejectedValueOnce(new TypeError('offline'));
    const { app } = await renderApp({ api: drafts({ save, find: () => Promise.reject(changed) }) });
    await signIn();
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    const code = app.claims.get('standard').state.draft?.code;
    fireEvent.click(await screen.findByRole('button', { name: 'Save it with a new code' }));
    await screen.findByText(/The form was not saved/);
    expect(code).toBeDefined();
    expect(app.claims.get('standard').state.draft?.code).toBe(code);
  });

  it('C10-11: a code under which nothing is kept any more is no form’s, once a save has found it out', async () => {
    const save = vi
      .fn()
      .mockResolvedValueOnce({ revision: 1, savedAt: SERVER_NOW, expiresAt: SERVER_NOW })
      .mockRejectedValueOnce(problem(404, 'draftUnknown'));
    const { app } = await renderApp({ api: drafts({ save }) });
    await signIn();
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await screen.findByText(/The form that you saved is not kept any more/);
    await screen.findByRole('button', { name: 'Save it with a new code' });
    expect(app.claims.get('standard').state.draft).toBeNull();
  });

  it('C10-11: a saved form that could not be deleted is said to be kept', async () => {
    const save = vi.fn().mockResolvedValue({ revision: 1, savedAt: SERVER_NOW, expiresAt: SERVER_NOW });
    const remove = () => Promise.reject(new TypeError('offline'));
    await renderApp({ api: drafts({ save, remove }) });
    await signIn();
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the saved form' }));
    await screen.findByText(/The saved form was not deleted. It is still kept./);
    expect(screen.queryByText(/The form was not saved/)).toBeNull();
  });

  it('C10-11: a form that is not kept any more is not begun anew in silence', async () => {
    const save = vi
      .fn()
      .mockResolvedValueOnce({ revision: 1, savedAt: SERVER_NOW, expiresAt: SERVER_NOW })
      .mockRejectedValueOnce(problem(404, 'draftUnknown'))
      .mockResolvedValue({ revision: 1, savedAt: SERVER_NOW, expiresAt: SERVER_NOW });
    const { app } = await renderApp({ api: drafts({ save }) });
    await signIn();
    press('Save and finish later');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await screen.findByText(/it was filed or deleted on another device/);
    expect(save).toHaveBeenCalledTimes(2);
    const before = app.claims.get('standard').state.draft?.code;
    press('Save it with a new code');
    await screen.findByText(/Your code:/, { selector: 'dialog p' });
    expect(app.claims.get('standard').state.draft?.code).not.toBe(before);
  });
});
