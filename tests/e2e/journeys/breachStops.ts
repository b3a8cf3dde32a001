import {
  choose,
  inRow,
  pick,
  press,
  type Stop,
  seeError,
  seeText,
  seeValue,
  tick,
  type,
  upload,
} from '../journey.ts';
import { photo, receipt } from './documents.ts';
import { agree, confirmed, payBy } from './sharedStops.ts';

/** What the bank wrote: another file than what proves the loss. */
const letter = {
  ...receipt,
  name: 'letter of my bank.pdf',
  content: Buffer.from(`${receipt.content}%letter\n`),
};

/** The files that Rosa Delgado adds, in the order in which the claim has them. */
export const breachDocuments = [receipt, letter];

/** Rosa Delgado, who has a notice and lived in California, asks larkmoor-breach for losses and time. */
export const breachClaim: Stop[] = [
  {
    path: '/',
    heading: 'File your claim',
    steps: [
      press('Start my claim'),
      seeError('Enter your claim number'),
      type('Claim number', 'LMH-200001'),
      type('PIN', '7305'),
    ],
    leave: 'Start my claim',
  },
  {
    path: '/standard/claimant-info',
    heading: 'About you',
    steps: [
      pick('Who is this claim for?', 'Myself'),
      seeValue('First name', 'Rosa'),
      type('Enter your email address again', 'rosa.delgado@example.com'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/claim-details',
    heading: 'What you claim',
    steps: [
      seeText('Our records show that you lived in California'),
      tick('Payment for money I lost'),
      tick('Payment for time I spent'),
      tick('The cash payment of $75 instead'),
      press('Next'),
      seeError('Choose either the cash payment or payment for money you lost'),
      tick('The cash payment of $75 instead'),
      tick('The California payment of $100'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/losses',
    heading: 'Your losses and your time',
    steps: [
      press('Next'),
      seeError('Add at least one time entry'),
      choose('Kind of loss', 'Fraud or identity theft'),
      type('What happened, and who was paid', 'Charge at a store in another state'),
      type('Date', '04022025'),
      type('Amount', '6400'),
      press('Save this loss'),
      seeError('A document is missing'),
      upload('Document that shows this loss', receipt),
      press('Save this loss'),
      seeText(receipt.name),
      press('Add a time entry'),
      ...inRow(type('Date', '04032025'), type('What you did', 'Calls with the bank'), type('Hours', '6.5')),
      pick('Has a bank, an insurer, or anybody else paid back part of these losses?', 'No'),
      seeText('$125.00'),
      seeText('$5,000.00'),
    ],
    leave: 'Next',
  },
  payBy('standard', 'Prepaid card by email'),
  {
    path: '/standard/supporting-documents',
    heading: 'Supporting documents',
    steps: [
      press('Next'),
      seeError('A document is missing: a report of what happened'),
      upload('File', letter),
      press('Save this document'),
      seeText(letter.name),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/claim-summary',
    heading: 'Check and sign',
    steps: [agree, type('Type your full name', 'Rosa Delgado')],
    leave: 'Submit my claim',
  },
  confirmed('standard'),
];

/** Ada Okafor, who has no notice, chooses the cash payment for her child, who is old enough to sign as well. */
export const childsClaim: Stop[] = [
  {
    path: '/',
    heading: 'File your claim',
    steps: [pick('Did you get a notice about this settlement?', 'No, or I no longer have it')],
    leave: 'Start my claim',
  },
  {
    path: '/standard/claimant-info',
    heading: 'About you',
    steps: [
      pick('How do you know Larkmoor Health?', 'I am or was a patient'),
      pick('Who is this claim for?', 'My child, who is under 18'),
      seeText('Name of your child'),
      type('Your full name', 'Ada Okafor'),
      type('First name', 'Tobi'),
      type('Last name', 'Okafor'),
      type('Date of birth of your child', '05142011'),
      choose('Country', 'United States'),
      type('Street address', '12 Elm St'),
      type('City', 'Denver'),
      choose('State', 'Colorado'),
      type('ZIP code', '80202'),
      type('Email address', 'ada.okafor@example.com'),
      type('Enter your email address again', 'ada.okafor@example.com'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/claim-details',
    heading: 'What you claim',
    steps: [
      pick('Did you live in California on February 3, 2025?', 'No'),
      tick('The cash payment of $75 instead'),
      tick('Two years of credit monitoring, free of charge'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/payment-election',
    heading: 'How you want to be paid',
    steps: [pick('Payment method', 'Check by mail'), seeText('made out to you as the parent of your child')],
    leave: 'Next',
  },
  {
    path: '/standard/supporting-documents',
    heading: 'Supporting documents',
    steps: [upload('File', photo), press('Save this document'), seeText(photo.name)],
    leave: 'Next',
  },
  {
    path: '/standard/claim-summary',
    heading: 'Check and sign',
    steps: [
      seeText('I am the parent or legal guardian of the child'),
      agree,
      type('Type your full name', 'Ada Okafor'),
      type('Your child types their full name', 'Tobi Okafor'),
    ],
    leave: 'Submit my claim',
  },
  confirmed('standard'),
];
