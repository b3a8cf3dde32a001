import { recordsAt } from '../conditions/scope.ts';
import type { ListReference } from '../ground/expressions.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { listReference } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface ConfirmNoneInstance {
  list: ListReference;
}

const judge: Judge<ConfirmNoneInstance> = (value, { list }, site) =>
  value === true || recordsAt(list, site).length > 0 ? undefined : FAILED;

/** Rule that a list without a saved record must be confirmed by ticking this field (C4-17, R5-30). */
export const confirmNoneIfEmpty = defineRule({ judge, requiredFamily: true });

export const confirmNoneIfEmptyAdapter = defineAdapter(confirmNoneIfEmpty, {
  on: 'boolean',
  parameters: { list: 'list' },
  ordinal: ['list'],
  instance: () => ({ list: listReference }),
  build: (read) => ({ list: read.list('list') }),
});
