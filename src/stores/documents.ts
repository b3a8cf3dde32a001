import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import type { FileDescriptor } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { MessageParams } from '../../transforms/ground/verdict.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import type { Claim } from './claim.ts';
import type { Draft } from './claimState.ts';
import { documentsWith, type KeptDocument } from './recordDocuments.ts';

/** Limits that the settlement sets for the uploaded documents of a form. */
export interface UploadLimits {
  maxBytes: number;
  maxFiles: number;
  accept: string[];
}

const UNKNOWN_TYPE = 'unknown';

/** Returns the descriptor of a chosen file, which the claim document holds (R5-40). */
export function fileDescriptor(file: File): FileDescriptor {
  return { name: file.name, size: file.size, type: file.type || UNKNOWN_TYPE };
}

/** Returns the name of a list model's file field; a model has one at most (R5-36). */
export function fileFieldName(claim: Claim, model: ModelName): string | undefined {
  const fields = planFieldsOf(claim.form.plan, model);
  return fields.find((field) => field.type === 'file')?.name;
}

/** Returns a value as a file descriptor; null for any other value. */
export function descriptorOf(value: unknown): FileDescriptor | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('size' in value)) return null;
  return typeof value.name === 'string' && typeof value.size === 'number'
    ? ({ type: '', ...value } as FileDescriptor)
    : null;
}

const comparable = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Reference to an uploaded document that is not saved yet: a draft of its own, or a document that is chosen in the
 * draft of another record (C8-15).
 */
export type DocumentRef = Pick<Draft, 'clientId' | 'model' | 'replaces'>;
type OneDocument = DocumentRef & Pick<Draft, 'record'>;

/**
 * Returns the saved documents of a list. In the model of all documents, those chosen in drafts of other records replace
 * the ones that these drafts remove.
 */
function keptIn(claim: Claim, model: ModelName): KeptDocument[] {
  if (model === 'documentContexts') return documentsWith(claim, claim.state.drafts);
  const ids = claim.state.ids.lists[model] ?? [];
  return recordsOf(claim.state.entered, model).map((record, at) => ({ id: ids[at] ?? '', record }));
}

/** Returns the other documents of a list, saved or in drafts, without the one that the draft replaces. */
function othersOf(claim: Claim, { model, clientId, replaces }: DocumentRef, fileField: string) {
  const saved = keptIn(claim, model);
  const begun = claim.state.drafts
    .filter((other) => other.model === model)
    .map(({ clientId: id, record }) => ({ id, record }));
  return [...saved, ...begun].flatMap(({ id, record }) => {
    const file = descriptorOf(record[fileField]);
    return file === null || id === clientId || id === replaces ? [] : [{ id, file }];
  });
}

function isTaken(claim: Claim, draft: OneDocument, fileField: string, name: string): boolean {
  const ids = keptIn(claim, draft.model).map(({ id }) => id);
  return othersOf(claim, draft, fileField).some(
    ({ id, file }) => ids.includes(id) && comparable(file.name) === comparable(name),
  );
}

/** `scan.pdf` → `scan (2).pdf`. */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
}

/**
 * Returns a unique name for a draft's file: `name`, or that with a number where another uploaded document of the list
 * has it (C10-14).
 */
export function freeName(claim: Claim, draft: DocumentRef, fileField: string, name: string): string {
  const taken = new Set(othersOf(claim, draft, fileField).map(({ file }) => comparable(file.name)));
  let free = name;
  for (let number = 2; taken.has(comparable(free)); number += 1) free = numbered(name, number);
  return free;
}

/**
 * Returns the id of another uploaded document of the list that may have the same file, by name and size; undefined for
 * none. The id is the key of its File in the file store.
 */
export function likelySame(
  claim: Claim,
  draft: DocumentRef,
  fileField: string,
  file: File,
): string | undefined {
  return othersOf(claim, draft, fileField).find(
    (other) => comparable(other.file.name) === comparable(file.name) && other.file.size === file.size,
  )?.id;
}

/** Reason to refuse the uploaded document of a draft: text key and parameters of its message. */
export interface DraftDocumentFault {
  key: ProductKey;
  params: MessageParams;
}

/**
 * Returns the reason for which the server would refuse the document of a draft; null for none, or without a file. It is
 * checked before sending, so that nobody waits for a refusal.
 */
export function documentFault(
  claim: Claim,
  draft: OneDocument,
  limits: UploadLimits,
  culture: string,
): DraftDocumentFault | null {
  const field = fileFieldName(claim, draft.model);
  const file = field === undefined ? null : descriptorOf(draft.record[field]);
  if (field === undefined || file === null) return null;
  if (isTaken(claim, draft, field, file.name)) {
    return { key: 'LocKey_Validation_Document_FileExists', params: {} };
  }
  if (file.size === 0) return { key: 'Document_Empty', params: {} };
  if (file.size > limits.maxBytes) {
    return {
      key: 'Document_TooLarge',
      params: {
        name: file.name,
        size: sizeText(file.size, culture, 'ceil'),
        limit: sizeText(limits.maxBytes, culture, 'floor'),
      },
    };
  }
  const known = limits.accept.some((ending) => file.name.toLowerCase().endsWith(ending.toLowerCase()));
  if (known || limits.accept.length === 0) return null;
  return {
    key: 'Document_WrongKind',
    params: { name: file.name, kinds: listed(limits.accept, culture, 'disjunction') },
  };
}
