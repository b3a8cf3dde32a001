import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem, renderApp, SERVER_NOW } from './testing/app.testkit.tsx';
import { deferred, file, freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

const EXPIRES = '2026-07-19T19:00:00.000Z';
const REMIND = '2026-07-16T19:00:00.000Z';
const TO = 'maria@example.com';
const ADDRESS = 'Email address';
const SEND = 'Send the code by email';

const savedAs = (remindAt: string | null, revision = 1) => ({
  ...{ revision, savedAt: SERVER_NOW, expiresAt: EXPIRES, mail: { remindAt } },
});

/** Opens the dialog of a form that was just saved; `calls` are the server's answers about drafts. */
async function openSaved(calls: object = {}) {
  const save = vi.fn().mockResolvedValue(savedAs(REMIND));
  const made = await renderApp({ api: { callsOf: () => ({ save, ...calls }) as never } });
  await signIn();
  press('Save and finish later');
  fireEvent.click(await screen.findByRole('button', { name: 'Save and get a code' }));
  await screen.findByRole('button', { name: 'Save again' });
  return { ...made, save };
}

/** Sends the code to an address, as Enter in the field does. */
function sendTo(address: string): void {
  const field = screen.getByLabelText(ADDRESS);
  fireEvent.change(field, { target: { value: address } });
  fireEvent.submit(field);
}

const box = () => screen.queryByRole('checkbox', { name: /one reminder/ });
const isResting = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const OTHERS = ['Save again', 'Delete the saved form'];

describe('the mail of a code beside other requests', () => {
  it('C10-11: while it is sent, the form is neither saved nor deleted, and no second mail is sent', async () => {
    const answer = deferred<object>();
    const mailCode = vi.fn(() => answer.promise);
    const remove = vi.fn();
    const { save } = await openSaved({ mailCode, remove });
    sendTo(TO);
    await screen.findByText(/The email is being sent/);
    for (const name of [...OTHERS, SEND]) {
      expect(isResting(name)).toBe(true);
      press(name);
    }
    sendTo(TO);
    answer.resolve({ remindAt: null });
    await screen.findByText(new RegExp(`on its way to ${TO}`));
    expect(mailCode).toHaveBeenCalledTimes(1);
    expect(remove).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledTimes(1);
    expect(OTHERS.filter(isResting)).toEqual([]);
  });

  it('C10-11: while the form is saved again, no mail is sent', async () => {
    const answer = deferred<object>();
    const save = vi.fn().mockResolvedValueOnce(savedAs(REMIND)).mockReturnValueOnce(answer.promise);
    const mailCode = vi.fn().mockResolvedValue({ remindAt: null });
    await openSaved({ save, mailCode });
    press('Save again');
    await screen.findByText(/Your form is being saved/);
    expect(isResting(SEND)).toBe(true);
    sendTo(TO);
    expect(mailCode).not.toHaveBeenCalled();
    answer.resolve(savedAs(REMIND, 2));
    await waitFor(() => expect(isResting(SEND)).toBe(false));
  });

  it('C10-11: the dialog can be left meanwhile, and says so again when it is opened once more', async () => {
    const answer = deferred<object>();
    await openSaved({ mailCode: () => answer.promise });
    sendTo(TO);
    await screen.findByText(/The email is being sent/);
    press('Go back to the form');
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    type(/Last name/, 'Lovelace');
    press('Save and finish later');
    await screen.findByText(/The email is being sent/);
    expect([...OTHERS, SEND].filter((name) => !isResting(name))).toEqual([]);
    answer.resolve({ remindAt: null });
    await waitFor(() => expect(isResting(SEND)).toBe(false));
  });

  it('C10-11: a session that ended leads to the sign-in, also after the dialog was left', async () => {
    const answer = deferred<object>();
    await openSaved({ mailCode: () => answer.promise });
    sendTo(TO);
    await screen.findByText(/The email is being sent/);
    press('Go back to the form');
    answer.reject(problem(401, 'notAuthorized'));
    await heading('Start');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your session has ended.');
  });

  it('C10-11, C16-05: its late refusal leaves a claimant who has filed meanwhile at the reference code', async () => {
    const answer = deferred<object>();
    const { reports } = await openSaved({ mailCode: () => answer.promise });
    sendTo(TO);
    await screen.findByText(/The email is being sent/);
    press('Go back to the form');
    type(/First name/, 'Ada');
    type(/Last name/, 'Lovelace');
    press('Next');
    await heading('Check');
    await file();
    answer.reject(problem(401, 'notAuthorized'));
    await waitFor(() => expect(reports).toHaveLength(1));
    await heading('Done');
    await screen.findByText('ABC12-DEF34');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('C10-11: a form that is not kept any more has no code when the dialog is opened once more', async () => {
    const answer = deferred<object>();
    const { app } = await openSaved({ mailCode: () => answer.promise });
    sendTo(TO);
    await screen.findByText(/The email is being sent/);
    press('Go back to the form');
    answer.reject(problem(404, 'draftUnknown'));
    await waitFor(() => expect(app.claims.get('standard').state.draft).toBeNull());
    press('Save and finish later');
    await screen.findByRole('button', { name: 'Save and get a code' });
    expect(screen.queryByLabelText(ADDRESS)).toBeNull();
  });

  it('C10-11: a form that is not kept any more is offered a new code, and no mail', async () => {
    const mailCode = vi.fn().mockRejectedValue(problem(404, 'draftUnknown'));
    const { app, save } = await openSaved({ mailCode });
    const before = app.claims.get('standard').state.draft?.code;
    sendTo(TO);
    await screen.findByText(/The form that you saved is not kept any more/);
    expect(screen.queryByLabelText(ADDRESS)).toBeNull();
    const anew = screen.getByRole('button', { name: 'Save it with a new code' });
    expect(document.activeElement).toBe(anew);
    fireEvent.click(anew);
    await screen.findByLabelText(ADDRESS);
    expect(save).toHaveBeenCalledTimes(2);
    expect(app.claims.get('standard').state.draft?.code).not.toBe(before);
  });
});

describe('the reminder', () => {
  it('C10-11: one that was wished and is not set is told', async () => {
    await openSaved({ mailCode: async () => ({ remindAt: null }) });
    sendTo(TO);
    await screen.findByText('You will get no reminder.');
  });

  it('C10-11: one that was declined is told to be so', async () => {
    await openSaved({ mailCode: async () => ({ remindAt: null }) });
    fireEvent.click(box() as HTMLElement);
    sendTo(TO);
    await screen.findByText(/on its way/);
    await screen.findByText('You will get no reminder.');
  });

  it('C10-11: the page names its address, and its time as of the last save', async () => {
    const save = vi
      .fn()
      .mockResolvedValueOnce(savedAs(REMIND))
      .mockResolvedValueOnce(savedAs('2026-08-02T19:00:00.000Z', 2));
    await openSaved({ save, mailCode: async () => ({ remindAt: REMIND }) });
    sendTo(TO);
    const said = await screen.findByText(/A reminder will go to maria@example\.com on .*July 16, 2026/);
    press('Save again');
    await waitFor(() => expect(said.textContent).toMatch(/August 2, 2026/));
  });

  it.each([
    ['that is passed', SERVER_NOW],
    ['that there is none', null],
  ])('C10-11: at a time %s it is not offered, nor are words about its address', async (_how, at) => {
    const mailCode = vi.fn().mockResolvedValue({ remindAt: null });
    await openSaved({ save: async () => savedAs(at), mailCode });
    expect(box()).toBeNull();
    expect(screen.queryByText(/We keep the address/)).toBeNull();
    sendTo(TO);
    await screen.findByText(/on its way/);
    // An earlier one, which may be due already, is not taken back by somebody who was not asked.
    expect(mailCode.mock.calls[0]?.[1]).toMatchObject({ remind: true });
    expect(screen.queryByText('You will get no reminder.')).toBeNull();
  });

  it('C10-11: one that was declined is told to be so, too, where the mail did not go', async () => {
    await openSaved({ mailCode: vi.fn().mockRejectedValue(problem(502, 'mailNotSent')) });
    sendTo(TO);
    await screen.findByText(/We could not send the email/);
    expect(screen.queryByText('You will get no reminder.')).toBeNull();
    fireEvent.click(box() as HTMLElement);
    sendTo(TO);
    await screen.findByText('You will get no reminder.');
    await screen.findByText(/We could not send the email/);
  });

  it('C10-11: its box says for what the address is kept', async () => {
    await openSaved();
    const hint = document.getElementById(box()?.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('We keep the address only for the reminder.');
  });
});

describe('an address that cannot have mail', () => {
  it.each([
    ['', 'Enter an email address'],
    ['maria@example', 'Enter one email address'],
    [`${'a'.repeat(60)}@${'b'.repeat(60)}${'.cccccccccc'.repeat(20)}.com`, 'Enter one email address'],
  ])('C10-11: is announced at its field, and asks nobody: %j', async (address, said) => {
    const mailCode = vi.fn();
    await openSaved({ mailCode });
    const field = screen.getByLabelText(ADDRESS);
    const alert = within(field.parentElement as HTMLElement).getByRole('alert');
    expect(alert.textContent).toBe('');
    sendTo(address);
    expect(alert.textContent).toContain(said);
    expect(document.activeElement).toBe(field);
    expect(mailCode).not.toHaveBeenCalled();
  });
});
