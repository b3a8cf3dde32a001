import { expect as impatient } from 'playwright/test';

/** Playwright's own, patient enough for a machine that does much else at once; what is wrong for good fails all the same. */
export const expect = impatient.configure({ timeout: 20_000 });
