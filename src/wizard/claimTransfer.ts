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
  const { app, state } = wizard;
  const { snapshot, configurationHash, page, files } = given;
  const bundle = wizard.bundle();
  const { tab } = wizard.claim().state;
  for (const { id, file } of files) await app.claims.files().put(id, file);
  const taken = { ...snapshot, tab };
  if (configurationHash === bundle.configurationHash) app.claims.put(bundle, taken);
  else openOutdated(app, bundle, taken);
  app.claims.mirrorNow();
  Object.assign(state, { rows: [], review: null, extra: {}, attempt: 0, focus: null });
  const open = bundle.pages.find(({ name }) => name === page) ?? bundle.pages[0];
  if (open) app.location.navigate(open.page.path);
}
