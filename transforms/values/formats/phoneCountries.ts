import metadata from 'libphonenumber-js/min/metadata';
import { own } from '../own.ts';

/**
 * Tests if an ISO 3166-1 code is that of a country whose telephone numbers can be validated. It reads the library's
 * metadata alone, because the library itself is ninety files, which few settlements need.
 */
export const isPhoneCountry = (code: string): boolean => own(metadata.countries, code) !== undefined;
