import type { Block, Dependency, FieldPlacement } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, rule } from '../testing/forms.testkit.ts';

export const models = [
  entry('claimantInfo', [
    field('kind'),
    field('detail', [rule('required'), rule('maxLength', [3])]),
    field('flag', [rule('required')], 'boolean'),
    field('nowhere', [rule('required')]),
  ]),
  entry(
    'claimTransactions',
    [field('amountClaimed', [rule('required')], 'number'), field('why', [rule('required')])],
    {
      rules: [rule('records', [], { min: 1 })],
    },
  ),
];

export const isX = { value: { field: 'kind' }, equals: 'x' };

export const placed = (name: string, more: Partial<FieldPlacement> = {}): FieldPlacement => ({
  model: 'claimantInfo',
  name,
  ...more,
});

export const fields = (id: string, ...placements: FieldPlacement[]): Block => ({
  kind: 'fields',
  id,
  fields: placements,
});

export function formWith(dependency: Partial<Dependency>, ...others: Block[]) {
  const dependencies = [{ when: isX, ...dependency }];
  return bundleForm({
    models,
    pages: { one: { blocks: [fields('a', placed('kind'), placed('detail', { dependencies })), ...others] } },
  });
}

export const claim = (kind: string, detail: string | null = 'long enough') => ({
  claimantInfo: { kind, detail, flag: true, nowhere: 'a' },
  claimTransactions: [{ amountClaimed: 1, why: 'a' }],
});

export const detailOf = (verdict: { claim: { claimantInfo?: unknown } }) =>
  (verdict.claim.claimantInfo as Record<string, unknown>).detail;

/** A page whose one block is a table of transactions. */
export const tablePage = (list: FieldPlacement[], more: Pick<Block, 'dependencies'> = {}) => ({
  one: {
    blocks: [
      { kind: 'recordTable' as const, id: 't', model: 'claimTransactions', fields: list, ...more },
    ] satisfies Block[],
  },
});
