import { extname } from 'node:path';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import { keyOfPath, lastStep } from '../../transforms/ground/claimPath.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type Edit, valueOn } from './edits.ts';
import {
  type EditSite,
  type EditTools,
  numbersIn,
  operandNumber,
  pathOfList,
  plain,
  siteAfter,
  siteScope,
  type Wanted,
} from './editTools.ts';
import { isEnterable, type SearchField } from './searchForm.ts';

const MOST_ADDED = 6;

/** Creates a record of a list with its unconditionally required fields filled. */
function newRecord(list: SearchField, tools: EditTools): ClaimRecord {
  const fields = (list.recordFields ?? []).filter((field) => isEnterable(field) && field.type !== 'list');
  const record: ClaimRecord = {};
  for (const { key, type, plan, ...field } of fields) {
    const name = lastStep(key);
    const known = tools.searchForm.fields.get(key);
    const isAsked = plan?.required === true || type === 'file' || (field.preset?.length ?? 0) > 0;
    const value = known && isAsked ? tools.values.of(known)[0] : undefined;
    if (value !== undefined) record[name] = value;
  }
  return record;
}

/** Counts the records of a list, including those that are not live. */
export function listLength(claim: ClaimDocument, path: string): number {
  const list = valueOn(claim, path);
  return Array.isArray(list) ? list.length : 0;
}

/** Returns the paths of the records of a list, live or not. */
export const recordPaths = (claim: ClaimDocument, path: string): string[] =>
  Array.from({ length: listLength(claim, path) }, (_, index) => `${path}.${index}`);

/**
 * Returns the edit that adds up to `count` records to the list at a path, at most 6, each with the condition `where`
 * met.
 */
export function additions(
  path: string,
  count: number,
  where: CompiledCondition | undefined,
  site: EditSite,
  tools: EditTools,
): Edit {
  const list = tools.searchForm.fields.get(keyOfPath(path));
  if (!list || !isEnterable(list)) return [];
  let edit: Edit = [];
  const from = listLength(site.claim, path);
  for (let index = from; index < from + Math.min(count, MOST_ADDED); index += 1) {
    const record = withIdentity(newRecord(list, tools), path, index, list, tools);
    edit = [...edit, { path: `${path}.${index}`, value: record }];
    if (!where) continue;
    const inside = siteAfter(site, edit, [`${path}.${index}`, ...site.rows]);
    if (!evaluateCondition(where, siteScope(inside)))
      edit = [...edit, ...(tools.random.pick(tools.truth(where, true, inside)) ?? [])];
  }
  return edit;
}

/** Returns a record with the fields that the app sets, with unique values: its identifier, the name of its file. */
function withIdentity(
  record: ClaimRecord,
  path: string,
  index: number,
  list: SearchField,
  tools: EditTools,
): ClaimRecord {
  const identified = { ...record };
  for (const { key, type } of list.recordFields ?? []) {
    const name = lastStep(key);
    const file = identified[name];
    if (type === 'file' && file && typeof file === 'object' && 'name' in file)
      identified[name] = {
        ...file,
        name: `document-${index + 1}-${tools.random.below(1000)}${extname(file.name)}`,
      };
  }
  if (
    path === 'claimTransactions' &&
    list.recordFields?.some(({ key }) => key === `${path}.claimTransactionId`)
  )
    identified.claimTransactionId = `record-${index + 1}`;
  return identified;
}

/** Returns the edit that removes the last `count` records of a list that meet the condition `where`. */
export function removals(
  path: string,
  count: number,
  where: CompiledCondition | undefined,
  site: EditSite,
): Edit {
  const matching = recordPaths(site.claim, path).filter((place) => {
    const record = valueOn(site.claim, place);
    if (record === null || record === undefined) return false;
    return !where || evaluateCondition(where, siteScope({ ...site, rows: [place, ...site.rows] }));
  });
  return matching
    .slice(-count)
    .reverse()
    .map((place) => ({ path: place }));
}

/** Returns edits after which the number of a list's records may be one of the wanted values. */
export function countEdits(
  operand: Extract<CompiledOperand, { count: unknown }>,
  wanted: Wanted,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const path = pathOfList(operand.count, site);
  if (path === undefined) return [];
  const now = operandNumber(operand, site) ?? 0;
  const counts = wanted === 'any' ? [now + 1] : numbersIn(wanted).map(Math.round);
  return counts.flatMap((count): Edit[] => {
    if (count > now) return [additions(path, count - now, operand.where, site, tools)];
    return count >= 0 && count < now ? [removals(path, now - count, operand.where, site)] : [];
  });
}

/** Returns edits after which the sum of a field over a list's records may be one of the wanted values. */
export function sumEdits(
  operand: Extract<CompiledOperand, { sum: unknown }>,
  wanted: Wanted,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const path = pathOfList(operand.of, site);
  if (path === undefined) return [];
  const now = operandNumber(operand, site) ?? 0;
  const targets = wanted === 'any' ? [now + 1] : numbersIn(wanted);
  const existing = recordPaths(site.claim, path)
    .map((row) => ({ ...site, rows: [row, ...site.rows] }))
    .filter((row) => !operand.where || evaluateCondition(operand.where, siteScope(row)));
  const changing = existing.flatMap((row) => {
    const own = operandNumber({ ref: operand.sum }, row) ?? 0;
    return tools.operand(
      { ref: operand.sum },
      targets.map((target) => plain(target - (now - own))),
      row,
    );
  });
  const added = additions(path, 1, operand.where, site, tools);
  const newRow = `${path}.${listLength(site.claim, path)}`;
  const adding = tools.operand(
    { ref: operand.sum },
    targets.map((target) => plain(target - now)),
    siteAfter(site, added, [newRow, ...site.rows]),
  );
  return [...changing, ...adding.map((edit) => [...added, ...edit])];
}
