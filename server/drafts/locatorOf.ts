import { hkdfSync } from 'node:crypto';
import { LOCATOR_BYTES, LOCATOR_PURPOSE, RESUME_CODE_SALT } from '../../transforms/values/resumeCode.ts';

/** Derives the locator of a compact resume code, as the browser does. */
export const locatorOf = (code: string): string =>
  Buffer.from(hkdfSync('sha256', code, RESUME_CODE_SALT, LOCATOR_PURPOSE, LOCATOR_BYTES)).toString(
    'base64url',
  );
