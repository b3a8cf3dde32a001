import type { FormLoader } from '../../../../src/routes/formLoader.ts';
import type { AppStore } from '../../../../src/stores/app.ts';
import type { Claim } from '../../../../src/stores/claim.ts';
import type { ClaimSnapshot } from '../../../../src/stores/claimState.ts';
import { credentialsText } from '../../../../src/wizard/credentials.ts';
import { completeClaim } from '../../../../transforms/claims/complete.ts';
import type { Opening } from '../../protocol/frameMessages.ts';
import { loadPage } from './loadPage.ts';

/** Reference code on the confirmation page of the preview. */
const SAMPLE_CODE = 'PREVIEW';

/** Returns a snapshot of a claim, which the store restores after a reload, with the claim of `Opening`. */
function snapshotWith(claim: Claim, { claim: entered, isCase }: Opening): ClaimSnapshot {
  const before = claim.snapshot();
  if (!entered) return before;
  const completed = completeClaim(entered, claim.form.plan);
  const lists = claim.form.plan.models.flatMap(({ name, kind }) => {
    const records = completed[name];
    if (kind !== 'list' || !Array.isArray(records)) return [];
    return [[name, records.map(() => claim.newId(name))] as const];
  });
  return {
    ...before,
    entered: completed,
    drafts: [],
    ...(isCase && { edited: {}, dirty: {} }),
    // Prefills the page once more, because an author is often quicker than its first load.
    authorizedWith: null,
    ids: { ...before.ids, lists: Object.fromEntries(lists) },
  };
}

/** Opens any page of a form in the iframe with a claim, by restoring a snapshot, as a reload does. */
export async function openPage(app: AppStore, loader: FormLoader, opening: Opening): Promise<void> {
  const { form, path, culture, storageKey, isFiled } = opening;
  await loader.load(form);
  app.claims.openMirror(storageKey);
  const bundle = app.forms.get(form);
  const kept = snapshotWith(app.claims.open(bundle), opening);
  const touched = Object.fromEntries((opening.touched ?? []).map((path) => [path, true as const]));
  const claim = app.claims.put(bundle, {
    ...kept,
    dirty: { ...kept.dirty, ...touched },
    storageKey,
    referenceCode: isFiled ? SAMPLE_CODE : null,
    idempotencyKey: null,
    receipt: null,
  });
  if (opening.isCase) claim.state.authorizedWith = credentialsText(loader.wizard(form));
  app.claims.mirrorNow();
  loadPage(path, culture);
}
