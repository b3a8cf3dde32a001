import type { FieldValue } from '../../transforms/claims/types.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { Claim } from '../stores/claim.ts';
import type { Claims } from '../stores/claims.ts';
import { credentialsText } from './credentials.ts';
import type { Wizard } from './wizard.ts';

type Fields = Record<string, FieldValue>;

/** Credentials are compared as the server compares them: without case, white space and what a mask puts in. */
const bare = (value: FieldValue | undefined): string =>
  String(value ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '');

/**
 * Whether credentials that were accepted before are another person's than these, both as JSON. What was left out before,
 * as a PIN is in another tab, tells nobody apart; a form that asks for no credentials names nobody.
 */
export function areOthers(before: string, now: string): boolean {
  const was: Fields = JSON.parse(before);
  const is: Fields = JSON.parse(now);
  if (Object.keys(was).length === 0 || Object.keys(is).length === 0) return false;
  const shared = Object.entries(was).filter(([name, value]) => !isEmpty(value) && Object.hasOwn(is, name));
  return shared.length === 0 || shared.some(([name, value]) => bare(value) !== bare(is[name]));
}

/** Whether somebody entered something here, beside who they are, that was not filed. */
function holdsAnswers(state: ReturnType<Claims['held']>[number]): boolean {
  if (state.referenceCode !== null) return false;
  const lists = Object.entries(state.ids.lists).filter(([name]) => name !== 'prepopulatedData');
  const isEdited = Object.keys(state.edited).some((path) => !path.startsWith('credentials.'));
  return isEdited || state.drafts.length > 0 || lists.some(([, ids]) => ids.length > 0);
}

/** What is typed on an entry page: it is of whoever signs in now. */
function typedCredentials({ state }: Claim): [string, FieldValue][] {
  const { credentials } = state.entered;
  if (!credentials || Array.isArray(credentials)) return [];
  return Object.entries(credentials).filter(([name]) => state.edited[`credentials.${name}`]);
}

/**
 * Somebody else has signed in where a claim of another person stands: nothing that was entered or known before is shown
 * to them, nor filed by them, in any form. What goes is said (docs/decisions/0083).
 */
export function leaveNothingToOthers(wizard: Wizard, storageKey: string): void {
  const { app, state } = wizard;
  const now = credentialsText(wizard);
  const held = app.claims.held();
  const isOthers = held.some(
    ({ authorizedWith, storageKey: key }) =>
      authorizedWith !== null && key !== storageKey && areOthers(authorizedWith, now),
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
