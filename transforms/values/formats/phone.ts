import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Matches digits of any script with the usual separators of telephone numbers. Letters and extensions (`x12`) are not
 * allowed.
 */
const WRITTEN = /^\+?[\p{Nd}\s()./-]+$/u;

/** Matches the digits of `usPhone`: area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Tests for a telephone number with its country's calling code (E.164), grouped in any way, or as it is dialled within
 * `country` (ISO 3166-1), if one is given. In North America any area code is valid, because new ones are opened faster
 * than libraries are updated.
 */
export function isPhone(text: string, country: string | null): boolean {
  if (!WRITTEN.test(text)) return false;
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text, { ...(home && { defaultCountry: home }), extract: false });
  if (!number || (home && !text.startsWith('+') && number.countryCallingCode !== getCountryCallingCode(home)))
    return false;
  return number.countryCallingCode === '1' ? NORTH_AMERICAN.test(number.nationalNumber) : number.isValid();
}
