import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from '../testing/visitor.testkit.ts';

freshVisits();

const tick = () => screen.getByLabelText(/I have a nickname/);
const said = () => screen.queryByText('Because of your change we cleared: Nickname.');

async function cleared(options: TestAppOptions = {}) {
  const made = await renderApp(options);
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

/** The page about the person with a list of charges; the last name is asked while there is none. */
function withCharges(): TestAppOptions {
  const page = PAGES['claimant-info'];
  const charges = {
    kind: 'recordManager' as const,
    id: 'charges',
    model: 'claimTransactions',
    draftOnInit: false,
    draftAfterFinish: false,
    addLabelKey: 'Add a charge',
    finishLabelKey: 'Save the charge',
    fields: [{ name: 'amountClaimed', label: 'Amount' }],
  };
  const [person] = page?.blocks ?? [];
  if (person?.kind !== 'fields') throw new Error('The page asks about nobody.');
  const none = { value: { count: 'claimTransactions' }, lessThan: 1 } as const;
  const fields = person.fields.map((field) =>
    field.name === 'lastName' ? { ...field, dependencies: [{ when: none }] } : field,
  );
  return { pages: { ...PAGES, 'claimant-info': { ...page, blocks: [{ ...person, fields }, charges] } } };
}

it('C10-18: an entry that is saved leaves the way back of what another change took, beside what it takes itself', async () => {
  await cleared(withCharges());
  type(/Last name/, 'Lovelace');
  press('Add a charge');
  type(/Amount/, '5');
  press('Save the charge');
  await screen.findByText('Because of your change we cleared: Last name.');
  expect(said()).not.toBeNull();
  press('Undo');
  await waitFor(() => expect(screen.getByLabelText(/^Nickname/)).toHaveProperty('value', 'Countess'));
  expect(said()).toBeNull();
  expect(screen.getByRole('button', { name: /^Edit/ })).toBeTruthy();
});

it('C10-18: who gives an answer anew is not offered the old one', async () => {
  await cleared();
  fireEvent.click(tick());
  await waitFor(() => screen.getByLabelText(/^Nickname/));
  type(/^Nickname/, 'Enchantress');
  await waitFor(() => expect(said()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
