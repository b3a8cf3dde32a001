import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { MODELS, PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, signIn } from './testing/visitor.testkit.ts';

freshVisits();

/** The kit's form with a ZIP code under `L_zip`. */
function withZip(): TestAppOptions {
  const { 'claimant-info': person } = PAGES;
  if (!person) throw new Error('The kit lacks a page.');
  const zip = { name: 'nickname', label: 'L_zip', maskName: 'usZip' } as const;
  return {
    models: MODELS,
    pages: {
      ...PAGES,
      'claimant-info': {
        blocks: [
          { kind: 'fields', id: 'zip', model: 'claimantInfo', fields: [zip] },
          ...person.blocks.slice(1),
        ],
      },
    },
    content: { L_zip: 'ZIP code' },
  };
}

const message = () => screen.queryByText(/Enter a US ZIP code/, { ignore: '[aria-live] *' });

/** Longer than a message takes to come, were it not held back. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

it('C10-01: what a masked field says of its own text comes after the press that takes the focus from it, and goes after one', async () => {
  await renderApp(withZip());
  await signIn();
  // A text that the mask cannot hold has an input of its own.
  const zip = () => screen.getByLabelText(/ZIP code/);
  const next = screen.getByRole('button', { name: 'Next' });
  const pressAndLeave = async () => {
    fireEvent.pointerDown(next, { button: 0, isPrimary: true, pointerType: 'mouse' });
    fireEvent.blur(zip());
    await aWhile();
  };
  const letGo = () => fireEvent.pointerUp(next, { button: 0, isPrimary: true, pointerType: 'mouse' });
  fireEvent.focus(zip());
  fireEvent.change(zip(), { target: { value: 'K1A 0B1' } });
  await pressAndLeave();
  expect(message()).toBeNull();
  letGo();
  await waitFor(() => expect(message()).not.toBeNull());
  fireEvent.focus(zip());
  fireEvent.change(zip(), { target: { value: '98101' } });
  await pressAndLeave();
  expect(message()).not.toBeNull();
  letGo();
  await waitFor(() => expect(message()).toBeNull());
});
