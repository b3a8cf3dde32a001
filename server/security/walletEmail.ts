import type { SealedText } from '../store/store.ts';
import { drawDataKey, seal, unseal, unwrapKey, wrapKey } from './envelope.ts';
import type { ServerKey } from './serverKey.ts';

const PLACE = 'walletEmail';

/** Encrypts the verified e-mail of a wallet account, which a session stores (C13-14). */
export function sealEmail(key: ServerKey, email: string): SealedText {
  const dataKey = drawDataKey();
  return { text: seal(dataKey, email, PLACE), ...wrapKey(key, dataKey, PLACE) };
}

/**
 * Decrypts the e-mail that a session stores; undefined where there is none or it was altered. Sessions that an older
 * version began have it in the clear until they end, twelve hours later at last.
 */
export function openEmail(key: ServerKey, stored: SealedText | string | undefined): string | undefined {
  if (typeof stored !== 'object') return stored;
  const dataKey = unwrapKey(key, stored, PLACE);
  return dataKey ? unseal(dataKey, stored.text, PLACE)?.toString('utf8') : undefined;
}
