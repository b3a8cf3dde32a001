import type { CompiledCondition } from '../../transforms/conditions/types.ts';
import type { Place } from '../../transforms/config/errors.ts';
import type { FormKnowledge, KnownField } from './formKnowledge.ts';
import { isGiven, isLive, isOfSingle, type Law, lawsOf, referenceTo } from './laws.ts';
import { excluders } from './prove.ts';
import type { SearchOutcome } from './searchTargets.ts';
import type { Target } from './targets.ts';

/** What is proved that cannot be, with the rules that exclude each other. */
export interface Proved {
  code: 'stuck-form' | 'unreached-page' | 'unusable-field' | 'unusable-option' | 'never-failing';
  place: Place;
  /** What cannot be, as the beginning of a sentence. */
  what: string;
  because: readonly Law[];
}

/** What the search leaves: what is proved, and what is not settled. */
export interface Judged {
  proved: Proved[];
  unsettled: Target[];
}

const MOST_SEEDS = 400;

/** Proves of what no claim was found that there is none, where it can be proved. */
export function judgeOutcome({ open, isCut }: SearchOutcome, knowledge: FormKnowledge): Judged {
  const laws = lawsOf(knowledge);
  if (open.some(({ kind }) => kind === 'form')) {
    const stuck = stuckForm(laws, knowledge);
    return stuck ? { proved: [stuck], unsettled: [] } : { proved: [], unsettled: [{ kind: 'form' }] };
  }
  const found = new Map(
    open.map((target) => [
      target,
      isCut && target.kind !== 'option' ? undefined : proofOf(target, laws, knowledge),
    ]),
  );
  const proved = [...found.values()].filter((proof) => proof !== undefined);
  const unsettled = open.filter((target) => !found.get(target));
  return { proved: withoutConsequences(proved), unsettled };
}

/** One thing is said once, and the options of a field that can have no value are not told one by one. */
function withoutConsequences(proved: readonly Proved[]): Proved[] {
  const seen = new Set<string>();
  const dead = new Set(
    proved.filter(({ code }) => code === 'unusable-field').map(({ what }) => what.split(' ')[0]),
  );
  return proved.filter(({ code, place, what }) => {
    const key = `${code} ${place.file} ${place.pointer}`;
    const isNew = !seen.has(key) && !(code === 'unusable-option' && dead.has(what.split(' ')[0]));
    seen.add(key);
    return isNew;
  });
}

function stuckForm(laws: readonly Law[], knowledge: FormKnowledge): Proved | undefined {
  for (const seed of laws.filter(({ name }) => name !== undefined).slice(0, MOST_SEEDS)) {
    const others = laws.filter((law) => law !== seed);
    const because = excluders([seed.holds], others, knowledge);
    if (!because) continue;
    const what = `No claim of the form ${knowledge.plan.form} can be filed`;
    return { code: 'stuck-form', place: seed.place, what, because: [seed, ...because] };
  }
  return undefined;
}

function proofOf(target: Target, laws: readonly Law[], knowledge: FormKnowledge): Proved | undefined {
  switch (target.kind) {
    case 'page':
      return pageProof(target.page, laws, knowledge);
    case 'exit':
      return exitProof(target, laws, knowledge);
    case 'option':
      return optionProof(target, laws, knowledge);
    case 'met':
      return fieldProof(knowledge.fields.get(target.rule.owner), laws, knowledge);
    case 'broken':
      return ruleProof(target, laws, knowledge);
    default:
      return undefined;
  }
}

function pageProof(page: number, laws: readonly Law[], knowledge: FormKnowledge): Proved | undefined {
  const { skipWhen, name } = knowledge.plan.pages[page] ?? {};
  if (!skipWhen) return undefined;
  const because = excluders([{ not: skipWhen }], laws, knowledge);
  const place = knowledge.form.pages[page]?.place.at('skipWhen');
  return (
    because &&
    place && { code: 'unreached-page', place, what: `Nobody who files reaches the page ${name}`, because }
  );
}

const entered = (laws: readonly Law[]) => laws.filter(({ since }) => since !== 'filed');

function exitProof(
  { page, exit }: Extract<Target, { kind: 'exit' }>,
  laws: readonly Law[],
  knowledge: FormKnowledge,
): Proved | undefined {
  const { exits = [], skipWhen } = knowledge.plan.pages[page] ?? {};
  const when = exits[exit]?.when;
  const place = knowledge.form.pages[page]?.place.at('exits', exit, 'when');
  if (!when || !place) return undefined;
  const goal: CompiledCondition[] = skipWhen ? [when, { not: skipWhen }] : [when];
  const because = excluders(goal, entered(laws), knowledge);
  return (
    because && {
      code: 'unreached-page',
      place,
      what: `Nobody reaches the exit to ${exits[exit]?.to}`,
      because,
    }
  );
}

/** That something holds neither in a claim that is filed nor on the way to an exit. */
function neverOnAnyWay(
  goal: readonly CompiledCondition[],
  laws: readonly Law[],
  knowledge: FormKnowledge,
): Law[] | undefined {
  const filed = excluders(goal, laws, knowledge);
  const exits = knowledge.plan.pages.flatMap(({ exits: of = [] }) => of.map(({ when }) => when));
  const isOpen = filed && exits.some((when) => !excluders([...goal, when], entered(laws), knowledge));
  return isOpen ? undefined : filed;
}

function optionProof(
  { field, value, place }: Extract<Target, { kind: 'option' }>,
  laws: readonly Law[],
  knowledge: FormKnowledge,
): Proved | undefined {
  if (!isOfSingle(field, knowledge)) return undefined;
  const chosen: CompiledCondition = {
    op: 'equals',
    left: { ref: referenceTo(field) },
    right: { literal: value },
  };
  const because = neverOnAnyWay([chosen, isLive(field.placements, knowledge)], laws, knowledge);
  return because && { code: 'unusable-option', place, what: `${field.key} can never be "${value}"`, because };
}

function fieldProof(
  field: KnownField | undefined,
  laws: readonly Law[],
  knowledge: FormKnowledge,
): Proved | undefined {
  if (!field || !isOfSingle(field, knowledge) || field.inputs.length === 0) return undefined;
  const because = neverOnAnyWay([isGiven(field)], laws, knowledge);
  return (
    because && {
      code: 'unusable-field',
      place: field.place,
      what: `${field.key} can never have a value`,
      because,
    }
  );
}

/** A rule that waits for what never comes. */
function ruleProof(
  { rule }: Extract<Target, { kind: 'broken' }>,
  laws: readonly Law[],
  knowledge: FormKnowledge,
): Proved | undefined {
  const field = knowledge.fields.get(rule.owner);
  if (!field || !isOfSingle(field, knowledge)) return undefined;
  const when = 'when' in rule.instance ? rule.instance.when : undefined;
  const waits: CompiledCondition[] = when ? [rule.name === 'assert' ? { not: when } : when] : [];
  const settled = laws.filter(({ since }) => since === 'settled');
  const because = excluders([...waits, isLive(field.placements, knowledge)], settled, knowledge);
  return (
    because && {
      code: 'never-failing',
      place: rule.place,
      what: `${rule.name} of ${rule.owner} can never fail`,
      because,
    }
  );
}
