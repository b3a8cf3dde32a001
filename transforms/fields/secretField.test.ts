import { describe, expect, it } from 'vitest';
import { isNamedSecret } from './secretField.ts';

describe('names of bank and tax numbers', () => {
  it.each([
    'bankAccountNumber',
    'taxId',
    'SSN',
    'spouseSsn',
    'EIN',
    'companyEin',
    'iban',
    'IBANNumber',
    'taxpayerIdentificationNumber',
    'routingNo',
    'socialSecurityNumber',
    'swiftCode',
  ])('C10-08: %s is known by its name', (name) => expect(isNamedSecret(name)).toBe(true));

  it.each([
    'claimNumber',
    'zipCode',
    'taxYear',
    'accountType',
    'caffeine',
    'destination',
    'phoneNumber',
    'vin',
    'protein',
  ])('C10-08: %s is no such name', (name) => expect(isNamedSecret(name)).toBe(false));
});
