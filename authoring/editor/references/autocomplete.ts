/** Autocomplete tokens of HTML that a claim form may need. */
export const AUTOCOMPLETE = (
  'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname ' +
  'organization organization-title email tel tel-national tel-country-code tel-area-code tel-local ' +
  'street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 ' +
  'address-level4 postal-code country country-name bday bday-day bday-month bday-year sex language url ' +
  'username one-time-code cc-name cc-number cc-exp cc-type transaction-amount transaction-currency'
).split(' ');
