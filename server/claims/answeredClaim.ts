import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import { isModelName } from '../../transforms/ground/modelNames.ts';
import { own } from '../../transforms/values/own.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import { type ServerKey, sameText } from '../security/serverKey.ts';
import type { KeptClaim, StoredClaim } from '../store/storedClaim.ts';
import { isHashedCredential, isHiddenValue } from './hiddenCredentials.ts';
import { openClaim } from './sealedClaim.ts';
import { standInClaim } from './standInClaim.ts';

/** Typed answer, with the field of the filed claim that it must match. */
export interface TypedAnswer {
  model: string;
  field: string;
  typed: unknown;
  /** Separators that the mask of the typed field inserts. */
  separators: string;
}

/** Opens a claim, and returns it where the typed answer is the one of its field; null for none and for another. */
export function answeredClaim(
  key: ServerKey,
  kept: KeptClaim | null,
  { model, field, typed, separators: masked }: TypedAnswer,
): StoredClaim | null {
  const filed = openedOrNone(key, kept);
  const separators = masked + (own(filed?.maskCharacters ?? {}, `${model}.${field}`) ?? '');
  const value = filed && fieldOf(filed.claim, model, field);
  if (filed && isHashedCredential(value)) {
    const sought = { form: filed.form, name: field, typed, separators };
    return isHiddenValue(key, value, sought) ? filed : null;
  }
  const stored = normaliseCredential(value, separators);
  // Compared without a claim too, so that the time of an answer reveals nothing.
  const same = sameText(normaliseCredential(typed, separators), stored);
  return same && stored !== '' ? filed : null;
}

/**
 * Opens a claim; null where there is none, or where it was altered, which `verify` names. Without one it opens a stand-in,
 * so that the time of an answer reveals little.
 */
function openedOrNone(key: ServerKey, kept: KeptClaim | null): StoredClaim | null {
  try {
    const { claim } = openClaim(key, kept ?? standInClaim(key));
    return kept && claim;
  } catch (error) {
    if (error instanceof AlteredValueError) return null;
    throw error;
  }
}

function fieldOf(claim: ClaimDocument, model: string, field: string): FieldValue | undefined {
  const record = isModelName(model) ? claim[model] : undefined;
  return record && !Array.isArray(record) ? own(record, field) : undefined;
}
