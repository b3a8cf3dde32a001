import { commonStates, type ExampleSet } from '../examples.ts';

const LONG_NAME =
  'Scan of the contract of sale with all its appendices and the letters of 2021 (final, signed).pdf';

const document = (name: string, size: number, type = 'application/pdf') => ({ name, size, type });
const chosen = (name: string, bytes: number, type = 'application/pdf') => ({ name, bytes, type });

/** States of the file widget, with files chosen and refused, for the gallery and the tests of widgets. */
export const fileExamples: ExampleSet<'file'> = {
  widget: 'file',
  examples: {
    ...commonStates({
      label: 'Proof of payment',
      empty: null,
      filled: document('contract of sale.pdf', 48_213),
      long: document(LONG_NAME, 9_765_625),
    }),
    kinds: {
      label: 'Proof of payment',
      value: null,
      context: { acceptedFiles: () => ['.pdf', '.jpg', '.png', '.heic', '.docx'] },
    },
    chosen: {
      label: 'Proof of payment',
      value: null,
      step: { does: 'choose', files: [chosen('receipt.pdf', 1500)] },
    },
    severalRefused: {
      label: 'Proof of payment',
      value: null,
      step: { does: 'choose', files: [chosen('receipt.pdf', 1500), chosen('letter.pdf', 1500)] },
    },
    largePhoto: {
      label: 'Photo of the damage',
      value: null,
      step: { does: 'choose', files: [chosen('IMG_2041.jpg', 6_400_000, 'image/jpeg')] },
    },
    kept: { label: 'Proof of payment', value: document('contract of sale.pdf', 48_213), required: true },
    refused: {
      label: 'Proof of payment',
      value: document('contract.exe', 48_213, 'unknown'),
      errors: ['This kind of file cannot be taken. Choose a PDF or a photo.'],
      context: { acceptedFiles: () => ['.pdf', '.jpg'] },
    },
  },
};
