import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import type { TestAppOptions } from '../../testing/app.testkit.tsx';
import { MODELS, PAGES } from '../../testing/smallForm.testkit.ts';
import { type } from '../../testing/visitor.testkit.ts';

const ofKind = (kind: string) => ({ field: 'kind', equals: kind });
const whereKind = (kind: string) => ({ value: { field: 'kind' }, equals: kind });

const LIST = {
  ...entry('claimTransactions', [
    field('kind', [rule('required')]),
    field('note', [rule('required')]),
    field('amountClaimed', [rule('required'), rule('range', [0, null])], 'number'),
  ]),
  rules: [
    rule('records', undefined, { where: whereKind('hours'), max: 3, uniqueBy: ['note'] }),
    rule('records', undefined, { max: 5 }),
  ],
};

const MODELS_HERE = [
  ...MODELS.filter(({ metadata }) => metadata.dtoMapping.toLowerCase() !== 'claimtransactions'),
  LIST,
];

const isNotAda = { value: { field: 'firstName', model: 'claimantInfo' }, notEquals: 'Nobody' };

export const OPTIONS: TestAppOptions = {
  models: MODELS_HERE as NonNullable<TestAppOptions['models']>,
  pages: {
    ...PAGES,
    'claim-summary': {
      blocks: [
        {
          kind: 'recordManager',
          id: 'losses',
          titleKey: 'Losses',
          model: 'claimTransactions',
          only: ofKind('loss'),
          required: true,
          allowEdit: true,
          draftOnInit: false,
          draftAfterFinish: false,
          addLabelKey: 'Add a loss',
          finishLabelKey: 'Save the loss',
          fields: [
            { name: 'note', label: 'What was lost' },
            { name: 'amountClaimed', label: 'Value' },
          ],
        },
        {
          kind: 'recordTable',
          id: 'hours',
          titleKey: 'Hours',
          model: 'claimTransactions',
          only: ofKind('hours'),
          min: 2,
          addLabelKey: 'Add hours',
          dependencies: [{ when: isNotAda }],
          fields: [
            { name: 'amountClaimed', label: 'Number' },
            { name: 'note', label: 'Done' },
          ],
        },
        { kind: 'fields', id: 'sign', model: 'signature', fields: [{ name: 'signature', label: 'L_sign' }] },
      ],
    },
  },
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const focused = () => document.activeElement;

export const summaryLines = () => {
  const box = document.querySelector('.cw-summary');
  return [...(box?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
};

export async function addLoss(note: string, amount: string) {
  fireEvent.click(button('Add a loss'));
  type(/^What was lost/, note);
  type(/^Value/, amount);
  fireEvent.click(button('Save the loss'));
  await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
}

export async function addHours(note: string, amount: string) {
  fireEvent.click(button('Add hours'));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/^Number/)));
  const enter = (label: RegExp, value: string) => {
    const input = screen.getByLabelText(label);
    fireEvent.input(input, { target: { value } });
    fireEvent.blur(input, { relatedTarget: screen.getByLabelText(/^Number/) });
  };
  enter(/^Number/, amount);
  enter(/^Done(?!:)/, note);
  fireEvent.keyDown(screen.getByLabelText(/^Done(?!:)/), { key: 'Enter' });
  await waitFor(() => expect(screen.queryByLabelText(/^Done(?!:)/)).toBeNull());
}
