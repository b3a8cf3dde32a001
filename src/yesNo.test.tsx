import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press } from './testing/visitor.testkit.ts';

freshVisits();

const details: (typeof PAGES)[string] = {
  blocks: [
    {
      kind: 'fields',
      id: 'asked',
      model: 'claimDetails',
      fields: [
        { name: 'sold', label: 'L_sold', component: 'yesNo' },
        {
          name: 'buyer',
          label: 'L_buyer',
          dependencies: [{ when: { value: { field: 'sold' }, equals: 'yes' } }],
        },
        {
          name: 'kept',
          label: 'L_kept',
          dependencies: [{ when: { value: { field: 'sold' }, empty: false } }],
        },
      ],
    },
  ],
};

async function openQuestion(...rules: ReturnType<typeof rule>[]) {
  await openDetails({
    title: 'Your car',
    page: details,
    models: [...MODELS, entry('claimDetails', [field('sold', rules), field('buyer'), field('kept')])],
    content: {
      L_sold: 'Did you sell it?',
      L_buyer: 'To whom?',
      L_kept: 'Since when?',
    },
    summary: [{ kind: 'summary', id: 'all' }],
  });
}

const question = () => screen.getByRole('radiogroup', { name: /^Did you sell it\?/ });
const answer = (name: string) => within(question()).getByRole<HTMLInputElement>('radio', { name });

describe('a yes/no question', () => {
  it('C8-20: is unanswered at first, and conditions know it', async () => {
    await openQuestion();
    expect([answer('Yes').checked, answer('No').checked]).toEqual([false, false]);
    expect(screen.queryByLabelText(/To whom|Since when/)).toBeNull();
    fireEvent.click(answer('No'));
    expect(await screen.findByLabelText(/Since when/)).toBeDefined();
    expect(screen.queryByLabelText(/To whom/)).toBeNull();
    fireEvent.click(answer('Yes'));
    expect(await screen.findByLabelText(/To whom/)).toBeDefined();
    expect(answer('Yes').checked).toBe(true);
  });

  it('C8-20: may stay unanswered, which the summary says', async () => {
    await openQuestion();
    press('Next');
    await heading('Check');
    const term = await screen.findByText('Did you sell it?');
    expect(term.parentElement?.textContent).toContain('Not given');
  });

  it('C8-20: is asked for by a rule while nobody has answered, and its answer stands on the summary in words', async () => {
    await openQuestion(rule('required'), rule('oneOf', ['yes', 'no']));
    press('Next');
    expect(await screen.findByRole('link', { name: /Did you sell it\?.*Value is required/ })).toBeDefined();
    fireEvent.click(answer('No'));
    await waitFor(() => expect(screen.queryByText('Value is required')).toBeNull());
    press('Next');
    await heading('Check');
    const term = await screen.findByText('Did you sell it?');
    expect(term.parentElement?.textContent).toMatch(/Did you sell it\?\s*No/);
    expect(term.parentElement?.textContent).not.toContain('Not given');
  });
});
