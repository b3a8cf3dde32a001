import metadata from 'libphonenumber-js/min/metadata';
import { own } from '../own.ts';

/**
 * Tests if a code of ISO 3166-1 is that of a country whose numbering plan is known. It reads the library's table alone,
 * because the library itself is ninety files, which a start without such a rule would load for nothing.
 */
export const isPhoneCountry = (code: string): boolean => own(metadata.countries, code) !== undefined;
