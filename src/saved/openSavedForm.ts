import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { Claim } from '../stores/claim.ts';
import { type Draft, fileIds } from '../stores/claimState.ts';
import { descriptorOf, fileFieldName } from '../stores/documents.ts';
import { DOCUMENTS_MODEL } from '../stores/recordDocuments.ts';
import { openAtPage } from '../wizard/claimTransfer.ts';
import { openMigrated } from '../wizard/migrateAnswers.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type SavedClaim, type SavedFile, type SavedForm, withSavedClaim } from './savedForm.ts';
import { SavedFormError } from './savedFormError.ts';

/** Creates the function that clears a record's file where its bytes are not held, and notes the name. */
function createLostFiles(claim: Claim, held: ReadonlySet<string>) {
  const missing: string[] = [];
  function withoutLost(model: ModelName, record: ClaimRecord, ...ids: string[]): ClaimRecord {
    const field = fileFieldName(claim, model);
    const file = field === undefined ? null : descriptorOf(record[field]);
    if (field === undefined || file === null || ids.some((id) => held.has(id))) return record;
    missing.push(file.name);
    return { ...record, [field]: null };
  }
  return { missing, withoutLost };
}

/** Returns a saved claim without the files whose bytes are not held, and the names of these. */
function withoutLostFiles(
  open: Claim,
  saved: SavedClaim,
  held: ReadonlySet<string>,
): { claim: SavedClaim; missing: string[] } {
  const { missing, withoutLost } = createLostFiles(open, held);
  const entered = Object.entries(saved.entered).map(([name, value]) => {
    const model = name as ModelName;
    if (!Array.isArray(value)) return [name, value] as const;
    const ids = saved.ids.lists[model] ?? [];
    return [name, value.map((record, at) => record && withoutLost(model, record, ids[at] ?? ''))] as const;
  });
  const drafts = saved.drafts.map((draft): Draft => {
    // The file of a record that is edited stays under the record's id until it is saved.
    const record = withoutLost(draft.model, draft.record, draft.clientId, draft.replaces ?? '');
    const { documents } = draft;
    if (!documents) return { ...draft, record };
    const chosen = documents.chosen.map((document) => ({
      ...document,
      record: withoutLost(DOCUMENTS_MODEL, document.record, document.clientId),
    }));
    return { ...draft, record, documents: { ...documents, chosen } };
  });
  return { claim: { ...saved, entered: Object.fromEntries(entered), drafts }, missing };
}

/** Returns the host of a website, by which a settlement is known, also after a change to https or of `www`. */
function hostOf(site: string): string {
  try {
    return new URL(site).hostname.replace(/^www\./, '');
  } catch {
    // Of a file that anybody may have written.
    return site;
  }
}

/** Throws a `SavedFormError` where the form of a file is of another settlement or form than this one. */
export function requireOfThisForm(wizard: Wizard, { settlement, form }: SavedForm): void {
  if (hostOf(settlement) !== hostOf(wizard.app.settlement.links.siteUrl))
    throw new SavedFormError('otherSettlement', { settlement });
  if (form !== wizard.bundle().form) throw new SavedFormError('otherForm');
}

/** Switches to the culture of a saved form, unless the claimant has chosen another than the default one here. */
function switchToSaved({ app }: Wizard, { culture }: SavedForm): void {
  const { active } = app.culture.state;
  const isChosen = active !== app.settlement.defaultCulture;
  if (!isChosen && culture !== active && Object.hasOwn(app.settlement.cultures, culture))
    app.chooseCulture(culture);
}

/**
 * Opens a saved form in the place of what is entered, after the sign-in: its answers, records that were begun, documents
 * and page. Values that the form has no field for are dropped, as after a change of its configuration (C6-15).
 */
export async function openSavedForm(
  wizard: Wizard,
  saved: SavedForm,
  files: readonly SavedFile[],
): Promise<void> {
  const { app, state } = wizard;
  const bundle = wizard.bundle();
  const held = new Set(files.map(({ id }) => id));
  const { claim, missing } = withoutLostFiles(wizard.claim(), saved.claim, held);
  const before = fileIds(wizard.claim().snapshot());
  for (const { id, file } of files) await app.claims.files().put(id, file);
  const dropped = openMigrated(app.claims, bundle, withSavedClaim(wizard.claim().snapshot(), claim));
  const now = new Set(fileIds(wizard.claim().snapshot()));
  for (const id of before) if (!now.has(id)) await app.claims.files().delete(id);
  switchToSaved(wizard, saved);
  openAtPage(wizard, saved.page);
  const hasChanged = saved.configurationHash !== bundle.configurationHash;
  const { savedAt, labels, culture } = saved;
  state.opened = { savedAt, hasChanged, dropped, labels, culture, missing, mayBeFiled: claim.mayBeFiled };
}
