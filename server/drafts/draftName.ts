import type { FormName } from '../../transforms/ground/modelNames.ts';
import { memberKeysOf } from '../limits/memberKeys.ts';
import { everyKey, type ServerKey } from '../security/serverKey.ts';
import type { FormSession } from '../store/store.ts';
import type { DraftName } from '../store/storedDraft.ts';

/**
 * Returns the keyed hashes by which a draft is found: of its locator, and of the members of the class that the session
 * is signed in as. Under older keys of the server too, because a rotation keeps the drafts.
 */
export function draftNameOf(
  key: ServerKey,
  form: FormName,
  locator: string,
  granted: Pick<FormSession, 'claimants' | 'addedTo'>,
): DraftName {
  return {
    form,
    hashes: everyKey(key).map((each) => each.sign('draft', `${form}\n${locator}`)),
    members: draftMembers(key, form, granted),
  };
}

/** Returns the keyed hashes of the members of the class that a session is signed in as; none without a class list. */
export const draftMembers = (
  key: ServerKey,
  form: FormName,
  granted: Pick<FormSession, 'claimants' | 'addedTo'>,
): string[] =>
  everyKey(key).flatMap((each) =>
    memberKeysOf(granted).map((member) => each.sign('draftOwner', `member\n${form}\n${member}`)),
  );

/** Returns the keyed hash of a session, by which its drafts are counted. */
export const draftSession = (key: ServerKey, storageKey: string): string =>
  key.sign('draftOwner', `session\n${storageKey}`);
