import { assertDefinition } from './assert.ts';
import { characterSetRestrictionDefinition } from './characterSetRestriction.ts';
import { confirmNoneIfEmptyDefinition } from './confirmNoneIfEmpty.ts';
import { documentsRequiredDefinition } from './documentsRequired.ts';
import { endDateDefinition } from './endDate.ts';
import { forbiddenWhenDefinition } from './forbiddenWhen.ts';
import { maxTextLengthDefinition } from './maxTextLength.ts';
import { multipleOfNumberDefinition } from './multipleOfNumber.ts';
import { nestedRequiredIfDefinition } from './nestedRequiredIf.ts';
import { oneOfValuesDefinition } from './oneOfValues.ts';
import { precisionDefinition } from './precision.ts';
import { preventFutureDateDefinition } from './preventFutureDate.ts';
import { preventFutureShortDateDefinition } from './preventFutureShortDate.ts';
import { rangeDefinition } from './range.ts';
import { recordsDefinition } from './records.ts';
import { regularExpressionDefinition } from './regularExpression.ts';
import { requiredIfDefinition } from './requiredIf.ts';
import { requiredIfOtherPropertyMatchesRegexDefinition } from './requiredIfOtherPropertyMatchesRegex.ts';
import { requiredOnClientOnlyDefinition } from './requiredOnClientOnly.ts';
import { requiredValueDefinition } from './requiredValue.ts';
import { requiredWhenDefinition } from './requiredWhen.ts';
import { requireOnePropertyToHaveAValueDefinition } from './requireOnePropertyToHaveAValue.ts';
import { requireOnePropertyValTrueDefinition } from './requireOnePropertyValTrue.ts';
import { requireOneTransactionToHaveAValueDefinition } from './requireOneTransactionToHaveAValue.ts';
import { sameAsDefinition } from './sameAs.ts';
import { textFormatDefinition } from './textFormat.ts';
import type { KeywordDefinition } from './types.ts';
import { validDateDefinition } from './validDate.ts';

/** Where a compiled validator finds a keyword's function. */
export type RuntimeModule = '#claimwright/runtime' | '#claimwright/dates';

/** Every keyword: what its value must look like, and which runtime has its function. */
export const KEYWORD_DEFINITIONS: readonly (KeywordDefinition & { runtime: RuntimeModule })[] = [
  ...[
    requiredValueDefinition,
    requiredOnClientOnlyDefinition,
    rangeDefinition,
    characterSetRestrictionDefinition,
    endDateDefinition,
    maxTextLengthDefinition,
    requiredIfDefinition,
    nestedRequiredIfDefinition,
    requiredIfOtherPropertyMatchesRegexDefinition,
    preventFutureDateDefinition,
    preventFutureShortDateDefinition,
    regularExpressionDefinition,
    requireOnePropertyValTrueDefinition,
    requireOnePropertyToHaveAValueDefinition,
    requireOneTransactionToHaveAValueDefinition,
    confirmNoneIfEmptyDefinition,
    requiredWhenDefinition,
    forbiddenWhenDefinition,
    assertDefinition,
    recordsDefinition,
    documentsRequiredDefinition,
    oneOfValuesDefinition,
    precisionDefinition,
    multipleOfNumberDefinition,
    sameAsDefinition,
    textFormatDefinition,
  ].map((definition) => ({ ...definition, runtime: '#claimwright/runtime' as const })),
  { ...validDateDefinition, runtime: '#claimwright/dates' },
];
