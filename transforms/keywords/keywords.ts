import { assert } from './assert.ts';
import { characterSetRestriction } from './characterSetRestriction.ts';
import { confirmNoneIfEmpty } from './confirmNoneIfEmpty.ts';
import { documentsRequired } from './documentsRequired.ts';
import { endDate } from './endDate.ts';
import { forbiddenWhen } from './forbiddenWhen.ts';
import { maxTextLength } from './maxTextLength.ts';
import { multipleOfNumber } from './multipleOfNumber.ts';
import { nestedRequiredIf } from './nestedRequiredIf.ts';
import { oneOfValues } from './oneOfValues.ts';
import { precision } from './precision.ts';
import { preventFutureDate } from './preventFutureDate.ts';
import { preventFutureShortDate } from './preventFutureShortDate.ts';
import { range } from './range.ts';
import { records } from './records.ts';
import { regularExpression } from './regularExpression.ts';
import { requiredIf } from './requiredIf.ts';
import { requiredIfOtherPropertyMatchesRegex } from './requiredIfOtherPropertyMatchesRegex.ts';
import { requiredOnClientOnly } from './requiredOnClientOnly.ts';
import { requiredValue } from './requiredValue.ts';
import { requiredWhen } from './requiredWhen.ts';
import { requireOnePropertyToHaveAValue } from './requireOnePropertyToHaveAValue.ts';
import { requireOnePropertyValTrue } from './requireOnePropertyValTrue.ts';
import { requireOneTransactionToHaveAValue } from './requireOneTransactionToHaveAValue.ts';
import { sameAs } from './sameAs.ts';
import { textFormat } from './textFormat.ts';

/**
 * The functions that every compiled validator calls, by keyword. validDate is not among them: it needs
 * date-fns, which a page loads only when its form has that rule (datesRuntime.ts).
 */
export const KEYWORDS = {
  requiredValue,
  requiredOnClientOnly,
  range,
  characterSetRestriction,
  endDate,
  maxTextLength,
  requiredIf,
  nestedRequiredIf,
  requiredIfOtherPropertyMatchesRegex,
  preventFutureDate,
  preventFutureShortDate,
  regularExpression,
  requireOnePropertyValTrue,
  requireOnePropertyToHaveAValue,
  requireOneTransactionToHaveAValue,
  confirmNoneIfEmpty,
  requiredWhen,
  forbiddenWhen,
  assert,
  records,
  documentsRequired,
  oneOfValues,
  precision,
  multipleOfNumber,
  sameAs,
  textFormat,
};
