import type { PlanPlacement } from '../../transforms/claims/types.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../../transforms/conditions/types.ts';
import { Place } from '../../transforms/config/errors.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { formatDay } from '../../transforms/values/day.ts';
import { shownWhen } from './demands.ts';
import { type FormKnowledge, isEnterable, type KnownField } from './formKnowledge.ts';
import type { KnownRule } from './knownRules.ts';
import { looksAlone, passes } from './ownRules.ts';
import { filledPages } from './pageOrder.ts';

/** What must hold in every claim that is filed, as a condition, and what of the bundle says so. */
export interface Law {
  holds: CompiledCondition;
  place: Place;
  /** The rule, page or exit, as a finding names it; undefined for what is so by itself. */
  name?: string;
  /** It holds on the way too, not only in a claim that is filed: what settling does, what a value must be. */
  since: 'settled' | 'entered' | 'filed';
}

const always: CompiledCondition = { op: 'equals', left: { literal: '1' }, right: { literal: '1' } };

const not = (condition: CompiledCondition): CompiledCondition => ({ not: condition });
const either = (...any: CompiledCondition[]): CompiledCondition => ({ any });

/** The field itself, as conditions name it. */
export function referenceTo({ key, type }: KnownField): Reference {
  const [model = '', field = ''] = key.split('.');
  return { model, field, type } as Reference;
}

/** That a field has a value; a boolean, that it is true. */
export function isGiven(field: KnownField): CompiledCondition {
  const left: CompiledOperand = { ref: referenceTo(field) };
  if (field.type === 'boolean') return { op: 'equals', left, right: { literal: true } };
  return { op: 'empty', left, empty: false };
}

/** That something placed is shown somewhere. */
export function isLive(placements: readonly PlanPlacement[], knowledge: FormKnowledge): CompiledCondition {
  if (placements.length === 0) return always;
  return { any: placements.map((placement) => withoutNothing(shownWhen(placement, knowledge))) };
}

function withoutNothing(condition: CompiledCondition): CompiledCondition {
  return 'all' in condition && condition.all.length === 0 ? always : condition;
}

/** The laws of a form over its single models: what lists ask inside their records is left open. */
export function lawsOf(knowledge: FormKnowledge): Law[] {
  const singles = [...knowledge.fields.values()].filter((field) => isOfSingle(field, knowledge));
  const lists = [...knowledge.fields.values()].filter(
    ({ key, type }) => type === 'list' && !key.includes('.'),
  );
  return [
    ...singles.flatMap((field) => lawsOfField(field, knowledge)),
    ...lists.flatMap((list) => lawsOfList(list, knowledge)),
    ...lawsOfExits(knowledge),
  ];
}

export function isOfSingle({ key, type }: KnownField, { fields }: FormKnowledge): boolean {
  const [model = '', , inner] = key.split('.');
  return inner === undefined && key.includes('.') && !fields.has(model) && type !== 'list';
}

/** Whether the field may be disabled or reset: then its rules are not relied on. */
function isLoose({ placements }: KnownField): boolean {
  return placements.some(({ dependencies = [] }) =>
    dependencies.some(
      ({ disable, disableOnFulfilled, resetOnFulfilled, resetOnUnfulfilled }) =>
        disable || disableOnFulfilled || resetOnFulfilled || resetOnUnfulfilled,
    ),
  );
}

function lawsOfField(field: KnownField, knowledge: FormKnowledge): Law[] {
  const live = isLive(field.placements, knowledge);
  const given = isGiven(field);
  // What is not shown is empty. So is what nobody can enter: but for what the app or a class list fills in.
  const own: Law[] = [
    { holds: either(live, not(given)), place: field.place, since: 'settled' },
    ...unasked(field, knowledge),
  ];
  if (isLoose(field)) return own;
  const rules = field.rules.flatMap((rule): Law[] => {
    const holds = lawOfRule(rule, field);
    if (!holds) return [];
    return [
      {
        holds: either(not(live), holds),
        place: rule.place,
        name: `${rule.name} of ${field.key}`,
        since: VALUE_RULES.has(rule.name) ? 'entered' : 'filed',
      },
    ];
  });
  const ofOptions = isChosenOnly(field, knowledge) ? lawsOfOptions(field, knowledge) : [];
  return [...own, ...rules, ...ofOptions];
}

/** Whether a field is never anything but one of its options. */
export function isChosenOnly({ key, inputs, type }: KnownField, knowledge: FormKnowledge): boolean {
  const [model = ''] = key.split('.');
  if (type === 'boolean' || ['credentials', 'prepopulatedData'].includes(model)) return false;
  return (
    !isSubModel(model, knowledge) &&
    inputs.length > 0 &&
    inputs.every(({ options, column }) => options && column === undefined)
  );
}

const VALUE_RULES: ReadonlySet<string> = new Set(['range', 'oneOf']);

/** What no page asks for, and nothing fills in, is empty. */
function unasked(field: KnownField, knowledge: FormKnowledge): Law[] {
  const { key, inputs, plan } = field;
  const [model = ''] = key.split('.');
  const isFilled = ['credentials', 'prepopulatedData'].includes(model) || isSubModel(model, knowledge);
  if (inputs.length > 0 || plan?.computed || isFilled) return [];
  return [{ holds: not(isGiven(field)), place: field.place, name: `no page for ${key}`, since: 'entered' }];
}

/** Whether a row of the class list fills the model. */
function isSubModel(model: string, { form }: FormKnowledge): boolean {
  return form.models.some(({ entry }) => camelCase(String(entry.metadata.prepopulatedSubModel)) === model);
}

function lawOfRule({ name, instance }: KnownRule, field: KnownField): CompiledCondition | undefined {
  const given = isGiven(field);
  const left: CompiledOperand = { ref: referenceTo(field) };
  const isBoolean = field.type === 'boolean';
  switch (name) {
    case 'required':
    case 'requiredOnClientOnly':
      return given;
    case 'requiredIf':
    case 'nestedRequiredIf':
    case 'requiredIfOtherPropertyMatchesRegex':
    case 'requiredWhen':
      return either(given, not(instance.when));
    case 'forbiddenWhen':
      return either(not(given), not(instance.when));
    case 'assert':
      return isBoolean ? instance.when : either(not(given), instance.when);
    case 'oneOf':
      return instance.values && either(not(given), { op: 'in', left, values: instance.values });
    case 'range':
      return either(not(given), { all: boundsOf(instance, left) });
    case 'confirmNoneIfEmpty':
      return either(given, atLeastOne({ count: instance.list }));
    default:
      return undefined;
  }
}

function boundsOf(
  { type, min, max }: Extract<KnownRule, { name: 'range' }>['instance'],
  left: CompiledOperand,
): CompiledCondition[] {
  const isDate = type === 'date';
  const literal = (bound: string | number) => ({ literal: isDate ? formatDay(Number(bound)) : bound });
  const lower =
    min === null ? [] : [{ op: isDate ? 'onOrAfter' : 'atLeast', left, right: literal(min) } as const];
  const upper =
    max === null ? [] : [{ op: isDate ? 'onOrBefore' : 'atMost', left, right: literal(max) } as const];
  return [...lower, ...upper, always];
}

/** Of a field that is chosen among options, what its rules refuse of them. */
function lawsOfOptions(field: KnownField, { context, tools }: FormKnowledge): Law[] {
  const left: CompiledOperand = { ref: referenceTo(field) };
  const options = new Set(field.inputs.flatMap((input) => input.options ?? []).map(({ value }) => value));
  return field.rules.filter(looksAlone).flatMap((rule) =>
    [...options]
      .filter((value) => !passes(value, rule, { context, tools }))
      .map((literal) => ({
        holds: not({ op: 'equals', left, right: { literal } }),
        place: rule.place,
        name: `${rule.name} of ${field.key}`,
        since: 'entered' as const,
      })),
  );
}

function atLeastOne(left: CompiledOperand): CompiledCondition {
  return { op: 'atLeast', left, right: { literal: '1' } };
}

function lawsOfList(list: KnownField, knowledge: FormKnowledge): Law[] {
  const { key, placements, rules } = list;
  const count: CompiledOperand = { count: { list: key } as never };
  const live = placements.some(({ only, documents }) => only || documents)
    ? always
    : isLive(placements, knowledge);
  const own: Law[] = isEnterable(list)
    ? []
    : [{ holds: not(atLeastOne(count)), place: list.place, name: `no page for ${key}`, since: 'entered' }];
  const asked = rules.flatMap(({ name, instance, place }): Law[] => {
    if (name !== 'records' || instance.where || !instance.min || !('literal' in instance.min)) return [];
    if (placements.some(({ only, documents }) => only || documents)) return [];
    const holds = either(not(live), { op: 'atLeast', left: count, right: instance.min });
    return [{ holds, place, name: `records of ${key}`, since: 'filed' }];
  });
  return key === 'prepopulatedData' ? [] : [...own, ...asked, ...lawsOfDocuments(list, knowledge)];
}

/** A document that each record needs before a later page asks for documents: no record can be left. */
function lawsOfDocuments(list: KnownField, { fields, plan, rules }: FormKnowledge): Law[] {
  const documents = fields.get('documentContexts');
  const chosenIn = plan.models.find(({ name }) => name === 'documentContexts')?.chosenIn ?? [];
  if (!documents || chosenIn.length > 0 || list.placements.length === 0) return [];
  const last = Math.max(...list.placements.map(({ page }) => page));
  const first = Math.min(...documents.placements.map(({ page }) => page));
  if (first <= last) return [];
  const count: CompiledOperand = { count: { list: list.key } as never };
  return [...rules.values()].flatMap((rule): Law[] => {
    if (rule.name !== 'documentsRequired') return [];
    const isAsked = rule.instance.documents.some(({ per, when, min }) => per === list.key && !when && !min);
    if (!isAsked) return [];
    return [
      {
        holds: not(atLeastOne(count)),
        place: rule.place,
        name: `documentsRequired for each of ${list.key}, whose documents a later page asks for`,
        since: 'filed',
      },
    ];
  });
}

function lawsOfExits({ form, plan }: FormKnowledge): Law[] {
  return plan.pages.slice(0, filledPages(form)).flatMap(({ exits = [], skipWhen, name }, page) =>
    exits.map(({ when }, index): Law => {
      const open = not(when);
      const place = form.pages[page]?.place.at('exits', index, 'when') ?? new Place('settlement.json');
      return {
        holds: skipWhen ? either(skipWhen, open) : open,
        place,
        name: `exit ${index + 1} of the page ${name}`,
        since: 'filed',
      };
    }),
  );
}
