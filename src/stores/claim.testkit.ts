import { bundleForm, CONTEXT, entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { type Claim, createClaim } from './claim.ts';

const whenAgreed = { value: { field: 'agrees' }, equals: true } as const;
const text = (name: string) => ({ name, label: `L_${name}` });

export const form = await bundleForm({
  models: [
    entry('credentials', [field('claimNumber')]),
    entry('claimantInfo', [
      field('firstName'),
      field('country'),
      field('agrees', [], 'boolean'),
      field('reset'),
      field('kept'),
      field('back'),
    ]),
    entry('documentContexts', [field('file', [], 'file'), field('kind')]),
    entry('claimTransactions', [
      field('claimTransactionId'),
      field('amountClaimed', [rule('required')], 'number'),
    ]),
  ],
  pages: {
    start: {
      blocks: [
        {
          kind: 'fields',
          id: 'a',
          model: 'claimantInfo',
          fields: [
            text('firstName'),
            { ...text('country'), defaultValue: 'US' },
            text('agrees'),
            { ...text('reset'), dependencies: [{ when: whenAgreed }] },
            { ...text('kept'), dependencies: [{ when: whenAgreed, resetOnUnfulfilled: false }] },
            {
              ...text('back'),
              dependencies: [
                {
                  when: whenAgreed,
                  hide: false,
                  resetOnUnfulfilled: false,
                  resetOnFulfilled: true,
                  resetValue: 'again',
                },
              ],
            },
          ],
        },
      ],
    },
  },
});

let drawn = 0;

export function claimOf(): Claim {
  return createClaim({
    form: form.loaded,
    context: () => CONTEXT,
    randomSuffix: () => String(++drawn).padStart(8, '0'),
    defaults: { 'claimantInfo.country': 'US' },
  });
}
