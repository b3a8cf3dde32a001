import { expect, it } from 'vitest';
import { lineOf } from './ErrorSummary.tsx';

it.each([
  ['PIN', 'Enter your PIN', 'Enter your PIN'],
  ['First name', 'Value is required', 'First name: Value is required'],
  ['Name', 'Rename the file', 'Name: Rename the file'],
  ['Año', 'Escriba los daños', 'Año: Escriba los daños'],
  ['Cost (in $)', 'The cost (in $) is too high', 'The cost (in $) is too high'],
  ['Straße', 'Die STRAẞE fehlt', 'Die STRAẞE fehlt'],
  ['ΟΔΟΣ', 'Γράψτε οδος', 'Γράψτε οδος'],
  ['**E-mail**:', 'Write the e-mail in full', 'Write the e-mail in full'],
  ['Loss 1, Receipt', 'Add a receipt', 'Loss 1: Add a receipt'],
  ['Losses, Loss 1, Receipt', 'Value is required', 'Losses, Loss 1, Receipt: Value is required'],
  [undefined, 'Value is required', 'Value is required'],
])(
  'a line of the summary of %j: a message that names the field in words of its own stands alone',
  (label, message, line) => {
    expect(lineOf(label, message)).toBe(line);
  },
);
