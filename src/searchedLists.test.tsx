import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { MODELS, PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

const MAKES = Array.from({ length: 600 }, (_, index) => ({ value: `m${index}`, label: `Make ${index}` }));
const make = { name: 'make', label: 'L_make', component: 'select' as const, optionsList: 'makes' };

/** The list as the server searches it. */
const list = () =>
  vi.fn(async (_name: string, { query = '', limit = 1000 }: { query?: string; limit?: number } = {}) => {
    const found = MAKES.filter(
      ({ value, label }) => value === query || label.toLowerCase().includes(query.toLowerCase()),
    );
    found.sort((a, b) => Number(b.value === query) - Number(a.value === query));
    return { values: found.slice(0, limit), total: found.length };
  });

function options(asked: ReturnType<typeof list>): TestAppOptions {
  const models = MODELS.map((model) => {
    const name = model.metadata.dtoMapping;
    if (name === 'documentContexts') return entry(name, [field('make', [rule('required')])]);
    if (name === 'claimTransactions') return entry(name, [field('make', [rule('required')]), field('note')]);
    return model;
  });
  const { 'claim-summary': summary, 'claimant-info': person } = PAGES;
  if (!summary || !person) throw new Error('The kit lacks a page.');
  const fieldsOf = { documentContexts: [make], claimTransactions: [make, { name: 'note', label: 'L_note' }] };
  const blocks = summary.blocks.map((block) =>
    block.kind === 'recordManager' || block.kind === 'recordTable'
      ? { ...block, fields: fieldsOf[block.model as keyof typeof fieldsOf] }
      : block,
  );
  return {
    models,
    pages: {
      ...PAGES,
      'claimant-info': { blocks: [...person.blocks, ...blocks.slice(0, 2)] },
      'claim-summary': { blocks: blocks.slice(2) },
    },
    content: { L_make: 'Make', L_note: 'Note' },
    searchedLists: ['makes'],
    api: { list: asked },
  };
}

/** Types in the searched list of one place and picks an entry. */
async function pick(place: HTMLElement, text: string): Promise<void> {
  const input = within(place).getByRole('combobox', { name: /Make/ });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.click(await within(place).findByRole('option', { name: text }));
}

function fillPerson(): void {
  type(/First name/, 'Ada');
  type(/Last name/, 'Lovelace');
}

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

it('C8-07: a saved record shows the label of its entry, not the code, as a card, as a row and on the summary', async () => {
  const asked = list();
  const { app } = await renderApp(options(asked));
  await signIn();
  await pick(part('#root_documentContexts'), 'Make 41');
  press('Save entry');
  await waitFor(() => expect(document.querySelector('.cw-card')?.textContent).toContain('Make 41'));
  const claim = app.claims.get('standard');
  const rows = [
    { make: 'm52', note: 'a' },
    { make: 'm52', note: 'b' },
  ];
  claim.setRecords('claimTransactions', rows, ['1', '2']);
  const table = part('#root_claimTransactions');
  await waitFor(() => expect(within(table).getAllByText('Make 52')).toHaveLength(2));
  expect(table.textContent).not.toContain('m52');
  fillPerson();
  press('Next');
  await heading('Check');
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Make 52' })).toHaveLength(2));
  expect(screen.getByRole('cell', { name: 'Make 41' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/m41|m52/);
  // What is known is not asked again: an entry that was picked not at all, two rows of one entry once.
  expect(asked.mock.calls.map(([, { query } = {}]) => query)).toEqual(['Make 41', 'm52']);
});

it('C8-07: a label that could not be had is asked for again the next time', async () => {
  const asked = list();
  const { app } = await renderApp(options(asked));
  await signIn();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(app.forms.searchList('makes', 'm7', 1)).rejects.toThrow('Failed to fetch');
  const found = await app.forms.searchList('makes', 'm7', 1);
  expect(found.options).toEqual([{ value: 'm7', label: 'Make 7' }]);
});

/** The list with its answers held back until they are released. */
function heldList() {
  const held: (() => void)[] = [];
  const asked = list();
  const answer = asked.getMockImplementation();
  if (!answer) throw new Error('The list answers.');
  asked.mockImplementation(async (...words) => {
    await new Promise<void>((go) => held.push(go));
    return answer(...words);
  });
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  const releaseUntil = (done: () => void) =>
    waitFor(() => {
      release();
      done();
    });
  return { asked, held, release, releaseUntil };
}

/** The page with the searched list as an optional field of its own, and the list's answers held back. */
async function atOptional() {
  const { asked, releaseUntil } = heldList();
  const given = options(asked);
  const { 'claimant-info': person } = PAGES;
  if (!person) throw new Error('The kit lacks a page.');
  const made = await renderApp({
    ...given,
    models: [...(given.models ?? []), entry('claimDetails', [field('make')])],
    pages: {
      ...given.pages,
      'claimant-info': {
        blocks: [...person.blocks, { kind: 'fields', id: 'optional', model: 'claimDetails', fields: [make] }],
      },
    },
  });
  await signIn();
  fillPerson();
  const input = screen.getByRole('combobox', { name: /Make/ });
  return { ...made, input, releaseUntil };
}

it('C8-07: who presses Next before the list has answered goes on with the entry that was typed', async () => {
  const { app, input, releaseUntil } = await atOptional();
  fireEvent.change(input, { target: { value: 'Make 41' } });
  fireEvent.blur(input);
  press('Next');
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Nothing has gone on without the answer.
  expect(screen.getByRole('combobox', { name: /Make/ })).toBe(input);
  await releaseUntil(() =>
    expect(app.claims.get('standard').state.document.claimDetails).toMatchObject({ make: 'm41' }),
  );
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Make/ })).toBeNull());
});

it('C8-07: what is typed and no entry is not left behind by Next: the field has the focus and says so', async () => {
  const { input, releaseUntil } = await atOptional();
  fireEvent.change(input, { target: { value: 'Mak' } });
  fireEvent.blur(input);
  press('Next');
  await releaseUntil(() => expect(document.activeElement).toBe(input));
  expect(input).toHaveProperty('value', 'Mak');
  press('Next');
  await waitFor(() => expect(document.activeElement).toBe(input));
  fireEvent.change(input, { target: { value: '' } });
  press('Next');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Make/ })).toBeNull());
});

it('C8-07: a record waits for its list before it is saved, and keeps what is no entry', async () => {
  const { asked, releaseUntil } = heldList();
  await renderApp(options(asked));
  await signIn();
  const input = within(part('#root_documentContexts')).getByRole('combobox', { name: /Make/ });
  fireEvent.change(input, { target: { value: 'Mak' } });
  fireEvent.blur(input);
  press('Save entry');
  await releaseUntil(() => expect(document.activeElement).toBe(input));
  expect(input).toHaveProperty('value', 'Mak');
  fireEvent.change(input, { target: { value: 'Make 41' } });
  fireEvent.blur(input);
  press('Save entry');
  await releaseUntil(() => expect(document.querySelector('.cw-card')?.textContent).toContain('Make 41'));
  expect(screen.queryByText('There is a problem')).toBeNull();
});

it('C8-07, C10-15: pasted rows get the values of entries that they name, and one that names none says so', async () => {
  const { app } = await renderApp(options(list()));
  await signIn();
  const add = within(part('#root_claimTransactions')).getByRole('button', { name: 'Add more' });
  fireEvent.paste(add, { clipboardData: { getData: () => 'm41\ta\r\nmake 52\tb\r\nMake\tc\r\n' } });
  const records = () => app.claims.get('standard').state.document.claimTransactions;
  await waitFor(() =>
    expect(records()).toMatchObject([
      { make: 'm41', note: 'a' },
      { make: 'm52', note: 'b' },
    ]),
  );
  await screen.findByRole('link', { name: 'Row 3, Make: “Make” could not be read here. Enter it again.' });
});

it('C7-08, C10-15: a pasted row of which nothing could be read is not passed over by Next', async () => {
  await renderApp(options(list()));
  await signIn();
  fillPerson();
  const add = within(part('#root_claimTransactions')).getByRole('button', { name: 'Add more' });
  fireEvent.paste(add, { clipboardData: { getData: () => 'm41\ta\r\nMake\t\r\n' } });
  const unread = 'Make: “Make” could not be read here. Enter it again.';
  await screen.findByRole('link', { name: `Row 2, ${unread}` });
  press('Next');
  await screen.findByText('There is a problem');
  expect(screen.getByRole('link', { name: new RegExp(unread) })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1, name: 'Check' })).toBeNull();
});

it('C8-07, C10-15: Next waits for the pasted rows that are still looked up, and the table says that they are', async () => {
  const { asked, held, releaseUntil } = heldList();
  const { app } = await renderApp(options(asked));
  await signIn();
  fillPerson();
  const table = within(part('#root_claimTransactions'));
  const add = table.getByRole('button', { name: 'Add more' });
  fireEvent.paste(add, { clipboardData: { getData: () => 'Make 41\ta\r\nMake 52\tb\r\n' } });
  await table.findByText('Looking up the pasted rows.');
  press('Next');
  await waitFor(() => expect(held).not.toHaveLength(0));
  expect(table.getByText('Looking up the pasted rows.')).toBeTruthy();
  await releaseUntil(() => expect(table.queryByText('Looking up the pasted rows.')).toBeNull());
  expect(app.claims.get('standard').state.document.claimTransactions).toMatchObject([
    { make: 'm41', note: 'a' },
    { make: 'm52', note: 'b' },
  ]);
  await heading('Check');
});

it('C8-07, C10-15: two pastes that are looked up at once: the table says so until the last of them is done', async () => {
  const { asked, held } = heldList();
  const { app } = await renderApp(options(asked));
  await signIn();
  const table = within(part('#root_claimTransactions'));
  const add = table.getByRole('button', { name: 'Add more' });
  const records = () => app.claims.get('standard').state.document.claimTransactions;
  const paste = (name: string) =>
    fireEvent.paste(add, { clipboardData: { getData: () => `${name}\ta\r\n${name}\tb\r\n` } });
  paste('Make 41');
  await waitFor(() => expect(held).toHaveLength(1));
  paste('Make 52');
  await waitFor(() => expect(held).toHaveLength(2));
  held[0]?.();
  await waitFor(() => expect(records()).toHaveLength(2));
  expect(table.getByText('Looking up the pasted rows.')).toBeTruthy();
  held[1]?.();
  await waitFor(() => expect(records()).toHaveLength(4));
  await waitFor(() => expect(table.queryByText('Looking up the pasted rows.')).toBeNull());
});
