import type {
  ClaimDocument,
  ClaimRecord,
  FieldValue,
  FileDescriptor,
} from '../../../transforms/ground/claim.ts';
import { filesWithin } from '../entries.ts';
import { type KeptClaim, keptNow } from '../kept.ts';
import type { Model } from '../model.ts';
import type { Invariant } from './invariant.ts';

/** `claimantInfo.firstName` → "Maria": what is not empty, by path; and how many entries each list has that has any. */
function leavesOf(claim: ClaimDocument): Map<string, string> {
  const leaves = new Map<string, string>();
  const put = (path: string, fields: ClaimRecord) => {
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'claimTransactionId' || isNothing(value)) continue;
      if (Array.isArray(value)) putAll(`${path}.${name}`, value);
      else leaves.set(`${path}.${name}`, JSON.stringify(value));
    }
  };
  const putAll = (path: string, records: readonly (ClaimRecord | null)[]) => {
    if (records.length > 0) leaves.set(`${path}: the number of entries`, JSON.stringify(records.length));
    for (const [index, record] of records.entries()) put(`${path}.${index}`, record ?? {});
  };
  for (const [model, held] of Object.entries(claim)) {
    if (Array.isArray(held)) putAll(model, model === 'documentContexts' ? byName(held) : held);
    else if (held) put(model, held);
  }
  return leaves;
}

/** Those that were chosen in records stand in the order in which the records were saved, which means nothing. */
const byName = (documents: readonly (ClaimRecord | null)[]) =>
  documents.toSorted((a, b) => JSON.stringify(a?.file).localeCompare(JSON.stringify(b?.file)));

const isNothing = (value: FieldValue): boolean => value === null || value === '' || value === false;

export function differences(expected: ClaimDocument, found: ClaimDocument): string[] {
  const [wanted, there] = [leavesOf(expected), leavesOf(found)];
  const paths = [...new Set([...wanted.keys(), ...there.keys()])];
  return paths
    .filter((path) => wanted.get(path) !== there.get(path))
    .map((path) => `${path} is ${there.get(path) ?? 'nothing'}, not ${wanted.get(path) ?? 'nothing'}`);
}

/** The files that are chosen in open entries, and no others. */
function filesDiffer(model: Model, { drafts }: KeptClaim): string[] {
  return drafts.flatMap(({ list, documents }) => {
    if (!documents) return [];
    const there = documents.chosen.map(({ record }) => (record.file as FileDescriptor | null)?.name);
    const wanted = filesWithin(model, list).map(({ name }) => name);
    return String(there) === String(wanted)
      ? []
      : [`in the open entry of ${list} stand the documents ${there}, not ${wanted}`];
  });
}

/** What the page keeps against a reload is what was entered: the claim, and each entry that is not saved yet. */
export const storeAgrees: Invariant = ({ model, after }) => {
  if (model.end === 'expired' && after.kept !== null)
    return ['the session has ended, and the claim is still kept on the device'];
  const kept = model.end ? null : keptNow(after, model.form);
  if (!kept) return [];
  const drafts = (records: Iterable<[string, ClaimRecord]>): ClaimDocument => {
    const lists: Record<string, ClaimRecord[]> = {};
    for (const [list, record] of records) lists[`${list}+`] = [record];
    return lists as ClaimDocument;
  };
  const expected = drafts(model.drafts);
  const found = drafts(kept.drafts.map(({ list, record }) => [list, record]));
  const documents = filesDiffer(model, kept);
  return [...differences(model.entered, kept.entered), ...differences(expected, found), ...documents].map(
    (line) => `the store: ${line}`,
  );
};
