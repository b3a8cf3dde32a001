import { modelIn } from '../../transforms/ground/claimPath.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { type ClaimSnapshot, fileIds } from '../stores/claimState.ts';
import type { AnswerLabels } from '../wizard/fieldLabels.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { labelsOfAnswers } from './answerLabels.ts';
import { isOfSignIn } from './signInModels.ts';

/** Version of the saved form's shape; a reader refuses a later one. */
export const SAVED_VERSION = 1;

/**
 * Part of a claim that is saved: what was entered, begun and edited, with the ids of its records, and the key of a filing
 * without a response, so that no device files it twice (C6-08).
 */
export type SavedClaim = Pick<
  ClaimSnapshot,
  'entered' | 'drafts' | 'edited' | 'dirty' | 'ids' | 'idempotencyKey' | 'mayBeFiled'
>;

/** Form that was saved to be finished later, without the bytes of its documents. */
export interface SavedForm {
  version: typeof SAVED_VERSION;
  /** Address of the settlement's website, by which a file of another settlement is refused. */
  settlement: string;
  form: FormName;
  configurationHash: string;
  culture: string;
  /** Name of the page that was open. */
  page: string;
  /** Time of saving by the server's clock (ISO, UTC). */
  savedAt: string;
  /** Labels of the answers in the form's culture. */
  labels: AnswerLabels;
  claim: SavedClaim;
}

/** File of an uploaded document, by its id in the file store. */
export interface SavedFile {
  id: string;
  file: File;
}

/** Returns the entries of the sign-in's models, or the others: keys are models, or paths that begin with one. */
function entriesOf<Value>(
  all: Readonly<Record<string, Value>>,
  part: 'signIn' | 'saved',
): Record<string, Value> {
  const isWanted = (path: string) => isOfSignIn(modelIn(path)) === (part === 'signIn');
  return Object.fromEntries(Object.entries(all).filter(([path]) => isWanted(path)));
}

/** Returns the part of a claim that is saved, without the credentials and the rows of the class list. */
export function savedClaimOf(claim: ClaimSnapshot): SavedClaim {
  const { entered, drafts, edited, dirty, ids, idempotencyKey, mayBeFiled } = claim;
  return {
    entered: entriesOf(entered, 'saved'),
    drafts: drafts.filter(({ model }) => !isOfSignIn(model)),
    edited: entriesOf(edited, 'saved'),
    dirty: entriesOf(dirty, 'saved'),
    ids: { single: entriesOf(ids.single, 'saved'), lists: entriesOf(ids.lists, 'saved') },
    ...{ idempotencyKey, mayBeFiled },
  };
}

/**
 * Returns a claim in this session with the answers of a saved one. What the sign-in gave stays; filing and draft of the
 * claim that was here do not.
 */
export function withSavedClaim(present: ClaimSnapshot, claim: SavedClaim): ClaimSnapshot {
  const { entered, edited, dirty, ids } = present;
  return {
    ...present,
    entered: { ...claim.entered, ...entriesOf(entered, 'signIn') },
    drafts: claim.drafts,
    ...{ idempotencyKey: claim.idempotencyKey, mayBeFiled: claim.mayBeFiled },
    ...{ draft: null, receipt: null, filedAt: null },
    edited: { ...claim.edited, ...entriesOf(edited, 'signIn') },
    dirty: { ...claim.dirty, ...entriesOf(dirty, 'signIn') },
    ids: {
      single: { ...claim.ids.single, ...entriesOf(ids.single, 'signIn') },
      lists: { ...claim.ids.lists, ...entriesOf(ids.lists, 'signIn') },
    },
  };
}

/** Returns the form as it is now, to be saved, with what is typed and not yet committed. */
export function savedFormOf(wizard: Wizard): SavedForm {
  wizard.flush();
  const { app, state } = wizard;
  const bundle = wizard.bundle();
  const { form, configurationHash } = bundle;
  const claim = savedClaimOf(wizard.claim().snapshot());
  return {
    version: SAVED_VERSION,
    settlement: app.settlement.links.siteUrl,
    form,
    configurationHash,
    culture: app.culture.state.active,
    page: state.page,
    savedAt: new Date(app.now()).toISOString(),
    labels: labelsOfAnswers(bundle, claim, app.texts()),
    claim,
  };
}

/** Returns the files of a saved form's documents, one after the other; a file that this device lost is left out. */
export async function filesOfForm(wizard: Wizard, { claim }: SavedForm): Promise<SavedFile[]> {
  const files: SavedFile[] = [];
  for (const id of fileIds(claim)) {
    const file = await wizard.app.claims.files().get(id);
    if (file) files.push({ id, file });
  }
  return files;
}
