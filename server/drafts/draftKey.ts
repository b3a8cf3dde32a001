import type { KeyObject } from 'node:crypto';
import { AlteredValueError } from '../security/alteredValue.ts';
import { seal, unseal, unwrapKey } from '../security/envelope.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { DraftKey } from '../store/storedDraft.ts';

/** Unwraps the data key of a draft. Throws an AlteredValueError, and a ServerKeyError without the key that wrapped it. */
export function openDraftKey(key: ServerKey, { id, ...wrapped }: DraftKey): KeyObject {
  const dataKey = unwrapKey(key, wrapped, id);
  if (!dataKey) throw new AlteredValueError('The data key', owner(id));
  return dataKey;
}

/** Seals a text that its client sealed once more, in base64url both. */
export const sealDraft = (dataKey: KeyObject, id: string, sealed: string): string =>
  seal(dataKey, Buffer.from(sealed, 'base64url'), placeOf(id));

/** Returns the text as its client sealed it. Throws an AlteredValueError. */
export function unsealDraft(dataKey: KeyObject, id: string, stored: string): string {
  const opened = unseal(dataKey, stored, placeOf(id));
  if (!opened) throw new AlteredValueError('The text', owner(id));
  return opened.toString('base64url');
}

const owner = (id: string): string => `the draft ${id}`;

const placeOf = (id: string): string => JSON.stringify([id, 'draft']);
