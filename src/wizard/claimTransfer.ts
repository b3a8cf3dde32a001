import { fileIds } from '../stores/claimState.ts';
import type { TransferredClaim } from './formTabMessages.ts';
import { openOutdated } from './migrateAnswers.ts';
import type { Wizard } from './wizard.ts';

/**
 * Exports the claim with the bytes of every file for another tab, and with uncommitted input, because a change of tabs
 * blurs no field.
 */
export function exportClaim(wizard: Wizard): Promise<TransferredClaim> {
  wizard.flush();
  const { configurationHash } = wizard.bundle();
  const snapshot = wizard.claim().snapshot();
  const { page } = wizard.state;
  const store = wizard.app.claims.files();
  const all = fileIds(snapshot).map(async (id) => {
    const file = await store.get(id);
    return file ? [{ id, file }] : [];
  });
  return Promise.all(all).then((files) => ({ snapshot, configurationHash, page, files: files.flat() }));
}

/** Imports the claim of another tab and opens the page that was open there. */
export async function importClaim(wizard: Wizard, given: TransferredClaim): Promise<void> {
  const { app } = wizard;
  const { snapshot, configurationHash, page, files } = given;
  const bundle = wizard.bundle();
  const { tab } = wizard.claim().state;
  for (const { id, file } of files) await app.claims.files().put(id, file);
  const taken = { ...snapshot, tab };
  if (configurationHash === bundle.configurationHash) app.claims.put(bundle, taken);
  else openOutdated(app, bundle, taken);
  openAtPage(wizard, page);
}

/** Goes to the page with this name of a claim that was just opened; to the first where the form has no such page. */
export function openAtPage({ app, state, bundle }: Wizard, name: string): void {
  app.claims.mirrorNow();
  const { pages } = bundle();
  const open = pages.find((page) => page.name === name) ?? pages[0];
  if (!open) return;
  Object.assign(state, { page: open.name, rows: [], review: null, extra: {}, attempt: 0, focus: null });
  app.location.navigate(open.page.path);
}
