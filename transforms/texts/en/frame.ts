import { EN_START } from './start.ts';

/** Texts of the layout: header, steps, navigation and footer. */
export const EN_FRAME = {
  Ui_OpensInNewTab: 'opens in a new tab',
  App_NotOpened:
    'The form has not opened. Your connection may be slow or interrupted, your browser may be too old, or JavaScript may be switched off in it. Reload the page, or try another browser. If that does not help, ask for a paper form:',
  App_NeedsScript:
    'You can read this page, but filling it in needs JavaScript, which is switched off in your browser or missing. Switch it on in the browser’s settings and reload the page, or try another browser. Or ask for a paper form:',
  App_SkipLink: 'Skip to the form',
  App_PageTitle: '{page} – {settlement}',
  App_PageTitleError_one: 'Error: {page} ({count} to correct) – {settlement}',
  App_PageTitleError_other: 'Error: {page} ({count} to correct) – {settlement}',
  App_Reload: EN_START.App_Reload,
  App_Menu: 'Menu',
  App_Steps: 'Steps of the claim',
  App_StepsAll: 'Show all steps',
  App_Step: 'Step {step} of {steps}',
  App_StepUpTo: 'Step {step} of up to {steps}',
  App_StepPerhaps: '{name} (if needed)',
  App_StepDone: '(done)',
  App_Navigation: 'Main navigation',
  Language_Label: 'Language',
  Nav_Home: 'Home',
  Nav_Documents: 'Important documents',
  Nav_Faq: 'FAQ',
  Nav_FileClaim: 'File a claim',
  Nav_VinLookup: 'VIN lookup',
  Nav_Contact: 'Contact us',
  Nav_KeyDates: 'Key dates',
  Nav_More: 'Your claim',
  Nav_ClaimStatus: 'Check claim status',
  Nav_UploadDocuments: 'Upload documents',
  Nav_ChangeAddress: 'Change my address',
  Footer_MoreInformation: 'For more information',
  Footer_Instructions: 'If you have questions about this form, contact the settlement administrator:',
  Footer_Phone: 'Phone',
  Footer_Email: 'Email',
  Footer_Mail: 'Mail',
  Footer_Welcome: 'Welcome to {settlement}.',
  Footer_VisitWebsite: 'For the notice and all dates, visit this website:',
  Footer_Copyright: '© {year} {settlement}. All rights reserved.',
  Footer_Privacy: 'Privacy policy',
  Footer_PrivacyAct:
    'Privacy Act notice: we use what you enter to decide your claim and to pay it. You do not have to give it, but without it we may not be able to approve your claim.',
  Footer_YourInformation:
    'How we use your information: we use what you enter to decide your claim and to pay it. You do not have to give it, but without it we may not be able to approve your claim.',
} as const;
