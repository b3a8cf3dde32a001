import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument, ClaimRecord, FileDescriptor } from '../../transforms/ground/claim.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { own } from '../../transforms/values/own.ts';
import { documentName } from '../documents/documentName.ts';
import type { StoredDocument } from '../store/storedClaim.ts';

/** Uploaded document of a submission, by name and size. */
export type SentDocument = Pick<StoredDocument, 'name' | 'size'>;

/** Mismatch between a claim document and the uploaded documents, in the form of a claim's error. */
export interface DocumentFault {
  path: string;
  rule: 'documentName' | 'documentMissing' | 'documentSize' | 'documentUnclaimed';
  message: string;
}

/** Returns the mismatches of uploaded documents and `documentContexts`, matched by their names (R5-37, C6-11). */
export function documentFaults(
  claim: ClaimDocument,
  plan: FormPlan,
  documents: readonly SentDocument[],
): DocumentFault[] {
  const field = fileFieldOf(plan);
  const contexts = placedRecordsIn(claim.documentContexts);
  const described =
    field === undefined ? [] : contexts.flatMap(({ record, index }) => descriptorOf(record, field, index));
  const names = described.map(({ file }) => nameKey(file.name));
  const repeated = described.filter(({ file }, index) => names.indexOf(nameKey(file.name)) !== index);
  const unclaimed = documents.filter((document, index) => !isClaimed(document, index, names, documents));
  return [
    ...repeated.map(({ path, file }) =>
      fault(path, 'documentName', `There is another document named ${file.name}`),
    ),
    ...described.flatMap(({ path, file }) => fileFault(path, file, documents)),
    ...unclaimed.map(({ name }) =>
      fault('documentContexts', 'documentUnclaimed', `No entry describes the document ${name}`),
    ),
  ];
}

function fault(path: string, rule: DocumentFault['rule'], message: string): DocumentFault {
  return { path, rule, message };
}

/** Returns the key by which names are compared: NFC, without case. */
export function nameKey(name: string): string {
  return documentName(name).normalize('NFC').toLowerCase();
}

/** Returns the claim document with the stored name and the detected type in each file description. */
export function withStoredDocuments(
  claim: ClaimDocument,
  plan: FormPlan,
  documents: readonly StoredDocument[],
): ClaimDocument {
  const field = fileFieldOf(plan);
  if (field === undefined || !Array.isArray(claim.documentContexts)) return claim;
  const described = recordsOf(claim, 'documentContexts').map((record, index) => {
    const [found] = descriptorOf(record, field, index);
    const stored = found && documents.find(({ name }) => nameKey(name) === nameKey(found.file.name));
    if (!stored) return record;
    return { ...record, [field]: { ...found.file, name: stored.name, type: stored.contentType } };
  });
  return { ...claim, documentContexts: described };
}

/** Returns the name of the file field of `documentContexts`, where the form has one. */
export function fileFieldOf(plan: FormPlan): string | undefined {
  return planFieldsOf(plan, 'documentContexts').find(({ type }) => type === 'file')?.name;
}

function descriptorOf(
  record: ClaimRecord,
  field: string,
  index: number,
): { path: string; file: FileDescriptor }[] {
  const file = own(record, field) ?? null;
  if (file === null || typeof file !== 'object' || Array.isArray(file)) return [];
  return [{ path: `documentContexts.${index}.${field}`, file }];
}

function isClaimed(
  document: SentDocument,
  index: number,
  names: readonly string[],
  documents: readonly SentDocument[],
): boolean {
  const key = nameKey(document.name);
  const first = documents.findIndex((other) => nameKey(other.name) === key);
  return first === index && names.includes(key);
}

function fileFault(path: string, file: FileDescriptor, documents: readonly SentDocument[]): DocumentFault[] {
  const sent = documents.find(({ name }) => nameKey(name) === nameKey(file.name));
  if (!sent) return [fault(path, 'documentMissing', `The document ${file.name} did not arrive`)];
  if (sent.size === file.size) return [];
  return [fault(path, 'documentSize', `The document ${file.name} has ${sent.size} bytes, not ${file.size}`)];
}
