import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { freshVisits, heading, press, signIn, type } from '../testing/visitor.testkit.ts';

freshVisits();

const tick = () => screen.getByLabelText(/I have a nickname/);
const said = () => screen.queryByText('Because of your change we cleared: Nickname.');

async function cleared() {
  const made = await renderApp();
  await signIn();
  fireEvent.click(tick());
  await waitFor(() => screen.getByLabelText(/^Nickname/));
  expect(said()).toBeNull();
  type(/^Nickname/, 'Countess');
  fireEvent.click(tick());
  const status = await screen.findByText('Because of your change we cleared: Nickname.');
  expect(status.closest('[role=status]')).not.toBeNull();
  return made;
}

it('C10-04, C10-18: what a reset clears is said by its label, and one press brings it back with the answer that was changed', async () => {
  await cleared();
  press('Undo');
  await waitFor(() => expect(screen.getByLabelText(/^Nickname/)).toHaveProperty('value', 'Countess'));
  expect(tick()).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(tick()));
  expect(said()).toBeNull();
});

it('C10-18: the undo stays until the page is left, and is gone when one comes back', async () => {
  const { clock } = await cleared();
  clock.now += 60_000;
  expect(said()).not.toBeNull();
  press('Back');
  await heading('Start');
  expect(said()).toBeNull();
  press('Next');
  await waitFor(() => tick());
  expect(said()).toBeNull();
});
