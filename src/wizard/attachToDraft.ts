import { DOCUMENTS } from '../../transforms/claims/recordDocuments.ts';
import type { FileDescriptor } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { type Attachment, attachFile, detachFile } from '../stores/attachFile.ts';
import { fileFieldName } from '../stores/documents.ts';
import { clearSlot, documentInSlot } from '../stores/recordDocuments.ts';
import { draftOf, setDraftField } from '../stores/records.ts';
import { documentsOfBlock } from './draftDocuments.ts';
import type { Wizard } from './wizard.ts';

/** Tests if a field of a draft is a slot for a document of the record: `@1`. No field has such a name. */
const isSlot = (field: string): boolean => field.startsWith('@') && field !== DOCUMENTS;

const fileField = (wizard: Wizard, model: ModelName): string => {
  const field = fileFieldName(wizard.claim(), model);
  if (field === undefined) throw new Error(`The model ${model} has no file field.`);
  return field;
};

const storesOf = ({ app, claim }: Wizard): Pick<Attachment, 'claim' | 'files' | 'report'> => ({
  claim: claim(),
  files: app.claims.files(),
  report: app.report,
});

/** Stores a file that was chosen in a slot with its kind and link; null removes it (C8-15). */
function attachDocument(wizard: Wizard, id: string, slot: string, file: File | null): FileDescriptor | null {
  const stores = storesOf(wizard);
  const { claim, files, report } = stores;
  const draft = draftOf(claim, id);
  const asked = documentsOfBlock(wizard, draft);
  if (!asked) throw new Error(`The records of ${draft.model} have no documents.`);
  const place = { draft, kind: asked.kind, slot };
  if (!file) {
    const cleared = clearSlot(claim, place);
    const isSaved = cleared && draft.documents?.before.includes(cleared.clientId);
    if (cleared && !isSaved) files.delete(cleared.clientId).catch(report);
    return null;
  }
  const document = documentInSlot(claim, place);
  const field = fileField(wizard, 'documentContexts');
  const { clientId } = document;
  const isOpen = () =>
    claim.state.drafts.some(({ documents }) => documents?.chosen.some((one) => one.clientId === clientId));
  const write = (described: FileDescriptor | null) => {
    document.record[field] = described;
  };
  return attachFile(
    { ...stores, draft: { clientId, model: 'documentContexts' }, field, write, isOpen },
    file,
  );
}

/**
 * Stores the file of a draft's file field, or of a slot for a document of its record (`field` is `@1`), and returns its
 * descriptor; null removes the file. `id` is that of the draft.
 */
export function attachToDraft(
  wizard: Wizard,
  id: string,
  model: ModelName,
  field: string,
  file: File | null,
): FileDescriptor | null {
  if (isSlot(field)) return attachDocument(wizard, id, field.slice(1), file);
  const stores = storesOf(wizard);
  const { claim } = stores;
  const own = fileField(wizard, model);
  const attachment = {
    ...stores,
    draft: draftOf(claim, id),
    field: own,
    write: (described: FileDescriptor | null) => setDraftField(claim, id, own, described),
    isOpen: () => claim.state.drafts.some(({ clientId }) => clientId === id),
  };
  if (file) return attachFile(attachment, file);
  detachFile(attachment);
  return null;
}
