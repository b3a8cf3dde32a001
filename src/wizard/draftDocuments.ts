import { recordAt } from '../../transforms/claims/claimFields.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { documentNeeds } from '../../transforms/claims/recordDocuments.ts';
import { momentOf, type Scope } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument, ClaimRecord, FileDescriptor } from '../../transforms/ground/claim.ts';
import { isOfKind } from '../../transforms/ground/documentLinks.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { PlanDocuments } from '../../transforms/ground/plan.ts';
import { mostOfKind } from '../../transforms/pages/recordLimits.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import type { DraftDocumentSlots, Undo } from '../form/types.ts';
import type { Claim } from '../stores/claim.ts';
import type { DraftDocuments as ChosenDocuments, Draft } from '../stores/claimState.ts';
import { documentFault, fileFieldName } from '../stores/documents.ts';
import { removeFiles } from '../stores/fileStore.ts';
import {
  DOCUMENTS_MODEL,
  documentsOfDraft,
  documentsWith,
  linkedDocuments,
  nextSlot,
} from '../stores/recordDocuments.ts';
import { deleteRecord, restoreRecord } from '../stores/records.ts';
import { shownOrOtherBlocksOfRecord } from './recordBlocks.ts';
import type { Wizard } from './wizard.ts';

/**
 * Returns the configuration of the documents that are uploaded in each record of a draft's block; undefined where none
 * are (C8-15).
 */
export const documentsOfBlock = (wizard: Wizard, { model, record }: Draft): PlanDocuments | undefined =>
  shownOrOtherBlocksOfRecord(wizard, model, record).find(({ documents }) => documents)?.documents;

/** Deletes the uploaded documents that are linked to a saved record, with their Files. Returns the undo. */
export function removeDocuments(wizard: Wizard, model: ModelName, id: string): Undo {
  const claim = wizard.claim();
  const record = recordAt(claim.state.entered, model, claim.state.ids.lists[model]?.indexOf(id) ?? -1);
  if (model === DOCUMENTS_MODEL || !record) return () => undefined;
  const gone = linkedDocuments(claim, record).map((document) => document.id);
  const deleted = gone.map((document) => deleteRecord(claim, DOCUMENTS_MODEL, document));
  const restoreFiles = removeFiles(wizard.app.claims.files(), gone, wizard.app.report);
  return () => {
    for (const document of deleted.reverse()) restoreRecord(claim, document);
    restoreFiles();
  };
}

/**
 * Returns the maximum documents of a kind that a draft may have beside those of other records, saved and begun (C8-28).
 */
function roomForKind(claim: Claim, { chosen }: ChosenDocuments, kind: string, scope: Scope): number {
  const model = planModelOf(claim.form.plan, DOCUMENTS_MODEL);
  if (!model?.kinds) return Number.POSITIVE_INFINITY;
  const all = documentsWith(claim, claim.state.drafts).filter(({ record }) => isOfKind(record, kind));
  const own = new Set(chosen.map(({ clientId }) => clientId));
  return mostOfKind(model, kind, scope) - all.filter(({ id }) => !own.has(id)).length;
}

/**
 * Returns the document slots of a draft as its form shows them: the filled ones, the next empty one, and the minimum
 * number; undefined where its block has none. `values` is the record with its computed values.
 */
export function documentsShown(
  wizard: Wizard,
  draft: Draft,
  values: ClaimRecord,
): DraftDocumentSlots | undefined {
  const claim = wizard.claim();
  const documents = documentsOfBlock(wizard, draft);
  const field = fileFieldName(claim, DOCUMENTS_MODEL);
  if (!documents || field === undefined) return undefined;
  const now = documentsOfDraft(claim, draft, documents.kind);
  const scope = {
    claim: claim.state.document as ClaimDocument,
    rows: [values],
    ...momentOf(wizard.app.context()),
  };
  const { least, most } = documentNeeds(documents, scope);
  const room = Math.min(most ?? Number.POSITIVE_INFINITY, roomForKind(claim, now, documents.kind, scope));
  return {
    chosen: now.chosen.map(({ slot, record }) => ({ slot, file: plain(record[field]) })),
    next: now.chosen.length < room ? nextSlot(now) : null,
    least,
  };
}

const plain = (file: unknown): FileDescriptor | null =>
  file === null || typeof file !== 'object' ? null : { ...(file as FileDescriptor) };

/** Returns the error texts of the documents that are chosen in a draft, by slot: `@1`. */
export function draftDocumentFaults(wizard: Wizard, { documents }: Draft): Record<string, string[]> {
  const { app } = wizard;
  const limits = app.settlement.forms[wizard.bundle().form]?.documents;
  if (!limits) return {};
  const faults = (documents?.chosen ?? []).flatMap(({ slot, clientId, record }) => {
    const document = { clientId, model: DOCUMENTS_MODEL, record } as const;
    const fault = documentFault(wizard.claim(), document, limits, app.culture.state.active);
    return fault ? [{ slot, text: productText(fault.key, app.texts(), fault.params) }] : [];
  });
  return Object.fromEntries(faults.map(({ slot, text }) => [`@${slot}`, [text]]));
}
