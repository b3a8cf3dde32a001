import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';

/**
 * Tests for an international bank account number (ISO 13616): the country's length and structure, and the check digits;
 * with or without spaces, in any case. Check digits within the account number are not tested, because some banks have
 * numbers without.
 */
export function isIban(text: string): boolean {
  const { errorCodes } = validateIBAN(text.replaceAll(' ', '').toUpperCase());
  return errorCodes.every((code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum);
}
