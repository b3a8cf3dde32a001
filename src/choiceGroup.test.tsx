import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press } from './testing/visitor.testkit.ts';

freshVisits();

const oneWay = rule('requireOnePropertyValTrue', ['byEmail', 'byMail'], undefined, { default: 'E_way' });

const modelsWith = (asked: typeof oneWay, ofMail: readonly (typeof oneWay)[]) => [
  ...MODELS,
  entry('claimDetails', [
    field('byEmail', [asked], 'boolean'),
    field('byMail', [...ofMail], 'boolean'),
    field('note'),
  ]),
];

const details: (typeof PAGES)[string] = {
  blocks: [
    {
      kind: 'choiceGroup',
      id: 'contact',
      model: 'claimDetails',
      labelKey: 'L_ways',
      hintKey: 'H_ways',
      fields: [
        { name: 'byEmail', label: 'L_email' },
        { name: 'byMail', label: 'L_mail' },
      ],
    },
    { kind: 'fields', id: 'more', model: 'claimDetails', fields: [{ name: 'note', label: 'L_note' }] },
  ],
};

const content = {
  L_ways: 'How may we contact you?',
  H_ways: 'Tick all that apply',
  L_email: 'By e-mail',
  L_mail: 'By mail',
  L_note: 'Note',
  E_way: 'Choose at least one way',
};

async function openContact(asked = oneWay, ...ofMail: (typeof oneWay)[]) {
  await openDetails({
    title: 'Contact',
    page: details,
    models: modelsWith(asked, ofMail),
    content,
    summary: [{ kind: 'summary', id: 'all' }],
  });
}

const group = () => screen.getByRole('group', { name: 'How may we contact you?' });
const box = (name: string) => within(group()).getByRole('checkbox', { name });
const described = () =>
  (group().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('a group of boxes', () => {
  it('C8-19: is one fieldset with its legend, its hint and its boxes', async () => {
    await openContact();
    expect(group().tagName).toBe('FIELDSET');
    expect(group().querySelector('legend')?.textContent).toMatch(/^How may we contact you\?\s\*$/);
    expect(described()).toEqual(['Required.', 'Tick all that apply']);
    expect(within(group()).getAllByRole('checkbox')).toEqual([box('By e-mail'), box('By mail')]);
    expect(within(group()).queryByLabelText(/Note/)).toBeNull();
  });

  it('R5-31: bears the mark, of which the page tells, where a rule asks for one of its boxes and of nothing else', async () => {
    await openContact();
    expect(group().querySelector('.cw-required')).not.toBeNull();
    expect(screen.getByText('Fields marked * must be filled in.')).toBeDefined();
    cleanup();
    await openContact(rule('requireOnePropertyToHaveAValue', ['byEmail', 'byMail', 'note']));
    expect(group().querySelector('.cw-required')).toBeNull();
    expect(described()).toEqual(['Tick all that apply']);
  });

  it('C8-19: shows one message under its boxes, to which the error summary leads', async () => {
    await openContact();
    press('Next');
    const link = await screen.findByRole('link', {
      name: 'Choose at least one way',
    });
    expect(within(screen.getByRole('region', { name: 'There is a problem' })).getAllByRole('link')).toEqual([
      link,
    ]);
    expect(document.querySelectorAll('.cw-form .cw-error')).toHaveLength(1);
    expect(described()).toEqual(['Required.', 'Tick all that apply', 'Error: Choose at least one way']);
    const message = within(group()).getByText('Choose at least one way');
    expect(message.compareDocumentPosition(box('By mail'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    fireEvent.click(link);
    expect(document.activeElement).toBe(box('By e-mail'));
    fireEvent.click(box('By mail'));
    await waitFor(() => expect(screen.queryByText('Choose at least one way')).toBeNull());
  });

  it('C8-19: is judged when it is left, and not between its boxes', async () => {
    await openContact();
    box('By e-mail').focus();
    box('By mail').focus();
    // A press on a label takes the focus from a box before it gives it to another.
    fireEvent.pointerDown(screen.getByText('By e-mail'));
    box('By mail').blur();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Choose at least one way')).toBeNull();
    box('By mail').focus();
    // A finger that scrolled over the group has pressed nothing.
    fireEvent.pointerDown(screen.getByText('By e-mail'));
    fireEvent.pointerCancel(screen.getByText('By e-mail'));
    screen.getByLabelText(/Note/).focus();
    expect(await within(group()).findByText('Choose at least one way')).toBeDefined();
  });

  it('C8-19 C8-18: says once how many to choose, at the group, though each of its boxes asks it', async () => {
    const exactlyOne = rule('chooseBetween', ['byEmail', 'byMail'], { min: 1, max: 1 });
    await openContact(exactlyOne, exactlyOne);
    expect(described()).toEqual(['Required.', 'Tick all that apply']);
    fireEvent.click(box('By e-mail'));
    fireEvent.click(box('By mail'));
    press('Next');
    const link = await screen.findByRole('link', { name: 'How may we contact you? Choose 1' });
    expect(within(screen.getByRole('region', { name: 'There is a problem' })).getAllByRole('link')).toEqual([
      link,
    ]);
    expect(document.querySelectorAll('.cw-form .cw-error')).toHaveLength(1);
    expect(described()).toEqual(['Required.', 'Tick all that apply', 'Error: Choose 1']);
    fireEvent.click(box('By mail'));
    await waitFor(() => expect(screen.queryByText('Choose 1')).toBeNull());
  });

  it('C8-19 C8-18: need not be answered where only too many choices are refused', async () => {
    await openContact(rule('chooseBetween', ['byEmail', 'byMail'], { max: 1 }));
    expect(described()).toEqual(['Tick all that apply']);
    fireEvent.click(box('By e-mail'));
    fireEvent.click(box('By mail'));
    press('Next');
    expect(
      await screen.findByRole('link', { name: 'How may we contact you? Choose at most 1' }),
    ).toBeDefined();
    expect(described()).toEqual(['Tick all that apply', 'Error: Choose at most 1']);
  });

  it('C8-19: stands on the summary under its legend', async () => {
    await openContact();
    fireEvent.click(box('By mail'));
    press('Next');
    await heading('Check');
    const title = await screen.findByText('How may we contact you?');
    expect(title.parentElement?.textContent).toContain('By mail');
  });
});
