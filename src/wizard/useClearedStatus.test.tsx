import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { signIn, type } from '../testing/visitor.testkit.ts';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

it('C10-04: what a reset clears is said in the status message, by its label; what changes nothing is not', async () => {
  const { app } = await renderApp();
  await signIn();
  const tick = () => screen.getByLabelText(/I have a nickname/);
  fireEvent.click(tick());
  await waitFor(() => screen.getByLabelText(/^Nickname/));
  expect(app.toast.state.message).not.toBe('Toast_Cleared');
  type(/^Nickname/, 'Ada');
  fireEvent.click(tick());
  const status = await screen.findByText('Because of your change we cleared: Nickname.');
  expect(status.closest('[role=status]')).not.toBeNull();
  app.toast.hide();
  fireEvent.click(tick());
  expect(app.toast.state.message).toBe('');
});
