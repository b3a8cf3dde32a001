import type { ClaimDocument, ClaimRecord, FieldValue } from '../../../transforms/claims/types.ts';
import { keptNow } from '../kept.ts';
import type { Invariant } from './invariant.ts';

/** `claimantInfo.firstName` → "Maria": what is not empty, by path. */
function leavesOf(claim: ClaimDocument): Map<string, string> {
  const leaves = new Map<string, string>();
  const put = (path: string, fields: ClaimRecord) => {
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'claimTransactionId' || isNothing(value)) continue;
      leaves.set(`${path}.${name}`, JSON.stringify(value));
    }
  };
  for (const [model, held] of Object.entries(claim)) {
    if (Array.isArray(held))
      for (const [index, record] of held.entries()) put(`${model}.${index}`, record ?? {});
    else if (held) put(model, held);
  }
  return leaves;
}

const isNothing = (value: FieldValue): boolean => value === null || value === '' || value === false;

export function differences(expected: ClaimDocument, found: ClaimDocument): string[] {
  const [wanted, there] = [leavesOf(expected), leavesOf(found)];
  const paths = [...new Set([...wanted.keys(), ...there.keys()])];
  return paths
    .filter((path) => wanted.get(path) !== there.get(path))
    .map((path) => `${path} is ${there.get(path) ?? 'nothing'}, not ${wanted.get(path) ?? 'nothing'}`);
}

/** What the page keeps against a reload is what was entered: the claim, and each entry that is not saved yet. */
export const storeAgrees: Invariant = ({ model, after }) => {
  if (model.end === 'expired' && after.kept !== null)
    return ['the session has ended, and the claim is still kept on the device'];
  const kept = model.end ? null : keptNow(after, model.form.loaded.plan.form);
  if (!kept) return [];
  const drafts = (records: Iterable<[string, ClaimRecord]>): ClaimDocument => {
    const lists: Record<string, ClaimRecord[]> = {};
    for (const [list, record] of records) lists[`${list}+`] = [record];
    return lists as ClaimDocument;
  };
  const expected = drafts(model.drafts);
  const found = drafts(kept.drafts.map(({ model: list, record }) => [list, record]));
  return [...differences(model.entered, kept.entered), ...differences(expected, found)].map(
    (line) => `the store: ${line}`,
  );
};
