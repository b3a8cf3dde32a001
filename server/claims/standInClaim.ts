import { drawDataKey } from '../security/envelope.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { KeptClaim } from '../store/storedClaim.ts';
import { sealAnswers } from './sealedClaim.ts';

const standIns = new WeakMap<ServerKey, KeptClaim>();

/** Returns a sealed claim of a usual size that nobody filed, to be opened where there is none. */
export function standInClaim(key: ServerKey): KeptClaim {
  const known = standIns.get(key);
  if (known) return known;
  const claim = { claimantInfo: { firstName: 'x'.repeat(2000), lastName: null } };
  const id = 'stand-in';
  const answers = sealAnswers(key, drawDataKey(), id, { claim, maskCharacters: {}, documents: [] });
  const standIn: KeptClaim = { id, ...NOBODYS, ...answers };
  standIns.set(key, standIn);
  return standIn;
}

const NOBODYS = {
  form: 'standard' as const,
  referenceCode: '',
  culture: '',
  configurationHash: '',
  submittedAt: '',
  claimants: [],
  addedTo: null,
  repeated: false,
  marks: [],
};
