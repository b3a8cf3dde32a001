import { SourceLocation } from '../../transforms/config/errors.ts';
import { modelIn, pathSteps } from '../../transforms/ground/claimPath.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { ExitPlace } from './assess.ts';
import {
  type Constraint,
  either,
  givenCondition,
  isLive,
  leftBehind,
  not,
  referenceTo,
} from './constraint.ts';
import { constraintsOfList } from './listConstraints.ts';
import { ownRulesOf, passes } from './ownRules.ts';
import { filledPages } from './pageOrder.ts';
import { conditionOfRule } from './ruleConditions.ts';
import type { SearchField, SearchForm } from './searchForm.ts';

/**
 * Returns the constraints on a form's single models and on the lengths of its lists: those of a filed claim, or with
 * `at` those of a claim that ends by that exit, for which later pages do not count.
 */
export function constraintsOf(searchForm: SearchForm, at?: ExitPlace): Constraint[] {
  const singles = [...searchForm.fields.values()].filter((field) => isOfSingle(field, searchForm));
  const lists = [...searchForm.fields.values()].filter(
    ({ key, type }) => type === 'list' && !key.includes('.'),
  );
  return [
    ...singles.flatMap((field) => constraintsOfField(field, searchForm, at)),
    ...lists.flatMap((list) => constraintsOfList(list, searchForm, at)),
    ...constraintsOfExits(searchForm, at),
  ];
}

/** Tests if a field is one value of a single model, outside lists. */
export function isOfSingle({ key, type }: SearchField, { fields }: SearchForm): boolean {
  const [model = '', , inner] = pathSteps(key);
  return inner === undefined && key.includes('.') && !fields.has(model) && type !== 'list';
}

/** Tests if the field may be disabled or reset while it is shown; its rules are then not used. */
function isLoose({ placements }: SearchField): boolean {
  return placements.some(({ dependencies = [] }) =>
    dependencies.some(
      ({ hide, disable, disableOnFulfilled, resetOnFulfilled, resetOnUnfulfilled }) =>
        disable || disableOnFulfilled || resetOnFulfilled || (resetOnUnfulfilled && !hide),
    ),
  );
}

function constraintsOfField(field: SearchField, searchForm: SearchForm, at?: ExitPlace): Constraint[] {
  const { placements, place } = field;
  const given = givenCondition(field);
  const live = isLive(placements, searchForm);
  // A field that is not shown is empty. So is one that cannot be entered, except for those that the app or a class list
  // fills in.
  const own: Constraint[] = [
    { holds: either(live, not(given)), place, isSettled: true },
    ...unasked(field, searchForm, at),
  ];
  const judged = leftBehind(placements, at);
  if (isLoose(field) || (at && judged.length === 0)) return own;
  const shown = isLive(judged, searchForm);
  const rules = field.rules.flatMap((rule): Constraint[] => {
    const holds = conditionOfRule(rule, field);
    if (!holds) return [];
    return [{ holds: either(not(shown), holds), place: rule.place, name: `${rule.name} of ${field.key}` }];
  });
  const ofOptions = isChosenOnly(field, searchForm) ? constraintsOfOptions(field, shown, searchForm) : [];
  return [...own, ...rules, ...ofOptions];
}

/** Tests if a field never has another value than one of its options. */
export function isChosenOnly({ key, inputs, type }: SearchField, searchForm: SearchForm): boolean {
  const model = modelIn(key);
  if (type === 'boolean' || ['credentials', 'prepopulatedData'].includes(model)) return false;
  return (
    !isSubModel(model, searchForm) &&
    inputs.length > 0 &&
    inputs.every(({ options, column }) => options && column === undefined)
  );
}

/** Returns the constraint that a field is empty, for one that no page so far asks for and nothing fills in. */
function unasked(field: SearchField, searchForm: SearchForm, at?: ExitPlace): Constraint[] {
  const { key, inputs, plan, place } = field;
  const model = modelIn(key);
  const isFilled = ['credentials', 'prepopulatedData'].includes(model) || isSubModel(model, searchForm);
  if (plan?.computed || isFilled) return [];
  const holds = not(givenCondition(field));
  if (inputs.length === 0) return [{ holds, place, name: `no page for ${key}` }];
  const isLater = at && inputs.every(({ page }) => page > at.page);
  const begins = inputs.some(
    ({ defaultValue, column }) => defaultValue !== undefined || column !== undefined,
  );
  return isLater && !begins && !isLoose(field) ? [{ holds, place }] : [];
}

/** Tests if a row of the class list fills the model. */
function isSubModel(model: string, { form }: SearchForm): boolean {
  return form.models.some(({ entry }) => camelCase(String(entry.metadata.prepopulatedSubModel)) === model);
}

/** Returns the constraints of a field with options, of which its rules refuse some. */
function constraintsOfOptions(
  field: SearchField,
  shown: CompiledCondition,
  { context, tools }: SearchForm,
): Constraint[] {
  const left: CompiledOperand = { ref: referenceTo(field) };
  const options = new Set(field.inputs.flatMap((input) => input.options ?? []).map(({ value }) => value));
  return ownRulesOf(field).flatMap((rule) =>
    [...options]
      .filter((value) => !passes(value, rule, { context, tools }))
      .map((literal) => ({
        holds: either(not(shown), not({ op: 'equals', left, right: { literal } })),
        place: rule.place,
        name: `${rule.name} of ${field.key}`,
      })),
  );
}

/** Returns the constraints that no exit is open, or none before the exit `at`. */
function constraintsOfExits({ form, plan }: SearchForm, at?: ExitPlace): Constraint[] {
  const pages = plan.pages.slice(0, at ? at.page + 1 : filledPages(form));
  return pages.flatMap(({ exits = [], skipWhen, name }, page) =>
    exits.slice(0, page === at?.page ? at.exit : undefined).map(({ when }, index): Constraint => {
      const open = not(when);
      const place =
        form.pages[page]?.place.at('exits', index, 'when') ?? new SourceLocation('settlement.json');
      const holds = skipWhen ? either(skipWhen, open) : open;
      return { isExit: true, holds, place, name: `exit ${index + 1} of the page ${name}` };
    }),
  );
}
