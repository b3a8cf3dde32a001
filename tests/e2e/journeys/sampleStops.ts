import {
  choose,
  clear,
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
import { addDocuments, confirmed, payBy, sign, VIN } from './sharedStops.ts';

/** Maria Alvarez claims the one payment of meridian-auto-short. */
export const shortClaim: Stop[] = [
  {
    path: '/',
    heading: 'File your claim',
    steps: [
      press('Start my claim'),
      seeError('Enter your claim number'),
      type('Claim number', 'MAF-100001'),
      type('PIN', '4821'),
    ],
    leave: 'Start my claim',
  },
  {
    path: '/standard/claimant-info',
    heading: 'About you',
    steps: [
      seeValue('First name', 'Maria'),
      press('Next'),
      seeError('Enter the same email address in both fields'),
      type('Enter your email address again', 'maria.alvarez@example.com'),
      type('Phone number', '2065550100'),
    ],
    leave: 'Next',
  },
  {
    path: '/standard/supporting-documents',
    heading: 'Supporting documents',
    steps: [tick('I have no documents to add')],
    leave: 'Next',
  },
  { path: '/standard/claim-summary', heading: 'Check and sign', steps: sign, leave: 'Submit my claim' },
  confirmed('standard'),
];

/** Somebody looks up whether a vehicle is covered by northline-recall. */
export const vehicleLookup: Stop[] = [
  {
    path: '/lookup',
    heading: 'Is my vehicle covered?',
    steps: [
      type('Vehicle identification number (VIN)', '1HG'),
      press('Look up my vehicle'),
      seeError('Check each letter and digit of the VIN'),
      clear('Vehicle identification number (VIN)'),
      type('Vehicle identification number (VIN)', VIN),
    ],
    leave: 'Look up my vehicle',
  },
  { path: '/lookup/covered-claims', heading: 'Your vehicle is covered', steps: [] },
];

/** Maria Alvarez asks northline-recall for what a repair cost her. */
export const recallClaim: Stop[] = [
  {
    path: '/automotive',
    heading: 'File your claim',
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
    heading: 'Your vehicle and its repairs',
    steps: [
      press('Next'),
      seeError('Enter the date you bought the vehicle'),
      seeError('Add at least one repair'),
      type('Date you bought the vehicle', '05022019'),
      press('Add a repair'),
      ...inRow(
        type('Date', '08112022'),
        type('Repair shop and work done', 'Pine Street Garage, fuel pump'),
        type('Amount', '640'),
      ),
      pick('Do you still own it?', 'Yes'),
      type('Mileage, now or when you gave it up', '61240'),
      seeText('640.00'),
    ],
    leave: 'Next',
  },
  payBy('automotive', 'Check by mail'),
  {
    path: '/automotive/supporting-documents',
    heading: 'Supporting documents',
    steps: [
      upload('File', receipt),
      choose('What does it show?', 'Invoice of a repair'),
      press('Save this document'),
      seeText(receipt.name),
    ],
    leave: 'Next',
  },
  { path: '/automotive/claim-summary', heading: 'Check and sign', steps: sign, leave: 'Submit my claim' },
  confirmed('automotive'),
];

/** She adds a document to the claim that has this code. */
export const moreDocuments = (code: string) =>
  addDocuments(code, [
    press('Send my documents'),
    seeError('Add at least one document'),
    upload('File', receipt),
    choose('What does it show?', 'Invoice of a repair'),
    press('Save this document'),
    seeText(receipt.name),
  ]);
