import type { ClaimDocument, ClaimRecord, JudgeContext } from '../claims/types.ts';
import { rowsAround } from '../conditions/scope.ts';
import { MODEL_KINDS } from '../config/names.ts';
import { type Day, todayInLosAngeles } from '../values/day.ts';
import { KEYWORDS } from './keywords.ts';
import type { Failure, Instance, KeywordFunction } from './types.ts';

/** A keyword whose kind of instance only its definition knows. */
type AnyKeyword = KeywordFunction<Instance, Failure>;

/** One failed instance, as it stands in the `params` of Ajv's error. */
export interface InstanceFailure extends Failure {
  order: number;
  keys?: Instance['keys'];
}

/** An error as Ajv reports it, with the failed instance as its parameters. */
export interface KeywordError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: InstanceFailure;
}

/**
 * A keyword's function as a compiled validator calls it: all instances of one value at once. It appends to the
 * errors so far and returns them; null stands for none, as in Ajv's own code.
 */
export type BoundKeyword = (
  value: unknown,
  instances: readonly Instance[],
  pointer: string,
  claim: ClaimDocument,
  errors: KeywordError[] | null,
) => KeywordError[] | null;

/** The keyword functions of one runtime, by keyword. */
export type Runtime = Record<string, BoundKeyword>;

const NONE: readonly Failure[] = [];
const NO_ROWS: readonly ClaimRecord[] = [];

function isInList(pointer: string): boolean {
  const model = pointer.slice(1, pointer.indexOf('/', 1));
  return Object.hasOwn(MODEL_KINDS, model) && MODEL_KINDS[model as keyof typeof MODEL_KINDS] === 'list';
}

function failuresOf(outcome: Failure | readonly Failure[] | undefined): readonly Failure[] {
  if (outcome === undefined) return NONE;
  return Array.isArray(outcome) ? (outcome as readonly Failure[]) : [outcome as Failure];
}

/** The day of the judgement under way, worked out once for all its keywords. */
function createCalendar(): (now: Date) => Day {
  let instant = Number.NaN;
  let today: Day = 0;
  return (now) => {
    if (now.getTime() !== instant) {
      instant = now.getTime();
      today = todayInLosAngeles(now);
    }
    return today;
  };
}

function bind(
  keyword: string,
  judge: AnyKeyword,
  getContext: () => JudgeContext,
  dayOf: (now: Date) => Day,
): BoundKeyword {
  return (value, instances, pointer, claim, errors) => {
    const context = getContext();
    const rows = isInList(pointer) ? rowsAround(claim, pointer) : NO_ROWS;
    const site = { claim, rows, pointer, context, today: dayOf(context.now) };
    let found = errors;
    for (const instance of instances) {
      const { order, keys } = instance;
      for (const failure of failuresOf(judge(value, instance, site))) {
        const params = keys ? { ...failure, order, keys } : { ...failure, order };
        found ??= [];
        found.push({ instancePath: pointer, schemaPath: `#/${keyword}`, keyword, params });
      }
    }
    return found;
  };
}

/** Binds keyword functions to the context of the judgement that is under way. */
export function bindKeywords<K extends Record<string, KeywordFunction<never, Failure>>>(
  keywords: K,
  getContext: () => JudgeContext,
): Runtime {
  const dayOf = createCalendar();
  return Object.fromEntries(
    Object.entries(keywords).map(([name, judge]) => [
      name,
      bind(name, judge as AnyKeyword, getContext, dayOf),
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
