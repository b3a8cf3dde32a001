import type { components } from '../../openapi/generated/types.ts';

type ProblemCode = components['schemas']['ProblemCode'];

const SUBMISSION_FAILED =
  'An error occured during your submission. Please try again. If this problem persists, please contact the settlement administrator at the email below.';
const AUTHORIZATION_FAILED =
  'A problem has occured during your submission. Please try again. If this problem persists, please contact the Settlement Administrator using the information below.';

/** What each of the server's problems says to a claimant; nothing here is ever a code. */
export const PROBLEM_TEXTS = {
  malformedRequest: SUBMISSION_FAILED,
  invalidRequest: SUBMISSION_FAILED,
  validationFailed: 'Some answers need another look. They are listed on this page.',
  captchaFailed:
    'We could not confirm that you are not a robot. Nothing you entered is lost. Please try again.',
  cultureMissing: SUBMISSION_FAILED,
  cultureNotEnabled: SUBMISSION_FAILED,
  credentialsRefused:
    'We could not find a record that matches what you entered. Check each entry against your notice and try again.',
  notAuthorized: 'Your session has ended. Sign in on the first page again to go on.',
  credentialsChanged:
    'Your details on the first page are no longer the ones you signed in with. Go back to the first page and sign in again.',
  csrfFailed: AUTHORIZATION_FAILED,
  deadlinePassed: 'The deadline for filing has passed.',
  forbidden: AUTHORIZATION_FAILED,
  notFound: SUBMISSION_FAILED,
  configurationChanged:
    'This form was updated while you were filling it in. Your answers are kept; please check them and go on.',
  formDisabled: 'This form is not available at the moment. Your answers are kept on this page.',
  requestTooLarge: 'Your documents are too large together. Remove or replace one and try again.',
  documentTooLarge: 'The document {document} is too large. Remove it or add a smaller one and try again.',
  tooManyDocuments: 'There are too many documents. Remove some and try again.',
  documentTypeRefused:
    'The document {document} is of a kind that we cannot take. Remove it or add it in another format and try again.',
  unsupportedMediaType: SUBMISSION_FAILED,
  idempotencyKeyReused:
    'This claim was filed already, with the reference code {code}. Later changes were not filed with it.',
  tooManyRequests: 'There were too many tries. Please wait {seconds} seconds and try again.',
  requestTimeout: 'The connection was too slow. Nothing you entered is lost. Please try again.',
  internalError: SUBMISSION_FAILED,
  unavailable: SUBMISSION_FAILED,
} as const satisfies Record<ProblemCode, string>;

/** What the app says itself, in English; a settlement's content may hold the same keys. */
export const APP_TEXTS = {
  App_Loading: 'Loading',
  App_SkipLink: 'Skip to the form',
  App_PageTitle: '{page} – {settlement}',
  App_PageTitleError: 'Error: {page} – {settlement}',
  App_Reload: 'Reload the page',
  App_Step: 'Step {step} of {steps}',
  App_Navigation: 'Main navigation',
  App_OpensInNewTab: 'opens in a new tab',
  App_Submit: 'Submit claim',
  App_SignIn: 'Continue',
  App_Sending: 'Sending your claim: {percent} %',
  App_Back: 'Back',
  LocKey_Shared_ErrorMessage_Config: 'Your request failed. Please reload and try again.',
  LocKey_Shared_ErrorMessage_Submission_Default: SUBMISSION_FAILED,
  LocKey_Shared_ErrorMessage_Authorize_Default: AUTHORIZATION_FAILED,
  LocKey_Shared_ErrorMessage_WalletMismatch:
    'The payment account that you verified is not the one named in this claim. Verify it again or choose another way to be paid.',
  LocKey_Validation_ProvideDocumentation: 'Add at least one document.',
  LocKey_Validation_FormIsDirty: 'Finish the entry that you began, or remove it.',
  LocKey_Validation_Document_FileExists: 'A document with this name has been added already.',
  Document_TooLarge: 'This file is larger than {limit}. Choose a smaller one.',
  Document_WrongKind: 'Files of this kind cannot be added. Use one of: {kinds}.',
  Document_Empty: 'This file is empty. Choose another one.',
  Alert_Header: 'Something went wrong',
  Alert_Ok: 'OK',
  Session_Header: 'Are you still there?',
  Session_Warning: 'To protect your details, this session ends in {countdown}.',
  Session_Continue: 'Continue',
  Language_Label: 'Language',
  Nav_Home: 'Home',
  Nav_Documents: 'Important Documents',
  Nav_Faq: 'FAQ',
  Nav_FileClaim: 'File a Claim',
  Nav_VinLookup: 'VIN Lookup',
  Nav_Contact: 'Contact Us',
  Nav_KeyDates: 'Key Dates',
  Nav_More: 'Your claim',
  Nav_ClaimStatus: 'Check Claim Status',
  Nav_UploadDocuments: 'Upload Documents',
  Nav_ChangeAddress: 'Change My Address',
  Footer_MoreInformation: 'For more information',
  Footer_Instructions: 'If you have questions about this form, contact the settlement administrator:',
  Footer_Phone: 'Phone',
  Footer_Email: 'E-mail',
  Footer_Mail: 'Mail',
  Footer_Welcome: 'Welcome to {settlement}.',
  Footer_VisitWebsite: 'For the notice and all dates, visit this website:',
  Footer_Copyright: '© {year} {settlement}. All rights reserved.',
  Footer_Privacy: 'Privacy policy',
  Footer_PrivacyAct:
    'Privacy Act notice: what you enter here is collected to decide your claim and to pay it. Giving it is voluntary, but without it your claim may be refused.',
  NotFound_Title: 'Page not found',
  NotFound_Text: 'There is no page at this address. It may have been typed wrongly, or it may have moved.',
  NotFound_Link: 'Go to the claim form',
  Error_Title: 'Something went wrong',
  Error_Text: 'We could not finish what you asked for. What you entered is kept.',
  Error_Link: 'Go back to your claim',
  Deadline_Title: 'The deadline has passed',
  Deadline_Text: 'Claims can no longer be filed here.',
  Deadline_Link: 'Go to the settlement website',
  SessionExpired_Title: 'Your session has ended',
  SessionExpired_Text:
    'For your protection, what you entered has been removed from this device. You can begin again at any time before the deadline.',
  SessionExpired_Link: 'Begin again',
  Choose_Title: 'Which record is this claim for?',
  Choose_Text: 'We found more than one record. Choose the one that you are filing for.',
  Choose_Option: 'Record {number}',
  Summary_Change: 'Change',
  Summary_ChangeOf: 'Change {page}',
  Summary_Empty: 'Not given',
  Document_Missing: 'Your answers call for these documents:',
  Summary_Ending: 'Ends in {end}',
  Summary_Hidden: 'Given, not shown here',
  Summary_Missing: 'Still missing',
  Summary_Yes: 'Yes',
  Summary_No: 'No',
  Summary_Entry: 'Entry {number}',
  Confirmation_Code: 'Your reference code',
  Confirmation_Keep: 'Write this code down or print this page. You will need it if you ask about your claim.',
  Confirmation_Print: 'Print or save this page',
  Confirmation_Entered: 'What you filed',
  App_SignatureDate: 'Date of signing',
  Config_Dropped:
    'This form was updated while you were filling it in. Your answers are kept; please check them and go on. No longer asked for: {fields}.',
  Toast_Restored: 'Your answers were brought back.',
  Toast_Prefilled: 'We filled in what we know about you. Please check it.',
  Toast_Saved: 'Saved.',
} as const;

export type AppTextKey = keyof typeof APP_TEXTS;
