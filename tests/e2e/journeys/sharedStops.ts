import { pick, type Stop, tick, type } from '../journey.ts';

/** A vehicle that the class lists of the samples know. */
export const VIN = '1HGCM82633A004352';

/** What every sample asks to be agreed with before a claim is signed. */
export const agree = tick('I have read this statement and agree with it');

/** Maria Alvarez signs as her class-list row has her name. */
export const sign = [agree, type('Type your full name', 'Maria T Alvarez')];

/** The page on which a form's claimant chooses how to be paid. */
export const payBy = (form: string, method: string): Stop => ({
  path: `/${form}/payment-election`,
  heading: 'How you want to be paid',
  steps: [pick('Payment method', method)],
  leave: 'Next',
});

/** The page that a filed claim ends on. */
export const confirmed = (form: string): Stop => ({
  path: `/${form}/confirmation`,
  heading: 'We have your claim',
  steps: [],
});

/** Where Maria Alvarez adds documents to the claim that has this code, and what is sent there: these steps. */
export const addDocuments = (code: string, steps: Stop['steps']): Stop[] => [
  {
    path: '/documents-upload',
    heading: 'Add documents to your claim',
    steps: [type('Reference code', code), type('Email address', 'maria.alvarez@example.com')],
    leave: 'Continue',
  },
  {
    path: '/documents-upload/supporting-documents',
    heading: 'Your documents',
    steps,
    leave: 'Send my documents',
  },
  { path: '/documents-upload/confirmation', heading: 'We have your documents', steps: [] },
];
