/** Texts of the page Accessibility. */
export const EN_ACCESSIBILITY = {
  Accessibility_Title: 'Accessibility',
  Accessibility_Text:
    'Everybody should be able to use this form. If something stops you, tell us: we can help you by phone or on paper.',
  Accessibility_Built: 'How this form is built',
  Accessibility_BuiltText:
    'This form is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. You can use it with the keyboard alone, with large text, on a small screen, and with high contrast.',
  Accessibility_Checked: 'We last checked it in {month}, with automated tests of its pages.',
  Accessibility_Limits: 'What is not done yet',
  Accessibility_LimitsText:
    'A few of these guidelines are not fully met yet. For example, you may have to copy a number or a PIN from a letter: if you cannot, call us. No person has tested this form with a screen reader yet. If you save a page as a PDF, use Chrome or Edge. We have not tested whether screen readers can read a PDF that another browser saves.',
  Accessibility_Barrier: 'If something stops you',
  Accessibility_BarrierText:
    'Tell us on which page you were, what you wanted to do, and what happened. If you can, name your device, your browser, and any aids that you use. You do not have to tell us anything about your health.',
  Accessibility_Relay: 'To call us through a relay service, dial 711.',
  Accessibility_Otherwise: 'By phone or on paper',
  Accessibility_OtherwiseText:
    'You do not have to use this website. Call {phone}. Ask us to go through the form with you, or to send you a paper form. Do not wait until the last day: mail takes time.',
} as const;
