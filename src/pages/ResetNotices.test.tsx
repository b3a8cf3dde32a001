import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Condition } from '../../schemas/generated/types.ts';
import { renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from '../testing/visitor.testkit.ts';

freshVisits();

const tick = () => screen.getByLabelText(/I have a nickname/);
const NICKNAME = 'You changed an answer, so we cleared: Nickname.';
const shown = (text: string) => screen.queryByText(text, { selector: '.cw-copy' });
const lost = (text: string) => screen.findByText(text, { selector: '.cw-copy' });
const said = () => shown(NICKNAME);
/** The status region of the page, which is there before its text. */
const region = () => document.querySelector('.cw-pinned[role=status]');

/** Presses the Undo that stands beside a text. */
const undoOf = (text: string) =>
  fireEvent.click(screen.getByRole('button', { name: 'Undo', description: text }));

async function cleared(options: TestAppOptions = {}) {
  const made = await renderApp(options);
  await signIn();
  fireEvent.click(tick());
  await waitFor(() => screen.getByLabelText(/^Nickname/));
  expect(said()).toBeNull();
  type(/^Nickname/, 'Countess');
  fireEvent.click(tick());
  await lost(NICKNAME);
  expect(region()?.textContent).toBe(NICKNAME);
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

it('C10-35: what an answer took is said at its question, with its undo', async () => {
  await cleared();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.closest('.cw-cleared')?.parentElement?.previousElementSibling).toBe(
    tick().closest('.cw-field'),
  );
  expect(region()?.querySelector('button')).toBeNull();
  expect(document.querySelector('.cw-toast')?.textContent).toBe('');
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

const none: Condition = { value: { count: 'claimTransactions' }, lessThan: 1 };
const isCard = { value: { field: 'note' }, equals: 'card' } as const;

/**
 * The page about the person with a list of charges; the last name is asked while there is none, the amount of a charge
 * by card.
 */
function withCharges(asked: Condition = none): TestAppOptions {
  const page = PAGES['claimant-info'];
  const charges = {
    kind: 'recordManager' as const,
    id: 'charges',
    model: 'claimTransactions',
    draftOnInit: false,
    draftAfterFinish: false,
    addLabelKey: 'Add a charge',
    finishLabelKey: 'Save the charge',
    fields: [
      { name: 'note', label: 'Paid by' },
      { name: 'amountClaimed', label: 'Amount', dependencies: [{ when: isCard }] },
    ],
  };
  const [person] = page?.blocks ?? [];
  if (person?.kind !== 'fields') throw new Error('The page asks about nobody.');
  const fields = person.fields.map((field) =>
    field.name === 'lastName' ? { ...field, dependencies: [{ when: asked }] } : field,
  );
  const check = PAGES['claim-summary']?.blocks.filter(({ id }) => id !== 'table') ?? [];
  return {
    pages: {
      ...PAGES,
      'claimant-info': { ...page, blocks: [{ ...person, fields }, charges] },
      'claim-summary': { blocks: check },
    },
  };
}

const LOST_NAME = 'You changed an answer, so we cleared: Last name.';
const LOST_AMOUNT = 'You changed an answer, so we cleared: Amount.';

async function beginCharge() {
  press('Add a charge');
  type(/Paid by/, 'card');
  await waitFor(() => screen.getByLabelText(/Amount/));
  type(/Amount/, '5');
}

async function addCharge() {
  await beginCharge();
  press('Save the charge');
  await waitFor(() => expect(screen.queryByLabelText(/Paid by/)).toBeNull());
}

async function atCharges(asked: Condition = none) {
  const made = await renderApp(withCharges(asked));
  await signIn();
  const charges = () => made.app.claims.get('standard').state.document.claimTransactions;
  return { ...made, charges };
}

const entered = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

it('C10-18: what an answer takes within an entry that is begun is said, and one press puts both back', async () => {
  const { charges } = await atCharges();
  await beginCharge();
  type(/Paid by/, 'cash');
  await lost(LOST_AMOUNT);
  expect(screen.queryByLabelText(/Amount/)).toBeNull();
  undoOf(LOST_AMOUNT);
  await waitFor(() => expect(entered(/Amount/)).toBe('5'));
  expect(entered(/Paid by/)).toBe('card');
  expect(shown(LOST_AMOUNT)).toBeNull();
  expect(charges()).toEqual([]);
});

it('C10-18: an entry that is saved keeps the way back of what was taken in it; where it has gone there is none', async () => {
  const { charges } = await atCharges();
  await beginCharge();
  type(/Paid by/, 'cash');
  await lost(LOST_AMOUNT);
  press('Save the charge');
  await waitFor(() => expect(charges()).toMatchObject([{ note: 'cash', amountClaimed: null }]));
  undoOf(LOST_AMOUNT);
  await waitFor(() => expect(charges()).toMatchObject([{ note: 'card', amountClaimed: '5' }]));
});

it('C10-18: an entry that is left without saving takes its way back along, and brings it back', async () => {
  await atCharges();
  await beginCharge();
  type(/Paid by/, 'cash');
  await lost(LOST_AMOUNT);
  press('Cancel');
  await waitFor(() => expect(shown(LOST_AMOUNT)).toBeNull());
  press('Undo');
  await lost(LOST_AMOUNT);
  undoOf(LOST_AMOUNT);
  await waitFor(() => expect(entered(/Amount/)).toBe('5'));
});

it('C10-18: what a new entry takes comes back by one press, and the entry is open again as it was entered', async () => {
  const { charges } = await atCharges();
  type(/Last name/, 'Lovelace');
  await addCharge();
  await lost(LOST_NAME);
  undoOf(LOST_NAME);
  await waitFor(() => expect(entered(/Last name/)).toBe('Lovelace'));
  expect(charges()).toEqual([]);
  expect([entered(/Paid by/), entered(/Amount/)]).toEqual(['card', '5']);
  press('Save the charge');
  await lost(LOST_NAME);
});

it('C10-18: what is entered in a new entry since it took an answer is not lost by the undo', async () => {
  const { charges } = await atCharges();
  type(/Last name/, 'Lovelace');
  await addCharge();
  await lost(LOST_NAME);
  fireEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  type(/Amount/, '9');
  undoOf(LOST_NAME);
  await waitFor(() => expect(entered(/Last name/)).toBe('Lovelace'));
  expect(charges()).toEqual([]);
  expect(screen.getAllByLabelText(/Paid by/)).toHaveLength(1);
  expect(entered(/Amount/)).toBe('9');
});

it('C10-18, C10-20: while another entry is begun, none is opened beside it', async () => {
  await atCharges();
  type(/Last name/, 'Lovelace');
  await addCharge();
  await lost(LOST_NAME);
  press('Add a charge');
  type(/Paid by/, 'cash');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  press('Cancel');
  await waitFor(() => screen.getByRole('button', { name: 'Undo', description: LOST_NAME }));
  undoOf(LOST_NAME);
  await waitFor(() => expect(entered(/Paid by/)).toBe('card'));
});

it('C10-18: what a deleted entry takes comes back with the entry', async () => {
  const { charges } = await atCharges({ value: { count: 'claimTransactions' }, greaterThan: 0 });
  await addCharge();
  await waitFor(() => screen.getByLabelText(/Last name/));
  type(/Last name/, 'Lovelace');
  fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  press('Delete');
  await lost(LOST_NAME);
  expect(charges()).toEqual([]);
  undoOf(LOST_NAME);
  await waitFor(() => expect(entered(/Last name/)).toBe('Lovelace'));
  expect(charges()).toMatchObject([{ note: 'card', amountClaimed: '5' }]);
  expect(shown(LOST_NAME)).toBeNull();
});

it('C10-18: an entry that is saved leaves the way back of what another change took, beside what it takes itself', async () => {
  await cleared(withCharges());
  type(/Last name/, 'Lovelace');
  await addCharge();
  await lost(LOST_NAME);
  expect(said()).not.toBeNull();
  undoOf(NICKNAME);
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
