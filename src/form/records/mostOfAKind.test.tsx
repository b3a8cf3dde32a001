import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../schemas/generated/types.ts';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { checkPageWith } from '../../testing/checkPage.testkit.ts';
import { MODELS } from '../../testing/smallForm.testkit.ts';
import { press, toSummary, type } from '../../testing/visitor.testkit.ts';
import { begin, choose, documentHooks, file, MANAGER } from './recordDocuments.testkit.ts';

documentHooks();

const isId = { value: { field: 'kind' }, equals: 'id' };
const isNamedBob = { value: { field: 'firstName', model: 'claimantInfo' }, equals: 'Bob' };

const modelsWith = (rules: Rule[]) => [
  ...MODELS.filter(({ metadata }) => !/documentContexts|claimTransactions/i.test(metadata.dtoMapping)),
  {
    ...entry('documentContexts', [
      field('file', [rule('required')], 'file'),
      field('kind', [rule('required')]),
      field('claimTransactionId'),
    ]),
    rules,
  },
  entry('claimTransactions', [
    field('note'),
    field('amountClaimed', [rule('required')], 'number'),
    field('claimTransactionId'),
  ]),
];

const IDS = {
  kind: 'recordManager',
  id: 'ids',
  titleKey: 'Identity',
  model: 'documentContexts',
  only: { field: 'kind', equals: 'id' },
  draftOnInit: false,
  addLabelKey: 'Add a passport',
  fields: [{ name: 'file', label: 'File' }],
};

async function at(block: object, ...rules: Rule[]) {
  const options = { models: modelsWith(rules), pages: checkPageWith(block) };
  const made = await renderApp(options as unknown as TestAppOptions);
  await toSummary();
  await screen.findByRole('button', { name: /^Add a / });
  const names = () =>
    ((made.app.claims.get('standard').state.document.documentContexts ?? []) as unknown[]).map(
      (one) => (one as { file: { name: string } }).file.name,
    );
  return { ...made, names };
}

const inBlock = () => within(screen.getByRole('region', { name: 'Identity' }));
const addButton = () => inBlock().getByRole('button', { name: 'Add a passport' });

async function addId(name: string): Promise<void> {
  fireEvent.click(addButton());
  fireEvent.change(inBlock().getByLabelText(/^File/, { selector: 'input' }), {
    target: { files: [file(name)] },
  });
  press('Upload');
  await inBlock().findByText(name);
}

const demandOf = (more: object) =>
  rule('documentsRequired', undefined, { documents: [{ kind: 'id', ...more }] });

describe('the most of a kind', () => {
  it.each([
    ['by a rule about the records of the kind', rule('records', undefined, { where: isId, max: 1 })],
    ['by what the documents need', demandOf({ max: 1 })],
  ])('C8-28: the block says it from the first on, and takes no further file: %s', async (_, bound) => {
    const { names } = await at(IDS, bound);
    expect(inBlock().getByText('You have added 0. You can add up to 1.')).toBeTruthy();
    await addId('passport.pdf');
    await waitFor(() => expect(addButton().getAttribute('aria-disabled')).toBe('true'));
    expect(inBlock().queryByLabelText(/^File/, { selector: 'input' })).toBeNull();
    fireEvent.click(addButton());
    expect(inBlock().queryByLabelText(/^File/, { selector: 'input' })).toBeNull();
    expect(names()).toEqual(['passport.pdf']);
  });

  it('C8-28: what another kind may have, or what is not asked for now, bounds nothing', async () => {
    const others = rule('documentsRequired', undefined, {
      documents: [
        { kind: 'letter', max: 1 },
        { kind: 'id', max: 1, when: isNamedBob },
      ],
    });
    const { names } = await at(IDS, others);
    expect(inBlock().getByText('You have added 0. You can add up to 3.')).toBeTruthy();
    await addId('passport.pdf');
    await waitFor(() => expect(inBlock().getByLabelText(/^File/, { selector: 'input' })).toBeTruthy());
    expect(names()).toEqual(['passport.pdf']);
  });

  it('C8-28: a record in which documents of the kind are chosen takes no further one either', async () => {
    const records = { ...MANAGER, documents: { kind: 'id' } };
    const { names } = await at(records, rule('records', undefined, { where: isId, max: 2 }));
    begin('Bicycle', '5');
    choose('id', file('front.pdf', 'front'));
    await waitFor(() => choose('id (2)', file('back.pdf', 'back')));
    await waitFor(() => expect(screen.getByText('back.pdf')).toBeTruthy());
    expect(screen.queryByLabelText('id (3)')).toBeNull();
    press('Save the loss');
    await waitFor(() => expect(names()).toEqual(['front.pdf', 'back.pdf']));
    begin('Phone', '5');
    expect(screen.queryByLabelText('id')).toBeNull();
    type(/^Value/, '7');
    press('Save the loss');
    await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
  });
});
