import { comparisonsOf } from '../../transforms/conditions/comparisons.ts';
import type { NameScope } from '../../transforms/conditions/names.ts';
import { partsOfOperand } from '../../transforms/conditions/parts.ts';
import { configModelOf } from '../../transforms/config/configModelOf.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import { scopeOfField } from '../../transforms/form/buildPlacements.ts';
import { operandAt } from '../../transforms/form/conditionAt.ts';
import type { CompiledOperand, Reference } from '../../transforms/ground/expressions.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { type OperandTable, operandEntry } from '../../transforms/ground/operandTable.ts';
import { containersIn, isContainer } from '../../transforms/ground/pointer.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import { builtForms } from '../meaning/builtForms.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';
import { isHiddenAlone } from './hiddenAlone.ts';

/**
 * Reports operands of a computed field that may be empty (C8-17): those of arithmetic whose field has a bound, because
 * an empty result passes every bound, and those beside a number in a `least`, because the result is then that number.
 */
export const emptySum = defineCheck({
  code: 'empty-sum',
  severity: 'warning',
  summary: 'arithmetic without a default that passes every bound where it is empty',
  needs: 'bundle',
  *run(view) {
    for (const model of view.models.all)
      for (const placed of model.fields.values()) yield* emptyIn(view, model, placed);
  },
});

function* emptyIn(view: BundleView, model: ModelView, placed: FieldView): Iterable<Found> {
  const calculation = calculationOf(view, model, placed);
  if (!calculation) return;
  const place = placed.field.place.at('computed');
  const { name } = placed.field;
  const capped = cappedParts(calculation.operand, place, calculation);
  for (const part of capped)
    yield found(part, `${name} comes out at the number beside it, as if so much were claimed.`);
  if (!hasBound(placed)) return;
  const isNew = ({ pointer }: SourceLocation) => !capped.some((part) => part.pointer === pointer);
  for (const part of emptyParts(calculation.operand, place, calculation).filter(isNew))
    yield found(part, `so is the calculation of ${name}, and nothing passes every bound.`);
}

const found = ({ file, pointer }: SourceLocation, consequence: string): Found => ({
  file,
  pointer,
  message: `Where this is empty, ${consequence}`,
  hint: 'Give it a default: { "first": [operand, 0] }.',
});

const BOUNDS = comparisonsOf('number');

/** Tests if a field has a bound: a range, or a condition in a rule that orders its value. */
function hasBound({ field }: FieldView): boolean {
  return field.rules.some(
    ({ name, namedParams }) =>
      camelCase(name) === 'range' || [...containersIn(namedParams)].some((node) => comparesIt(node, field)),
  );
}

function comparesIt(node: Record<string, unknown>, field: FieldConfig): boolean {
  const isTest = 'value' in node && BOUNDS.some((operator) => operator in node);
  return isTest && Object.values(node).some((side) => names(side, field));
}

function names(side: unknown, field: FieldConfig): boolean {
  return isContainer(side) && typeof side.field === 'string' && camelCase(side.field) === field.name;
}

/** Lookups of the fields that a calculation reads. */
interface Known {
  /** Returns the calculation of a field; undefined where it has none, or it is at fault. */
  computedOf(field: FieldConfig): CompiledOperand | undefined;
  isDemanded(model: string, field: FieldConfig): boolean;
  /** Tests if a field may be hidden, and so empty, while the computed one is shown. */
  isMissed(model: string, field: FieldConfig): boolean;
}

/** Calculation with its name scope and the lookups of its fields. */
interface Calculation extends Known {
  operand: CompiledOperand;
  scope: NameScope;
  /** Number of calculations between the checked field and this one. */
  depth: number;
}

const DEEPEST = 30;

function calculationOf(
  view: BundleView,
  model: ModelView,
  { within, field }: FieldView,
): Calculation | undefined {
  if (field.computed === undefined) return undefined;
  const models = view.models.all
    .filter(({ formType }) => formType === model.formType)
    .map(({ config }) => config);
  const list = model.config.fields.find(({ name }) => name === within);
  const own = { model: model.config.name, name: field.name };
  const built = builtForms(view).find(({ name }) => formTypeOf(name) === model.formType)?.model;
  const known: Known = {
    computedOf: (read) => built && operandAt(built, read.place.at('computed')),
    isDemanded: (name, owned) => isAlwaysAsked(view, model.formType, name, owned),
    isMissed: (name, { name: read }) => isHiddenAlone(view, model.formType, { model: name, name: read }, own),
  };
  return compiled(field, scopeOfField(models, model.config, list), known);
}

function compiled(field: FieldConfig, scope: NameScope, known: Known, depth = 0): Calculation | undefined {
  const operand = known.computedOf(field);
  return operand && { operand, scope, ...known, depth };
}

/** Tests if a field is required and shown under no condition. */
function isAlwaysAsked(view: BundleView, formType: string, model: string, field: FieldConfig): boolean {
  if (!field.rules.some(({ name }) => camelCase(name) === 'required')) return false;
  const pages = view.pages.filter(({ form }) => formTypeOf(form) === formType);
  return !pages.some(({ page, placements }) =>
    placements.some(
      (placement) =>
        placement.model === model &&
        placement.name === field.name &&
        [page.skipWhen, placement.block.dependencies, placement.field.dependencies].some(Boolean),
    ),
  );
}

const ARITHMETIC = ['add', 'multiply', 'subtract', 'divide'];

/** Returns the operands of arithmetic that may be empty and have no default. */
function emptyParts(operand: CompiledOperand, place: SourceLocation, from: Calculation): SourceLocation[] {
  return partsOfOperand(operand).flatMap(({ at, part }) => {
    const here = place.at(...at);
    const [key = '', index] = at;
    if (key === 'first' && index !== partsOfOperand(operand).length - 1) return [];
    const isLost = ARITHMETIC.includes(String(key)) && mayBeEmpty(part, from);
    return isLost && isLeaf(part) ? [here] : emptyParts(part, here, from);
  });
}

/** Returns the operands that may be empty beside a number in a `least`, at any depth. */
function cappedParts(operand: CompiledOperand, place: SourceLocation, from: Calculation): SourceLocation[] {
  const parts = partsOfOperand(operand).map(({ at, part }) => ({ part, here: place.at(...at) }));
  const isCap = 'least' in operand && parts.some(({ part }) => isNumber(part));
  return parts.flatMap(({ part, here }) => {
    if (!isCap || !mayBeEmpty(part, from)) return cappedParts(part, here, from);
    const within = emptyParts(part, here, from);
    return within.length > 0 ? within : [here];
  });
}

const isNumber = (operand: CompiledOperand) => 'literal' in operand && parseDecimal(operand.literal) !== null;

function isLeaf(operand: CompiledOperand): boolean {
  return !ARITHMETIC.some((key) => key in operand);
}

const mayAnyBeEmpty = (operand: CompiledOperand, from: Calculation): boolean =>
  partsOfOperand(operand).some(({ part }) => mayBeEmpty(part, from));
const mayAllBeEmpty = (operand: CompiledOperand, from: Calculation): boolean =>
  partsOfOperand(operand).every(({ part }) => mayBeEmpty(part, from));
const never = () => false;

const EMPTY: OperandTable<boolean, [Calculation]> = {
  literal: ({ literal }) => parseDecimal(literal) === null,
  ref: ({ ref }, from) => mayFieldBeEmpty(ref, from),
  today: never,
  count: never,
  sum: never,
  member: never,
  entry: never,
  add: mayAnyBeEmpty,
  multiply: mayAnyBeEmpty,
  subtract: mayAnyBeEmpty,
  divide: mayAnyBeEmpty,
  shift: mayAnyBeEmpty,
  daysBetween: mayAnyBeEmpty,
  round: mayAnyBeEmpty,
  least: mayAllBeEmpty,
  greatest: mayAllBeEmpty,
  first: mayAllBeEmpty,
};

function mayBeEmpty(operand: CompiledOperand, from: Calculation): boolean {
  return operandEntry(EMPTY, operand)(operand, from);
}

function mayFieldBeEmpty(reference: Reference, from: Calculation): boolean {
  const { scope, depth, isDemanded, isMissed, computedOf } = from;
  const [owner, inner] = ownerOf(reference, scope);
  const field = owner?.fields.find(({ name }) => name === reference.field);
  if (!field || !owner?.name) return true;
  const calculation = compiled(field, inner, { isDemanded, isMissed, computedOf }, depth + 1);
  if (!calculation) return !isDemanded(owner.name, field);
  // A circular calculation is reported by another check; the depth ends the recursion.
  const isEmpty = depth < DEEPEST && mayBeEmpty(calculation.operand, calculation);
  return isEmpty || isMissed(owner.name, field);
}

/** Returns the model or list of a reference's field, with the name scope there. */
function ownerOf(
  reference: Reference,
  { models, rows }: NameScope,
): [{ name?: string | undefined; fields: readonly FieldConfig[] } | undefined, NameScope] {
  if ('up' in reference) {
    const inner = rows.slice(reference.up);
    return [inner[0] && { name: inner.at(-1)?.list, fields: inner[0].fields }, { models, rows: inner }];
  }
  const own = reference.model;
  return [configModelOf(models, own), { models, rows: [], own }];
}
