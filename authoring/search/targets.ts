import type { Literal } from '../../schemas/generated/types.ts';
import { isSkipped, livenessOf } from '../../transforms/claims/liveness.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { areEqual } from '../../transforms/values/equality.ts';
import { isOfRequiredFamily } from '../../transforms/vocabulary/rules.ts';
import { type AskedCondition, conditionsOf, recordsAsked } from './askedConditions.ts';
import type { Assessed } from './assess.ts';
import { valueOn } from './edits.ts';
import { filledPages } from './pageOrder.ts';
import { isEnterable, type SearchField, type SearchForm } from './searchForm.ts';

/** Target of the search: part of a form that some claim should show. */
export type Target =
  | { kind: 'form' }
  | { kind: 'page'; page: number }
  | { kind: 'exit'; page: number; exit: number }
  | { kind: 'option'; field: SearchField; value: Literal; place: SourceLocation }
  | { kind: 'branch'; asked: AskedCondition; branch: boolean }
  /** Filed claim in which the rule applies, and one that breaks it. */
  | { kind: 'met'; rule: RuleNode }
  | { kind: 'broken'; rule: RuleNode };

/** Maximum number of options of a field that are targets of the search, one by one. */
const MOST_OPTIONS = 60;
/** Maximum number of options of a shared list that are targets, because the first ones show how the form uses them. */
const MOST_OF_LIST = 6;

/** Returns all targets of a form, in its order. */
export function targetsOf(searchForm: SearchForm): Target[] {
  const { model, form, fields, rules } = searchForm;
  const pages = Array.from({ length: filledPages(form) }, (_, page): Target => ({ kind: 'page', page }));
  const exits = form.pages.flatMap(({ page: { exits = [] } }, page) =>
    exits.map((_, exit): Target => ({ kind: 'exit', page, exit })),
  );
  const options = [...fields.values()].filter(isEnterable).flatMap(optionsOf);
  // Variants of texts belong to the settlement: one that this form never shows another may.
  const isOwn = ({ place }: AskedCondition) =>
    !place.pointer.startsWith('/contentVariants') || form.otherForms.every(({ length }) => length === 0);
  const branches = conditionsOf(model)
    .filter(isOwn)
    .flatMap((asked) => [true, false].map((branch): Target => ({ kind: 'branch', asked, branch })));
  // A field that cannot be entered meets no rule, and its rules are no targets.
  const isAsked = ({ owner }: RuleNode) => {
    const field = fields.get(owner.key);
    return field !== undefined && (isEnterable(field) || field.plan?.computed !== undefined);
  };
  const ofRules = [...rules.values()].filter(isAsked).flatMap((rule): Target[] => [
    { kind: 'met', rule },
    { kind: 'broken', rule },
  ]);
  return [{ kind: 'form' }, ...pages, ...exits, ...options, ...branches, ...ofRules];
}

function optionsOf(field: SearchField): Target[] {
  return field.inputs.flatMap(({ options = [], place }) =>
    options
      .slice(0, options[0]?.place ? MOST_OPTIONS : MOST_OF_LIST)
      .map(
        (option): Target => ({ kind: 'option', field, value: option.value, place: option.place ?? place }),
      ),
  );
}

/** Returns the paths of a field in a claim: one in each record around it. */
export function fieldPaths(key: string, { claim }: Assessed): string[] {
  const [model = '', ...steps] = pathSteps(key);
  let paths = [model];
  for (const step of steps)
    paths = paths.flatMap((path) => recordsAt(path, claim)).map((path) => `${path}.${step}`);
  return paths;
}

/** Returns the paths of the records at a path; the path itself for a single record. */
function recordsAt(path: string, claim: Assessed['claim']): string[] {
  const value = valueOn(claim, path);
  if (!Array.isArray(value)) return [path];
  return value.flatMap((record, index) => (record === null ? [] : [`${path}.${index}`]));
}

/** Tests if a claim shows a target; false for exits and broken rules, which are tested elsewhere. */
export function shows(target: Target, found: Assessed, searchForm: SearchForm): boolean {
  const scope = { claim: found.claim, rows: [], ...found.moment };
  switch (target.kind) {
    case 'form':
      return true;
    case 'page':
      return !isSkipped(searchForm.plan, target.page, scope);
    case 'option':
      return fieldPaths(target.field.key, found).some((path) =>
        areEqual({ value: valueOn(found.claim, path), type: target.field.type }, { value: target.value }),
      );
    case 'branch':
      return hasConditionResult(target.asked, target.branch, found);
    case 'met':
      return isAsked(target.rule, found, searchForm);
    case 'exit':
    case 'broken':
      return false;
  }
}

/**
 * Tests if a condition has the result `branch` in a claim, for one at least of the records that it is evaluated for.
 */
export function hasConditionResult(
  { condition, list, inner }: AskedCondition,
  branch: boolean,
  found: Assessed,
): boolean {
  const { claim, moment } = found;
  return recordsAsked(claim, list, inner).some(
    (rows) => evaluateCondition(condition, { claim, rows, ...moment }) === branch,
  );
}

/** Tests if a rule applied to a value. */
function isAsked({ owner, name }: RuleNode, found: Assessed, { plan, fields }: SearchForm): boolean {
  const field = fields.get(owner.key);
  if (!field) return false;
  const asksAlways = isOfRequiredFamily(name) || field.type === 'list' || field.type === 'boolean';
  return fieldPaths(owner.key, found).some((path) => {
    const rows = rowsAt(path, found);
    const { live } = livenessOf(plan, field.placements, { claim: found.claim, rows, ...found.moment });
    return live && (asksAlways || !isEmpty(valueOn(found.claim, path)));
  });
}

function rowsAt(path: string, { claim }: Assessed): ClaimRecord[] {
  const steps = pathSteps(path);
  return steps
    .flatMap((step, at) =>
      /^\d+$/.test(step) ? [valueOn(claim, joinPath(...steps.slice(0, at + 1))) as ClaimRecord] : [],
    )
    .reverse();
}
