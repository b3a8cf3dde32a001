import { credentialSeparators } from '../../transforms/claims/maskCharacters.ts';
import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { own } from '../../transforms/values/own.ts';
import type { Claim } from '../stores/claim.ts';
import type { Claims } from '../stores/claims.ts';
import { credentialsText } from './credentials.ts';
import type { Wizard } from './wizard.ts';

type Fields = Record<string, FieldValue>;

/**
 * Tests if earlier credentials are another person's than these, both as JSON, compared as the server does: without the
 * separators of their masks (`separators`, by field). Fields that are missing in the earlier ones, as a PIN in another
 * tab, are ignored; a form without credentials identifies nobody.
 */
export function isOtherPerson(before: string, now: string, separators: Record<string, string>): boolean {
  const was: Fields = JSON.parse(before);
  const is: Fields = JSON.parse(now);
  if (Object.keys(was).length === 0 || Object.keys(is).length === 0) return false;
  const shared = Object.entries(was).filter(([name, value]) => !isEmpty(value) && Object.hasOwn(is, name));
  const differs = ([name, value]: [string, FieldValue]) => {
    const putIn = own(separators, name) ?? '';
    return normaliseCredential(value, putIn) !== normaliseCredential(own(is, name), putIn);
  };
  return shared.length === 0 || shared.some(differs);
}

/** Returns the separators that the masks of the entry page's credentials insert, by field. */
function separatorsNow(wizard: Wizard, now: string): Record<string, string> {
  const { plan } = wizard.bundle().loaded;
  return credentialSeparators(plan, JSON.parse(now), momentOf(wizard.app.context()));
}

/** Part of a claim that shows if it has answers. */
type AnsweredPart = Pick<ReturnType<Claims['openSnapshots']>[number], 'referenceCode' | 'edited'> & {
  ids: { lists: Readonly<Record<string, readonly string[]>> };
  drafts: readonly unknown[];
};

/** Tests if a claim has unfiled answers beside the credentials. */
export function holdsAnswers(state: AnsweredPart): boolean {
  if (state.referenceCode !== null) return false;
  const lists = Object.entries(state.ids.lists).filter(([name]) => name !== 'prepopulatedData');
  const isEdited = Object.keys(state.edited).some((path) => !path.startsWith('credentials.'));
  return isEdited || state.drafts.length > 0 || lists.some(([, ids]) => ids.length > 0);
}

/** Returns the credentials that are typed for the chosen way in, which are of the person who signs in now. */
function typedCredentials({ state }: Claim): [string, FieldValue][] {
  const { credentials } = state.document;
  if (!credentials || Array.isArray(credentials)) return [];
  return Object.entries(credentials).filter(([name]) => state.edited[`credentials.${name}`]);
}

/**
 * Discards the claims of all forms if one of them was authorized with another person's credentials, in another session
 * than that of `storageKey`, so that nothing of theirs is shown or filed. The credentials that were just typed stay. A
 * message names the loss (docs/decisions/0083).
 */
export function discardOtherPersonsClaims(wizard: Wizard, storageKey: string): void {
  const { app, state } = wizard;
  const now = credentialsText(wizard);
  const separators = separatorsNow(wizard, now);
  const held = app.claims.openSnapshots();
  const isOthers = held.some(
    ({ authorizedWith, storageKey: key }) =>
      authorizedWith !== null && key !== storageKey && isOtherPerson(authorizedWith, now, separators),
  );
  if (!isOthers) return;
  const isLost = held.some(holdsAnswers);
  const claim = wizard.claim();
  const typed = typedCredentials(claim);
  app.claims.wipe();
  app.wallet.forget();
  for (const [field, value] of typed) claim.setField('credentials', field, value);
  Object.assign(state, { review: null, rows: [] });
  if (isLost) app.alert.show({ key: 'Session_OthersAnswers', params: {} });
}
