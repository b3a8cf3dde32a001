import type { MessageTexts } from '../keys.ts';
import { EN_START } from './start.ts';

const SUBMISSION_FAILED =
  'An error occurred during your submission. Please try again. If this problem persists, please contact the settlement administrator at the email below.';
const NOT_TAKEN =
  'Our server could not read what this page sent. Your answers are still here. Reload the page and try again. If that does not help, contact the settlement administrator:';
const NOT_READ =
  'We could not read this answer. Reload the page and enter it again. If that does not help, call us.';

/**
 * Texts of failed rules and of error responses, as the contract (sections 4 and 8) and the specification spell them.
 */
export const EN_MESSAGES = {
  Rule_required: 'Value is required',
  Rule_requiredOnClientOnly: 'Value is required',
  Rule_range: 'The value must be between {min} and {max}',
  Rule_range_min: 'The value must be at least {min}',
  Rule_range_max: 'The value must be at most {max}',
  Rule_range_invalid: 'The value is invalid',
  Rule_characterSetRestriction: 'The following characters are not allowed: {characters}',
  Rule_characterSetRestriction_notFetched: 'The allowed characters could not be checked',
  Rule_endDate: 'The end date must be after the start date',
  Rule_endDate_inclusive: 'The end date must be on or after the start date',
  Rule_maxLength_one: 'The maximum length allowed is {max}',
  Rule_maxLength_other: 'The maximum length allowed is {max}',
  Rule_requiredIf: 'The value is required',
  Rule_nestedRequiredIf: 'The value is required',
  Rule_requiredIfOtherPropertyMatchesRegex: 'The value is required',
  Rule_preventFutureDate: 'The date must not be in the future',
  Rule_preventFutureShortDate: 'The date must not be in the future',
  Rule_regularExpression: 'The value is invalid',
  Rule_requireOnePropertyValTrue: 'At least one option is required.',
  Rule_requireOnePropertyToHaveAValue: 'At least one field must have a value.',
  Rule_requireOneTransactionToHaveAValue: 'At least one transaction must have an amount.',
  Rule_validDate: 'The date is invalid',
  Rule_confirmNoneIfEmpty: 'Confirm that you have none to report',
  Rule_requiredWhen: 'The value is required',
  Rule_forbiddenWhen: 'Leave this empty',
  Rule_assert: 'The value is invalid',
  Rule_records: 'The number of entries is not allowed',
  Rule_records_min_one: 'At least {min} entry is needed',
  Rule_records_min_other: 'At least {min} entries are needed',
  Rule_records_max_one: 'At most {max} entry is allowed',
  Rule_records_max_other: 'At most {max} entries are allowed',
  Rule_records_unique: 'This entry repeats an earlier one',
  Rule_records_ordered: 'The entries must be in order',
  Rule_documentsRequired: 'A document is missing: {kind}',
  Rule_documentsRequired_min_one: 'At least {min} document of this kind is needed: {kind}',
  Rule_documentsRequired_min_other: 'At least {min} documents of this kind are needed: {kind}',
  Rule_documentsRequired_max_one: 'At most {max} document of this kind is allowed: {kind}',
  Rule_documentsRequired_max_other: 'At most {max} documents of this kind are allowed: {kind}',
  Rule_number: 'Enter a number',
  Rule_oneOf: 'Choose a value from the list',
  Rule_precision_one: 'At most {precision} decimal place is allowed',
  Rule_precision_other: 'At most {precision} decimal places are allowed',
  Rule_multipleOf: 'The value must be a multiple of {multipleOf}',
  Rule_sameAs: 'The value must be the same as {label}',
  Rule_format: 'The value is not in the expected format',
  Rule_minLength_one: 'The minimum length allowed is {min}',
  Rule_minLength_other: 'The minimum length allowed is {min}',
  Rule_chooseBetween: 'The number of choices is not allowed',
  Rule_chooseBetween_min_one: 'Choose at least {min}',
  Rule_chooseBetween_min_other: 'Choose at least {min}',
  Rule_chooseBetween_max_one: 'Choose at most {max}',
  Rule_chooseBetween_max_other: 'Choose at most {max}',
  Rule_chooseBetween_exact_one: 'Choose {min}',
  Rule_chooseBetween_exact_other: 'Choose {min}',
  Rule_computed: 'The value does not match the calculation',
  Rule_computed_max_one:
    'This is calculated from your other answers, and it is too long: it may have {max} character. Check those answers.',
  Rule_computed_max_other:
    'This is calculated from your other answers, and it is too long: it may have {max} characters. Check those answers.',
  Rule_type: NOT_READ,
  Rule_unknown: NOT_READ,
  Problem_malformedRequest: NOT_TAKEN,
  Problem_invalidRequest: NOT_TAKEN,
  Problem_validationFailed: 'Some answers need another look. They are listed on this page.',
  Problem_captchaFailed: 'We could not confirm that you are not a robot. Your answers are kept. Try again.',
  Problem_cultureMissing: NOT_TAKEN,
  Problem_cultureNotEnabled: NOT_TAKEN,
  Problem_credentialsRefused:
    'We could not find a record that matches what you entered. Check each entry against your notice and try again.',
  Problem_notAuthorized:
    'Your session has ended. Your answers are still here. Sign in again on the first page to go on.',
  Problem_credentialsChanged:
    'Your details on the first page are no longer the ones you signed in with. Go back to the first page and sign in again.',
  Problem_csrfFailed: EN_START.LocKey_Shared_ErrorMessage_Authorize_Default,
  Problem_deadlinePassed: 'The deadline for filing has passed.',
  Problem_forbidden: EN_START.LocKey_Shared_ErrorMessage_Authorize_Default,
  Problem_notFound: NOT_TAKEN,
  Problem_methodNotAllowed: NOT_TAKEN,
  Problem_configurationChanged:
    'This form was updated while you were filling it in. Your answers are kept. Check them and go on.',
  Problem_formDisabled: 'This form is not available at the moment. Your answers are kept on this page.',
  Problem_requestTooLarge:
    'Your claim and its documents are too large together. Remove or replace a document, or shorten a long text, and try again.',
  Problem_documentTooLarge:
    'The document {document} is too large. Remove it or add a smaller one and try again.',
  Problem_tooManyDocuments: 'There are too many documents. Remove some and try again.',
  Problem_documentInfected:
    'Our virus scanner has found something harmful in the document {document}, so we did not take it. Remove it, or add a clean copy such as a new scan or photo, and try again.',
  Problem_documentTypeRefused:
    'The document {document} is of a kind that we cannot take. Remove it or add it in another format and try again.',
  Problem_unsupportedMediaType: NOT_TAKEN,
  Problem_idempotencyKeyReused:
    'This claim was filed already, with the reference code {code}. Later changes were not filed with it.',
  Problem_tooManyRequests: 'There were too many tries. Wait {wait}, then try again.',
  Problem_documentQuotaReached:
    'You sent very many documents within an hour. Your answers are kept. Try again in an hour.',
  Problem_claimUnknown:
    'We found no claim with this code and this answer. Compare both with what you wrote down and try again.',
  Problem_draftUnknown:
    'We found nothing that was saved with this code. Compare the code and the details that you entered with what you wrote down. If all is right, the saved form was filed or deleted, has expired, or belongs to another form.',
  Problem_draftPieceMissing: 'One of your documents was not saved. Save the form once more.',
  Problem_draftChanged:
    'The form was saved from another device after this one. Nothing was overwritten. Open the form with your code to go on from there.',
  Problem_tooManyDrafts:
    'You have several saved forms already. Open one of them with its code to finish or delete it, or save a file on this device.',
  Problem_draftTooLarge:
    'Your documents are too large together to be saved. Remove or replace one, then save the form again.',
  Problem_mailNotSent:
    'We could not send the email. Your form is saved. Check the address and try again, or copy or print the code.',
  Problem_requestTimeout: 'The connection was too slow. Your answers are kept. Try again.',
  Problem_internalError: SUBMISSION_FAILED,
  Problem_unavailable:
    'We cannot take your claim at this moment. Your answers are kept. Keep this page open and try again in a few minutes. If that does not help, contact the settlement administrator at the email below.',
  LocKey_Shared_ErrorMessage_Config: EN_START.LocKey_Shared_ErrorMessage_Config,
  LocKey_Shared_ErrorMessage_Submission_Default: SUBMISSION_FAILED,
  LocKey_Shared_ErrorMessage_Authorize_Default: EN_START.LocKey_Shared_ErrorMessage_Authorize_Default,
  LocKey_Shared_ErrorMessage_WalletMismatch:
    'The payment account that you verified is not the one named in this claim. Verify it again or choose another way to be paid.',
} as const satisfies MessageTexts<'one' | 'other'>;
