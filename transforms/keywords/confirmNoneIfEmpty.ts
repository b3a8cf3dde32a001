import { recordsAt } from '../conditions/scope.ts';
import type { ListReference } from '../conditions/types.ts';
import { COMPILED, defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface ConfirmNoneInstance extends Instance {
  list: ListReference;
}

/** A list without a saved record has to be confirmed by ticking this field (C4-17, R5-30). */
export const confirmNoneIfEmpty: KeywordFunction<ConfirmNoneInstance> = (value, { list }, site) =>
  value === true || recordsAt(list, site).length > 0 ? undefined : FAILED;

export const confirmNoneIfEmptyDefinition = defineKeyword('confirmNoneIfEmpty', { list: COMPILED }, ['list']);
