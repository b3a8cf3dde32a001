import type { Assessed } from './assess.ts';
import { breakingEdits } from './breaking.ts';
import { demandOf } from './demands.ts';
import { applyEdit, type Edit } from './edits.ts';
import type { FormSearch } from './formSearch.ts';
import type { Target } from './targets.ts';

/** Rounds of a claim that is edited for many targets at once, each with another edit of each target. */
const ROUNDS = 12;

/** Searches for claims that many targets show at once. `keep` notes a filed claim; `open` are the targets without one. */
export function showTogether(
  search: FormSearch,
  open: () => readonly Target[],
  keep: (found: ReturnType<FormSearch['repaired']>) => void,
): void {
  const { tools, filed } = search;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [base] = filed;
    const wanted = open();
    if (!base || wanted.length === 0) return;
    const edits = wanted.map((target) => demandOf(target, tools).edits(base)[round] ?? []);
    if (edits.every(({ length }) => length === 0)) return;
    keep(search.repaired(applyEdit(base.attempt, withoutConflicts(edits))));
    if (open().length === wanted.length) return;
  }
}

/** Judges claims that many rules refuse at once; which ones, the assessor notes. */
export function breakTogether(
  search: FormSearch,
  open: () => readonly Extract<Target, { kind: 'broken' }>[],
): void {
  const { tools, searchForm, assessor, filed } = search;
  const base = filed.at(-1);
  if (!base) return;
  const edits = new Map(
    open().map(({ rule }) => [rule, breakingEdits(rule, base, searchForm, tools).slice(0, ROUNDS)]),
  );
  const lacking = (round: number): Edit[] =>
    [...edits].flatMap(([rule, some]) =>
      assessor.failedOnce.has(rule.instance.order) ? [] : [some[round] ?? []],
    );
  // In either order, since an edit for one rule may undo that for another.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const wanted of [() => lacking(round), () => lacking(round).reverse()]) {
      const edit = withoutConflicts(wanted());
      if (edit.length > 0) assessor.assess(applyEdit(base.attempt, edit));
    }
}

/** Number of conditions for which one claim is edited: each may cost an error, and a claim far from valid shows nothing. */
const NEAR = 5;

/** Yields claims near a filed one that are edited for some conditions each, with the targets that they are edited for. */
export function* branchesTogether(
  { assessor, tools, filed }: FormSearch,
  open: readonly Extract<Target, { kind: 'branch' }>[],
): Generator<{ found: Assessed; targets: typeof open }> {
  const [base] = filed;
  if (!base) return;
  for (let from = 0; from < open.length; from += NEAR) {
    const targets = open.slice(from, from + NEAR);
    const edits = targets.map((target) => demandOf(target, tools).edits(base)[0] ?? []);
    yield { found: assessor.assess(applyEdit(base.attempt, withoutConflicts(edits))), targets };
  }
}

/** Joins edits; of several changes of one value the first counts. */
function withoutConflicts(edits: readonly Edit[]): Edit {
  const changes = new Map<string, Edit[number]>();
  for (const change of edits.flat()) if (!changes.has(change.path)) changes.set(change.path, change);
  return [...changes.values()];
}
