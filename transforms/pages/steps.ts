import { fieldSitesOf } from '../claims/fieldSites.ts';
import { isSkipped } from '../claims/liveness.ts';
import { readsOfStep } from '../claims/stepReads.ts';
import { addConditionReads, type ReadKeys } from '../conditions/references.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { FormPlan, PlanField, PlanModel, PlanPlacement } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { pageIndex, scopeOf } from './pageState.ts';

/** Pages that place a field or list, and the keys that settling it reads. */
interface Source {
  pages: readonly number[];
  reads: ReadKeys;
}

type Sources = ReadonlyMap<string, Source>;

const SOURCES = new WeakMap<FormPlan, Sources>();

const pagesOf = (placements: readonly PlanPlacement[] = []): number[] => placements.map(({ page }) => page);

function addModel(plan: FormPlan, model: PlanModel, into: Map<string, Source>): void {
  const add = (key: string, owner: PlanField | PlanModel, rows: readonly string[]): void => {
    const reads = readsOfStep(owner, rows, plan.pages) ?? new Set();
    into.set(key, { pages: pagesOf(owner.placements), reads });
  };
  add(model.name, model, []);
  for (const { key, field, rows } of fieldSitesOf(model)) add(key, field, rows);
}

/** Returns the sources of all keys of the form, cached for each plan. */
function sourcesOf(plan: FormPlan): Sources {
  const known = SOURCES.get(plan);
  if (known) return known;
  const made = new Map<string, Source>();
  for (const model of plan.models) addModel(plan, model, made);
  SOURCES.set(plan, made);
  return made;
}

/** Returns the position of the last page whose answers decide a condition; -1 where none does. */
function lastPageRead(sources: Sources, reads: ReadKeys): number {
  const seen = new Set<string>();
  const waiting = [...reads];
  let last = -1;
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const source = seen.has(key) ? undefined : sources.get(key);
    if (!source) continue;
    seen.add(key);
    last = Math.max(last, ...source.pages);
    waiting.push(...source.reads);
  }
  return last;
}

function mayCome(plan: FormPlan, skipWhen: CompiledCondition, from: number): boolean {
  const reads: ReadKeys = new Set();
  addConditionReads(skipWhen, [], reads);
  return from === 0 || lastPageRead(sourcesOf(plan), reads) >= from;
}

/** Page of the sequence that counts as a step. */
export interface Step {
  /** Name of the page. */
  page: string;
  /** True for a page that is skipped now, and may still be shown. */
  perhaps: boolean;
}

/**
 * Returns the steps of a claim as seen from one of its pages: those that are shown now, and those that are skipped and
 * may still be shown, because an answer on that page or a later one decides it. On the first page that is each skipped
 * page, because the way in and the row of the class list may decide it. From a later page there are never more steps
 * (C10-29).
 */
export function stepsSeenFrom(
  plan: FormPlan,
  page: string,
  claim: ClaimDocument,
  context: JudgeContext,
): Step[] {
  const from = pageIndex(plan, page);
  const scope = scopeOf(claim, context);
  return plan.pages.slice(0, plan.sequence).flatMap(({ name, skipWhen }, index) => {
    const perhaps = skipWhen !== undefined && isSkipped(plan, index, scope);
    return perhaps && !mayCome(plan, skipWhen, from) ? [] : [{ page: name, perhaps }];
  });
}
