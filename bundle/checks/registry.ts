import type { CheckCode, FindingCode } from '../findings/codes.ts';
import { booleanRadio } from './booleanRadio.ts';
import { brokenRow } from './brokenRow.ts';
import { brokenSequence } from './brokenSequence.ts';
import { captchaKey } from './captchaKey.ts';
import type { Check, CheckOf } from './check.ts';
import { doubledRow, rowValue } from './classListRows.ts';
import { closedWay } from './closedWay.ts';
import { computedInput } from './computedInput.ts';
import { constantCondition } from './constantCondition.ts';
import { deadlineFormat } from './deadlineFormat.ts';
import { doubledWay } from './doubledWay.ts';
import { duplicateBlock } from './duplicateBlock.ts';
import { duplicateOption } from './duplicateOption.ts';
import { duplicatePath } from './duplicatePath.ts';
import { emptyPattern } from './emptyPattern.ts';
import { emptySum } from './emptySum.ts';
import { emptyText } from './emptyText.ts';
import { excludedValues } from './excludedValues.ts';
import { forbiddenTag } from './forbiddenTag.ts';
import { foreignPath } from './foreignPath.ts';
import { formlessDeadline } from './formlessDeadline.ts';
import { formlessModel } from './formlessModel.ts';
import { hiddenRequired } from './hiddenRequired.ts';
import { impossibleAssert } from './impossibleAssert.ts';
import { invertedCounts } from './invertedCounts.ts';
import { lateCondition } from './lateCondition.ts';
import { laterPage } from './laterPage.ts';
import { linkInText } from './linkInText.ts';
import { logoFile } from './logoFile.ts';
import { lookupSubmitted } from './lookupSubmitted.ts';
import { maskAgainstRule } from './maskAgainstRule.ts';
import { maskConflict } from './maskConflict.ts';
import { missingClassList } from './missingClassList.ts';
import { missingFile } from './missingFile.ts';
import { missingLabel } from './missingLabel.ts';
import { missingOptions } from './missingOptions.ts';
import { missingPage } from './missingPage.ts';
import { missingTag } from './missingTag.ts';
import { missingText } from './missingText.ts';
import { missingTranslation } from './missingTranslation.ts';
import { neverShown } from './neverShown.ts';
import { openEndedForm } from './openEndedForm.ts';
import { pickerFormat } from './pickerFormat.ts';
import { pickerMode } from './pickerMode.ts';
import { pickerOption } from './pickerOption.ts';
import { brokenPlaceholder, htmlInText, lostPlaceholder, unknownPlaceholder } from './placeholderChecks.ts';
import { pluralWithoutOther } from './pluralWithoutOther.ts';
import { readonlyRequired } from './readonlyRequired.ts';
import { receiptAddress } from './receiptAddress.ts';
import { refusedOption } from './refusedOption.ts';
import { repeatedMasks } from './repeatedMasks.ts';
import { requiredForbidden } from './requiredForbidden.ts';
import { requiredUnplaced } from './requiredUnplaced.ts';
import { rowLimit } from './rowLimit.ts';
import { lateSignature, missingConfirmation } from './sequenceEnd.ts';
import { slowPattern } from './slowPattern.ts';
import { staleTranslation } from './staleTranslation.ts';
import { statusAnswer } from './statusAnswer.ts';
import { surplusOptions } from './surplusOptions.ts';
import { textAsNumber } from './textAsNumber.ts';
import { tinyLimit } from './tinyLimit.ts';
import { unanchoredPattern } from './unanchoredPattern.ts';
import { unchoosableKind } from './unchoosableKind.ts';
import { uncountedPlural } from './uncountedPlural.ts';
import { uneditedList } from './uneditedList.ts';
import { unexpectedFile } from './unexpectedFile.ts';
import { unfilledList } from './unfilledList.ts';
import { unknownColumn } from './unknownColumn.ts';
import { unknownCredential } from './unknownCredential.ts';
import { unknownDeadline } from './unknownDeadline.ts';
import { unknownList } from './unknownList.ts';
import { unknownMask } from './unknownMask.ts';
import { unknownOrder } from './unknownOrder.ts';
import { unknownSettlement } from './unknownSettlement.ts';
import { unknownTheme } from './unknownTheme.ts';
import { unknownTimeZone } from './unknownTimeZone.ts';
import { unmetLiteral } from './unmetLiteral.ts';
import { unnamedDocument } from './unnamedDocument.ts';
import { unofferedValue } from './unofferedValue.ts';
import { unreachableDeadline } from './unreachableDeadline.ts';
import { unreachablePage } from './unreachablePage.ts';
import { unreadField } from './unreadField.ts';
import { unsafeAddress } from './unsafeAddress.ts';
import { unsaidAssert } from './unsaidAssert.ts';
import { unsaidPerson } from './unsaidPerson.ts';
import { unsetLink } from './unsetLink.ts';
import { unusedDeadline } from './unusedDeadline.ts';
import { unusedDefault } from './unusedDefault.ts';
import { unusedText } from './unusedText.ts';
import { walletField } from './walletField.ts';
import { walletSettings } from './walletSettings.ts';
import { whitelistLetters } from './whitelistLetters.ts';
import { wrongCase } from './wrongCase.ts';
import { wrongColumns } from './wrongColumns.ts';
import { wrongComponent } from './wrongComponent.ts';
import { wrongDefault } from './wrongDefault.ts';
import { wrongDisplay } from './wrongDisplay.ts';
import { wrongFormType } from './wrongFormType.ts';
import { wrongOnly } from './wrongOnly.ts';
import { wrongOperand } from './wrongOperand.ts';

type CheckTable = { readonly [Code in CheckCode]: CheckOf<Code> };

/** Table of the checks that define their code, by code. A missing code does not compile. */
export const CHECK_OF_CODE: CheckTable = {
  'missing-file': missingFile,
  'unknown-theme': unknownTheme,
  'logo-file': logoFile,
  'unknown-time-zone': unknownTimeZone,
  'deadline-format': deadlineFormat,
  'unknown-deadline': unknownDeadline,
  'unused-deadline': unusedDeadline,
  'formless-deadline': formlessDeadline,
  'open-ended-form': openEndedForm,
  'unreachable-deadline': unreachableDeadline,
  'late-condition': lateCondition,
  'wrong-form-type': wrongFormType,
  'formless-model': formlessModel,
  'lookup-submitted': lookupSubmitted,
  'unreachable-page': unreachablePage,
  'broken-sequence': brokenSequence,
  'missing-confirmation': missingConfirmation,
  'late-signature': lateSignature,
  'duplicate-path': duplicatePath,
  'foreign-path': foreignPath,
  'duplicate-block': duplicateBlock,
  'forbidden-tag': forbiddenTag,
  'unknown-mask': unknownMask,
  'mask-conflict': maskConflict,
  'repeated-masks': repeatedMasks,
  'unsaid-person': unsaidPerson,
  'wrong-component': wrongComponent,
  'missing-options': missingOptions,
  'surplus-options': surplusOptions,
  'boolean-radio': booleanRadio,
  'wrong-display': wrongDisplay,
  'picker-mode': pickerMode,
  'picker-format': pickerFormat,
  'picker-option': pickerOption,
  'wallet-settings': walletSettings,
  'wallet-field': walletField,
  'receipt-address': receiptAddress,
  'row-limit': rowLimit,
  'unedited-list': uneditedList,
  'unknown-order': unknownOrder,
  'missing-label': missingLabel,
  'missing-tag': missingTag,
  'unanchored-pattern': unanchoredPattern,
  'slow-pattern': slowPattern,
  'unread-field': unreadField,
  'empty-sum': emptySum,
  'unused-default': unusedDefault,
  'unnamed-document': unnamedDocument,
  'unchoosable-kind': unchoosableKind,
  'missing-text': missingText,
  'unused-text': unusedText,
  'missing-translation': missingTranslation,
  'stale-translation': staleTranslation,
  'plural-without-other': pluralWithoutOther,
  'uncounted-plural': uncountedPlural,
  'unknown-placeholder': unknownPlaceholder,
  'broken-placeholder': brokenPlaceholder,
  'lost-placeholder': lostPlaceholder,
  'html-in-text': htmlInText,
  'link-in-text': linkInText,
  'unsafe-address': unsafeAddress,
  'required-unplaced': requiredUnplaced,
  'wrong-columns': wrongColumns,
  'missing-class-list': missingClassList,
  'unknown-column': unknownColumn,
  'wrong-only': wrongOnly,
  'unfilled-list': unfilledList,
  'unset-link': unsetLink,
  'unknown-credential': unknownCredential,
  'doubled-way': doubledWay,
  'closed-way': closedWay,
  'status-answer': statusAnswer,
  'unknown-settlement': unknownSettlement,
  'wrong-operand': wrongOperand,
  'impossible-assert': impossibleAssert,
  'unmet-literal': unmetLiteral,
  'constant-condition': constantCondition,
  'text-as-number': textAsNumber,
  'later-page': laterPage,
  'wrong-case': wrongCase,
  'excluded-values': excludedValues,
  'empty-pattern': emptyPattern,
  'mask-against-rule': maskAgainstRule,
  'inverted-counts': invertedCounts,
  'required-forbidden': requiredForbidden,
  'readonly-required': readonlyRequired,
  'hidden-required': hiddenRequired,
  'refused-option': refusedOption,
  'unoffered-value': unofferedValue,
  'duplicate-option': duplicateOption,
  'wrong-default': wrongDefault,
  'computed-input': computedInput,
  'captcha-key': captchaKey,
  'tiny-limit': tinyLimit,
  'whitelist-letters': whitelistLetters,
  'empty-text': emptyText,
  'row-value': rowValue,
  'doubled-row': doubledRow,
};

/** Checks without severity and summary: those of their codes are defined elsewhere. */
const FURTHER_CHECKS: readonly Check[] = [
  unexpectedFile,
  missingPage,
  unknownList,
  unsaidAssert,
  brokenRow,
  neverShown,
];

/** All checks of a bundle, which run over all of its files together. */
export const CHECKS: readonly Check[] = [...Object.values(CHECK_OF_CODE), ...FURTHER_CHECKS];

/** Codes of checks that need all files: an editor keeps their findings while one file is typed. */
export const NEED_THE_BUNDLE: ReadonlySet<FindingCode> = new Set(
  CHECKS.filter(({ needs }) => needs === 'bundle').map(({ code }) => code),
);

/** Codes of findings of misspelt values, which can be why the search finds a page or field unreachable. */
export const MAY_EXPLAIN: ReadonlySet<FindingCode> = new Set(
  CHECKS.filter(({ mayExplain }) => mayExplain).map(({ code }) => code),
);
