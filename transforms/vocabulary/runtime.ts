import type { DisplayName } from '../../schemas/generated/types.ts';
import { rowsAround } from '../conditions/scope.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import type { JudgedRule } from '../ground/ruleNames.ts';
import { EVERY_PAGE, type RuntimePart } from '../ground/runtimePart.ts';
import type { JudgeContext, MessageKeys } from '../ground/verdict.ts';
import { type Day, todayInLosAngeles } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import type { Failure, Instance, JudgeSite, Rule, RuntimeTools } from './defineRule.ts';
import { JUDGED_RULES, keywordOf, ruleOf } from './rules.ts';

/** Failure of a rule instance, in the `params` of an Ajv error. */
export interface InstanceFailure extends Failure {
  rule: JudgedRule;
  order: number;
  keys?: MessageKeys;
  display?: DisplayName;
}

/** Error of a rule as a compiled validator reports it, with the failed instance as its parameters. */
export interface RuleFailure {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: InstanceFailure;
}

/**
 * Judgement of a rule as a compiled validator calls it, for all instances of one value at once. It appends to the
 * errors so far and returns them; null means none, as in Ajv's own code.
 */
export type BoundRule<Body = never> = (
  value: unknown,
  instances: readonly Instance<Body>[],
  pointer: string,
  claim: ClaimDocument,
  errors: RuleFailure[] | null,
) => RuleFailure[] | null;

/** Judgements of one part of the runtime, by rule name. */
export type Runtime = Partial<Record<JudgedRule, BoundRule>>;

const NONE: readonly Failure[] = [];

function areSeveral(outcome: Failure | readonly Failure[]): outcome is readonly Failure[] {
  return Array.isArray(outcome);
}

function failuresOf(outcome: Failure | readonly Failure[] | undefined): readonly Failure[] {
  if (outcome === undefined) return NONE;
  return areSeveral(outcome) ? outcome : [outcome];
}

/** Creates a function that returns the day of the current judgement, computed once for all its rules. */
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

/**
 * Context of the judgement of one value. Its enclosing records are found on demand, because few rules read them, and
 * finding them costs more than most rules.
 */
class ValueSite implements JudgeSite {
  readonly claim: ClaimDocument;
  readonly pointer: string;
  readonly context: JudgeContext;
  readonly today: Day;
  readonly tools: RuntimeTools;
  private found: readonly ClaimRecord[] | undefined;

  constructor(claim: ClaimDocument, pointer: string, context: JudgeContext, today: Day, tools: RuntimeTools) {
    this.claim = claim;
    this.pointer = pointer;
    this.context = context;
    this.today = today;
    this.tools = tools;
  }

  get entry() {
    return this.context.entry ?? null;
  }

  get rows(): readonly ClaimRecord[] {
    this.found ??= rowsAround(this.claim, this.pointer);
    return this.found;
  }
}

/** Function that creates the context of the judgement of one value, for all rules. */
type SiteOf = (claim: ClaimDocument, pointer: string) => JudgeSite;

function bind<Body>(
  name: JudgedRule,
  { judge, requiredFamily }: Rule<Body>,
  siteOf: SiteOf,
): BoundRule<Body> {
  const keyword = keywordOf(name);
  return (value, instances, pointer, claim, errors) => {
    if (requiredFamily === undefined && isEmpty(value)) return errors;
    const site = siteOf(claim, pointer);
    let found = errors;
    for (const instance of instances) {
      const { order, keys, display } = instance;
      for (const failure of failuresOf(judge(value, instance, site))) {
        const params = {
          ...failure,
          rule: name,
          order,
          ...(keys && { keys }),
          ...(display && { display }),
        };
        found ??= [];
        found.push({ instancePath: pointer, schemaPath: `#/${keyword}`, keyword, params });
      }
    }
    return found;
  };
}

/** Returns the part of the runtime that an instance of a rule needs. */
export function partFor<Body>(
  { parts, partOf }: Pick<Rule<Body>, 'parts' | 'partOf'>,
  instance: Body,
): RuntimePart {
  return partOf?.(instance) ?? parts?.[0] ?? EVERY_PAGE;
}

/**
 * Tests if a part has a rule: one of the rule's own parts, or the part of every page where some instances need no
 * other.
 */
function hasRule(part: string, { parts, partOf }: Rule): boolean {
  if (part === EVERY_PAGE) return !parts || partOf !== undefined;
  return parts?.some((own) => own === part) ?? false;
}

function lacking(): never {
  throw new Error('A rule that asks for a tool names the part of the runtime that has it.');
}

const NO_TOOLS: RuntimeTools = { isDateIn: lacking, isIban: lacking, isPhone: lacking };
const TOOLS = new Map<string, keyof RuntimeTools>([
  ['#claimwright/dates', 'isDateIn'],
  ['#claimwright/iban', 'isIban'],
  ['#claimwright/phone', 'isPhone'],
] satisfies [RuntimePart, keyof RuntimeTools][]);

/** Returns the libraries of a part; undefined where some are missing, or there is no such part. */
function toolsOf(part: string, given: Partial<RuntimeTools>): RuntimeTools | undefined {
  if (part === EVERY_PAGE) return NO_TOOLS;
  const tool = TOOLS.get(part);
  return tool && given[tool] && { ...NO_TOOLS, [tool]: given[tool] };
}

/**
 * Returns the rules of a runtime part, for the `require` of a compiled validator; undefined where `given` lacks the
 * part's library. They call `getContext` at each judgement for time and whitelist, so a tab that stays open crosses
 * midnight without recompiling.
 */
export function createRuntime(
  part: string,
  getContext: () => JudgeContext,
  given: Partial<RuntimeTools>,
): Runtime | undefined {
  const tools = toolsOf(part, given);
  if (!tools) return undefined;
  const dayOf = createCalendar();
  const siteOf: SiteOf = (claim, pointer) => {
    const context = getContext();
    return new ValueSite(claim, pointer, context, dayOf(context.now), tools);
  };
  const rules = JUDGED_RULES.filter((name) => hasRule(part, ruleOf(name)));
  return Object.fromEntries(rules.map((name) => [name, bind(name, ruleOf(name), siteOf)]));
}
