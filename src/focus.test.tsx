import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from './testing/app.testkit.tsx';
import { freshVisits, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

const summary = () => document.querySelector<HTMLElement>('.cw-summary');
const focused = () => document.activeElement;

describe('where the focus is', () => {
  it('C10-02: the summary takes it with each refused Next and at no other time', async () => {
    const { app } = await renderApp();
    await signIn();
    press('Next');
    await waitFor(() => expect(summary()).not.toBeNull());
    await waitFor(() => expect(focused()).toBe(summary()));
    type(/First name/, 'Ada');
    type(/Last name/, 'Lovelace');
    await waitFor(() => expect(summary()).toBeNull());
    const first = screen.getByLabelText(/First name/);
    first.focus();
    fireEvent.change(first, { target: { value: '' } });
    screen.getByLabelText(/Last name/).focus();
    await waitFor(() => expect(summary()).not.toBeNull());
    expect(focused()).toBe(screen.getByLabelText(/Last name/));
    press('Next');
    await waitFor(() => expect(focused()).toBe(summary()));
    // Away from the form and back again: nobody pressed Next.
    act(() => app.location.navigate('/error'));
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    act(() => app.location.navigate('/standard/claimant-info'));
    await screen.findByRole('heading', { level: 1, name: 'About you' });
    expect(focused()).not.toBe(summary());
  });

  it('C10-02: when the field that has it goes, it goes to the one before', async () => {
    const { app } = await renderApp();
    await signIn();
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    const nickname = await screen.findByLabelText(/^Nickname/);
    nickname.focus();
    act(() => app.claims.get('standard').setField('claimantInfo', 'hasNickname', false));
    await waitFor(() => expect(nickname.isConnected).toBe(false));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/I have a nickname/)));
  });

  it('C10-02: when the field that it is on its way to goes before it has it, it goes to the one before', async () => {
    const { app } = await renderApp();
    await signIn();
    const asked = screen.getByLabelText(/I have a nickname/);
    fireEvent.click(asked);
    const nickname = await screen.findByLabelText(/^Nickname/);
    asked.focus();
    // As browsers do it: the field is left first, and what that takes away can no longer be entered.
    fireEvent.focusOut(asked, { relatedTarget: nickname });
    act(() => app.claims.get('standard').setField('claimantInfo', 'hasNickname', false));
    asked.blur();
    await waitFor(() => expect(nickname.isConnected).toBe(false));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/I have a nickname/)));
  });

  it('C10-02: who gave it up is left alone', async () => {
    await renderApp();
    await signIn();
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    next.blur();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await screen.findByLabelText(/^Nickname/);
    expect(focused()).toBe(document.body);
  });
});
