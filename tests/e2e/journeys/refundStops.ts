import { inRow, pick, press, type Stop, seeError, seeText, seeValue, tick, type } from '../journey.ts';
import { agree } from './sharedStops.ts';

const WORDS = 'Check the box to say that you have read the statement and agree with it';

/** Maria Alvarez, who has a letter, tells lumora-refund that she paid more than its records show. */
export const refundApplication: Stop[] = [
  {
    path: '/',
    heading: 'Apply for your refund',
    steps: [
      press('Start my application'),
      seeError('Enter your claim ID'),
      type('Claim ID', 'LUM-2000001'),
      type('PIN', '48213'),
    ],
    leave: 'Start my application',
  },
  {
    path: '/standard/claimant-info',
    heading: 'About you',
    steps: [
      seeValue('First name', 'Maria'),
      type('Enter your email address again', 'maria.alvarez@example.com'),
      type('Phone number', '(206) 342-8631'),
      pick('Payment method', 'Check by mail, to an address in the United States'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/supporting-documents',
    heading: 'Your membership and charges',
    steps: [
      seeText('$419.72'),
      pick('Is this total right?', 'No'),
      tick('I only wanted the free trial'),
      press('Add a charge'),
      ...inRow(type('Date', '05142021'), type('Amount', '29.99'), type('Already refunded', '5')),
      seeText('$24.99'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/claim-summary',
    heading: 'Check and sign',
    steps: [
      press('Submit my application'),
      seeError(WORDS),
      agree,
      type('Type your full name', 'Maria Alvarez'),
    ],
    leave: 'Submit my application',
  },
  { path: '/standard/confirmation', heading: 'We have your application', steps: [] },
];
