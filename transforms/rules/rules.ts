import { assert } from './assert.ts';
import { characterSetRestriction } from './characterSetRestriction.ts';
import { confirmNoneIfEmpty } from './confirmNoneIfEmpty.ts';
import { documentsRequired } from './documentsRequired.ts';
import { endDate } from './endDate.ts';
import { forbiddenWhen } from './forbiddenWhen.ts';
import { format } from './format.ts';
import { maxLength } from './maxLength.ts';
import { multipleOf } from './multipleOf.ts';
import type { RuleName } from './names.ts';
import { nestedRequiredIf } from './nestedRequiredIf.ts';
import { oneOf } from './oneOf.ts';
import { precision } from './precision.ts';
import { preventFutureDate } from './preventFutureDate.ts';
import { preventFutureShortDate } from './preventFutureShortDate.ts';
import { range } from './range.ts';
import { records } from './records.ts';
import { regularExpression } from './regularExpression.ts';
import { required } from './required.ts';
import { requiredIf } from './requiredIf.ts';
import { requiredIfOtherPropertyMatchesRegex } from './requiredIfOtherPropertyMatchesRegex.ts';
import { requiredOnClientOnly } from './requiredOnClientOnly.ts';
import { requiredWhen } from './requiredWhen.ts';
import { requireOnePropertyToHaveAValue } from './requireOnePropertyToHaveAValue.ts';
import { requireOnePropertyValTrue } from './requireOnePropertyValTrue.ts';
import { requireOneTransactionToHaveAValue } from './requireOneTransactionToHaveAValue.ts';
import { sameAs } from './sameAs.ts';
import type { RuleAdapter } from './types.ts';
import { validDate } from './validDate.ts';

/** The adapter of every rule: forgetting one does not compile. */
export const RULES: Record<RuleName, RuleAdapter> = {
  required,
  requiredOnClientOnly,
  range,
  characterSetRestriction,
  endDate,
  maxLength,
  requiredIf,
  nestedRequiredIf,
  requiredIfOtherPropertyMatchesRegex,
  preventFutureDate,
  preventFutureShortDate,
  regularExpression,
  requireOnePropertyValTrue,
  requireOnePropertyToHaveAValue,
  requireOneTransactionToHaveAValue,
  validDate,
  confirmNoneIfEmpty,
  requiredWhen,
  forbiddenWhen,
  assert,
  records,
  documentsRequired,
  oneOf,
  precision,
  multipleOf,
  sameAs,
  format,
};
