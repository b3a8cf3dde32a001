import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { DroppedDraft, Undo } from '../form/types.ts';
import { removeFiles } from '../stores/fileStore.ts';
import { filesOfDraft } from '../stores/recordDocuments.ts';
import { deleteRecord, draftOf, dropDraft, restoreRecord } from '../stores/records.ts';
import { removeDocuments } from './draftDocuments.ts';
import { pathOfDraft } from './recordBlocks.ts';
import type { Wizard } from './wizard.ts';

/** Drops a draft with its Files. Returns the undo, which works unless the record that it replaces is deleted. */
export function dropWithFiles(wizard: Wizard, id: string): DroppedDraft {
  const { claims, report } = wizard.app;
  const claim = wizard.claim();
  const draft = draftOf(claim, id);
  // Messages about the draft are removed with it.
  delete wizard.state.extra[pathOfDraft(wizard, draft)];
  const kept = [id, ...filesOfDraft(draft)];
  const { index, restore } = dropDraft(claim, id);
  const restoreFile = removeFiles(claims.files(), kept, report);
  return {
    index,
    restore() {
      if (restore()) restoreFile();
    },
  };
}

/** Deletes a saved record with its File, its uploaded documents and its drafts. Returns the undo. */
export function removeWithDocuments(wizard: Wizard, model: ModelName, id: string): Undo {
  const { claims, report } = wizard.app;
  const claim = wizard.claim();
  const edited = claim.state.drafts.filter(({ replaces }) => replaces === id);
  const dropped = edited.map(({ clientId }) => dropWithFiles(wizard, clientId));
  const restoreDocuments = removeDocuments(wizard, model, id);
  const deleted = deleteRecord(claim, model, id);
  const restoreFile = removeFiles(claims.files(), [id], report);
  return () => {
    restoreRecord(claim, deleted);
    restoreFile();
    restoreDocuments();
    for (const { restore } of dropped) restore();
  };
}
