import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LONG } from '../../pages/summary.testkit.ts';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import type { PAGES } from '../../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from '../../testing/visitor.testkit.ts';

freshVisits();

const isFarm = { value: { field: 'story' }, equals: 'farm' } as const;

/** The page of the story, with one field in two blocks, of which an answer shows one. */
function withField(): TestAppOptions {
  const pages = { ...LONG.pages } as typeof PAGES;
  const { story } = pages;
  if (!story) throw new Error('There is no story.');
  const one = {
    ...{ kind: 'fields' as const, id: 'one', model: 'claimDetails' },
    dependencies: [{ when: isFarm }],
    fields: [{ name: 'acres', label: 'L_acres', hint: 'L_hint', prepended: 'Dollar' }],
  };
  const two = {
    ...{ kind: 'fields' as const, id: 'two', model: 'claimDetails' },
    dependencies: [{ when: { not: isFarm } }],
    fields: [
      {
        name: 'acres',
        label: 'L_size',
        component: 'select' as const,
        options: [{ value: 'big', label: 'L_big' }],
      },
    ],
  };
  const asked = {
    kind: 'fields' as const,
    id: 'asked',
    model: 'claimDetails',
    fields: [{ name: 'story', label: 'L_story' }],
  };
  const content = { ...LONG.content, L_hint: 'In acres', L_size: 'Size', L_big: 'Big' };
  return { ...LONG, pages: { ...pages, story: { ...story, blocks: [asked, one, two] } }, content };
}

async function atStory() {
  await renderApp(withField());
  await heading('Start');
  type(/Claim number/, 'A1');
  press('Next');
  await heading('About you');
  type(/First name/, 'Ada');
  type(/Last name/, 'Lovelace');
  press('Next');
  await heading('Your story');
}

it('C15-03: what a block says of a field holds in that block alone, of one field in two blocks, too', async () => {
  await atStory();
  expect(screen.getByLabelText(/^Size/).tagName).toBe('SELECT');
  expect(screen.queryByText('In acres')).toBeNull();
  type(/^What happened/, 'farm');
  await waitFor(() => expect(screen.getByLabelText(/^Acres/).tagName).toBe('INPUT'));
  expect(screen.getByText('In acres')).toBeTruthy();
  expect(screen.getByText('$')).toBeTruthy();
  expect(screen.queryByLabelText(/^Size/)).toBeNull();
  press('Next');
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  expect(summary.textContent).toContain('Acres');
  expect(summary.textContent).not.toContain('Size');
  type(/^Acres/, '12');
  type(/^What happened/, 'home');
  await waitFor(() => expect(screen.getByLabelText(/^Size/).tagName).toBe('SELECT'));
  fireEvent.change(screen.getByLabelText(/^Size/), { target: { value: 'big' } });
});

it('C15-03: the summary of the claim reads a field as the block that is shown does', async () => {
  await atStory();
  type(/^What happened/, 'farm');
  await screen.findByLabelText(/^Acres/);
  type(/^Acres/, '12');
  for (const title of ['Your farm', 'Details', 'Check']) {
    press('Next');
    await heading(title);
  }
  expect(await screen.findByText('$12')).toBeTruthy();
  expect(screen.queryByText('Size', { selector: 'dt' })).toBeNull();
});
