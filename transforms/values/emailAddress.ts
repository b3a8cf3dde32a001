import { FORMATS } from './formats/formats.ts';

/** Returns an email address without spaces around it; null where the text is none, or several. */
export function readEmailAddress(typed: string): string | null {
  const address = typed.trim().normalize();
  return FORMATS.email(address) ? address : null;
}
