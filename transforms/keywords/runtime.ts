import type { ClaimDocument, ClaimRecord, JudgeContext } from '../claims/types.ts';
import { rowsAround } from '../conditions/scope.ts';
import { MODEL_KINDS } from '../config/names.ts';
import { todayInLosAngeles } from '../values/day.ts';
import { KEYWORDS } from './keywords.ts';
import type { Failure, Instance, KeywordFunction } from './types.ts';

/** One failed instance, as it stands in the `params` of Ajv's error. */
export interface InstanceFailure extends Failure {
  order: number;
  keys?: Instance['keys'];
}

/** A keyword's function as a compiled validator calls it: all instances of one value at once. */
export type BoundKeyword = (
  value: unknown,
  instances: readonly Instance[],
  pointer: string,
  claim: ClaimDocument,
) => readonly InstanceFailure[];

/** The keyword functions of one runtime, by keyword. */
export type Runtime = Record<string, BoundKeyword>;

const NONE: readonly InstanceFailure[] = [];
const NO_ROWS: readonly ClaimRecord[] = [];

function isInList(pointer: string): boolean {
  const model = pointer.slice(1, pointer.indexOf('/', 1));
  return Object.hasOwn(MODEL_KINDS, model) && MODEL_KINDS[model as keyof typeof MODEL_KINDS] === 'list';
}

function failuresOf(outcome: Failure | readonly Failure[] | undefined): readonly Failure[] {
  if (outcome === undefined) return NONE;
  return Array.isArray(outcome) ? (outcome as readonly Failure[]) : [outcome as Failure];
}

function bind<I extends Instance>(judge: KeywordFunction<I>, getContext: () => JudgeContext): BoundKeyword {
  return (value, instances, pointer, claim) => {
    const context = getContext();
    const rows = isInList(pointer) ? rowsAround(claim, pointer) : NO_ROWS;
    const site = { claim, rows, pointer, context, today: todayInLosAngeles(context.now) };
    let found: InstanceFailure[] | undefined;
    for (const instance of instances) {
      for (const failure of failuresOf(judge(value, instance as I, site))) {
        const { order, keys } = instance;
        found ??= [];
        found.push(keys ? { ...failure, order, keys } : { ...failure, order });
      }
    }
    return found ?? NONE;
  };
}

/** Binds keyword functions to the context of the judgement that is under way. */
export function bindKeywords<K extends Record<string, KeywordFunction<never>>>(
  keywords: K,
  getContext: () => JudgeContext,
): Runtime {
  return Object.fromEntries(
    Object.entries(keywords).map(([name, judge]) => [
      name,
      bind(judge as KeywordFunction<Instance>, getContext),
    ]),
  );
}

/**
 * What a compiled validator asks for as `#claimwright/runtime`. It reads the time and the whitelist at each
 * judgement, so a tab that stays open crosses midnight without recompiling.
 */
export function createRuntime(getContext: () => JudgeContext): Runtime {
  return bindKeywords(KEYWORDS, getContext);
}
