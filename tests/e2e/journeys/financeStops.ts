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
import { receipt } from './documents.ts';
import { addDocuments, agree, confirmed, payBy, sign, VIN } from './sharedStops.ts';

/** Maria Alvarez asks harborline-finance for the unused part of a product, and for a cost that she proves in its row. */
export const productClaim: Stop[] = [
  {
    path: '/',
    heading: 'File a claim for add-on products',
    steps: [type('Claim number', 'HMC-300001'), type('PIN', '4821')],
    leave: 'Start my claim',
  },
  {
    path: '/standard/claimant-info',
    heading: 'About you',
    steps: [
      seeValue('First name', 'Maria'),
      pick('Who is this claim for?', 'Myself'),
      type('Enter your email address again', 'maria.alvarez@example.com'),
      press('Next'),
      seeError('Choose one or two ways for us to contact you'),
      tick('By email'),
      pick('Did someone else sign the loan with you?', 'No'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/claim-details',
    heading: 'Your loan and your products',
    steps: [
      seeText('$3,295.00'),
      pick('How did it end?', 'I paid it off early or refinanced it'),
      type('When did it end?', '06302022'),
      choose('Product', 'Another product'),
      type('Which product?', 'Key replacement'),
      type('Price', '895'),
      type('Coverage ends', '03142025'),
      press('Save this product'),
      seeText('$403.40'),
      pick('Did you have other costs because Harborline kept charging you?', 'Yes'),
      press('Add a cost'),
      ...inRow(choose('Kind of cost', 'Late fee'), type('Date', '09152022'), type('Amount', '85')),
      upload('Statement or receipt for a cost', receipt),
      pick('Did anyone already pay you for any of this, in another settlement or court case?', 'No'),
    ],
    leave: 'Next',
  },
  payBy('standard', 'Check by mail'),
  {
    path: '/standard/claim-summary',
    heading: 'Check and sign',
    steps: [seeText('$488.40'), ...sign],
    leave: 'Submit my claim',
  },
  confirmed('standard'),
];

/** She claims what the repossession of the same vehicle cost her, too. */
export const repossessionClaim: Stop[] = [
  {
    path: '/automotive',
    heading: 'File a claim for a repossessed vehicle',
    steps: [type('Vehicle identification number (VIN)', VIN), type('Last name', 'Alvarez')],
    leave: 'Start my claim',
  },
  {
    path: '/automotive/claimant-info',
    heading: 'About you',
    steps: [seeValue('First name', 'Maria')],
    leave: 'Next',
  },
  {
    path: '/automotive/claim-details',
    heading: 'Your vehicle and your losses',
    steps: [
      seeText('March 20, 2022'),
      pick('Did you get a letter that said when Harborline would sell the vehicle?', 'No'),
      type('How much of the balance have you paid?', '1000.50'),
      tick('Things that were in the vehicle and that I did not get back'),
      press('Add an item'),
      ...inRow(type('What was it?', 'Child seat'), type('Value', '90')),
    ],
    leave: 'Next',
  },
  payBy('automotive', 'Prepaid card by email'),
  { path: '/automotive/supporting-documents', heading: 'Supporting documents', steps: [], leave: 'Next' },
  {
    path: '/automotive/claim-summary',
    heading: 'Check and sign',
    steps: [seeText('$590.13'), agree, type('Type your full name', 'Maria Alvarez')],
    leave: 'Submit my claim',
  },
  confirmed('automotive'),
];

/** Somebody looks up what was bought with a vehicle. */
export const productLookup: Stop[] = [
  {
    path: '/lookup',
    heading: 'Which add-on products did I buy?',
    steps: [type('Vehicle identification number (VIN)', VIN)],
    leave: 'Look up my vehicle',
  },
  {
    path: '/lookup/covered-products',
    heading: 'We found your vehicle',
    steps: [seeText('$895.00'), seeText('Service contract')],
  },
];

/** She adds a document to the claim that has this code. */
export const forgottenDocument = (code: string) =>
  addDocuments(code, [
    upload('File', receipt),
    choose('What does it show?', 'Contract or statement of the loan'),
    press('Save this document'),
    seeText(receipt.name),
  ]);
