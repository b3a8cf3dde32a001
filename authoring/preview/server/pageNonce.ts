import { randomBytes } from 'node:crypto';

/** Place of the nonce in a built page of authors. */
const PLACE = '%NONCE%';

/** Page with a nonce of its own, by which the policy that goes with it admits the styles that its script writes. */
export interface PageWithNonce {
  html: string;
  nonce: string;
}

/** Writes a new nonce into a built page; such an answer is never cached. */
export function withNonce(page: string): PageWithNonce {
  const nonce = randomBytes(16).toString('base64');
  return { html: page.replace(PLACE, nonce), nonce };
}
