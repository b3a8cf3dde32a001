import { impliesFilter } from '../claims/recordFilter.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { PlanModel, PlanPlacement } from '../ground/plan.ts';
import type { RuleInstances } from './buildRules.ts';

/**
 * Returns the member `most` of a plan: the maximum numbers of records of a list, or of a block's share of it. A rule
 * about only some of these is left out, because a record matches it or not only once it is filled in (C8-14).
 */
export function mostOf(
  { records = [] }: RuleInstances,
  placements: readonly PlanPlacement[] = [],
): Pick<PlanModel, 'most'> {
  const isOfAll = ({ index, where }: { index: number; where?: CompiledCondition }) =>
    !where || (!('all' in where) && placements.some(({ rules }) => rules?.includes(index)));
  const most = records.flatMap((rule) =>
    rule.max && isOfAll(rule) ? [{ index: rule.index, max: rule.max }] : [],
  );
  return most.length > 0 ? { most } : {};
}

/** Returns the literal kind that a condition on document records demands, where it demands nothing else. */
function kindAskedFor(where: CompiledCondition | undefined): string | undefined {
  if (!where || !('op' in where) || where.op !== 'equals' || !('literal' in where.right)) return undefined;
  const kind = where.right.literal;
  if (typeof kind !== 'string') return undefined;
  return impliesFilter(where, { field: 'kind', type: 'string', equals: kind }) ? kind : undefined;
}

/**
 * Returns the member `kinds` of a plan: the maximum numbers of documents of each kind, by the rules about it (C8-28).
 */
export function kindBounds({
  records = [],
  documentsRequired = [],
}: RuleInstances): Pick<PlanModel, 'kinds'> {
  const ofRecords = records.flatMap(({ where, max }) => {
    const kind = kindAskedFor(where);
    return kind !== undefined && max ? [{ kind, max }] : [];
  });
  const ofDemands = documentsRequired
    .flatMap(({ documents }) => documents)
    .flatMap(({ kind, per, when, max }) =>
      max && per === undefined ? [{ kind, ...(when && { when }), max }] : [],
    );
  const kinds = [...ofRecords, ...ofDemands];
  return kinds.length > 0 ? { kinds } : {};
}

/** Adds to a placement of a list the rules that are about the records of its block alone (C8-14). */
export function withRules(
  placement: PlanPlacement,
  records: NonNullable<RuleInstances['records']>,
): PlanPlacement {
  const { only } = placement;
  if (!only) return placement;
  const rules = records.filter(({ where }) => impliesFilter(where, only)).map(({ index }) => index);
  return rules.length > 0 ? { ...placement, rules } : placement;
}
