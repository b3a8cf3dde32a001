import { expect, it } from 'vitest';
import type { FieldPlacement } from '../../schemas/generated/types.ts';
import { claimantForm, field, rule } from '../testing/forms.testkit.ts';
import { receiptOf } from './receiptOf.ts';

it('C10-08: the receipt shows the end of a bank or tax number that is typed, and the whole of one’s other answers', async () => {
  const { plan } = await claimantForm(
    field('taxId'),
    field('transit', [rule('format', ['abaRouting'])]),
    field('cardCode', [], 'number'),
    field('hasTaxId', [], 'boolean'),
    field('email', [rule('format', ['email'])]),
  );
  const shown = (name: string, place: Partial<FieldPlacement> = {}) =>
    receiptOf(
      { name, ...place },
      plan.models[0]?.fields.find((one) => one.name === name),
    );
  expect(['taxId', 'transit', 'cardCode', 'hasTaxId', 'email'].map((name) => shown(name))).toEqual([
    'ending',
    'ending',
    'ending',
    undefined,
    undefined,
  ]);
  expect(shown('taxId', { receipt: 'hidden' })).toBe('hidden');
  const choices: Partial<FieldPlacement>[] = [
    { component: 'yesNo' },
    { component: 'select', optionsList: 'usStates' },
    { component: 'radio', options: [{ value: 'a', label: 'A' }] },
  ];
  expect(choices.map((choice) => shown('taxId', choice))).toEqual([undefined, undefined, undefined]);
});
