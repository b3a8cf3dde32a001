import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type OperandTable, operandEntry } from '../../transforms/ground/operandTable.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { nameWithin } from '../view/modelIndex.ts';
import { waysIn } from '../view/waysIn.ts';
import type { ConditionOrigin } from './conditionUse.ts';
import type { OperandLookup } from './constancy.ts';
import { valuesOf } from './fieldValues.ts';
import type { Compared } from './samples.ts';

/** Kinds of ways in (C8-23). */
export const WAYS = ['classList', 'claims', 'open'];

/** Returns the field to which an operand refers, with its model; undefined for other operands and unknown fields. */
export function fieldOfOperand(
  view: BundleView,
  { formType, rows }: Pick<ConditionOrigin, 'formType' | 'rows'>,
  operand: CompiledOperand,
): { model: ModelView; field: FieldView } | undefined {
  if (!('ref' in operand)) return undefined;
  const { ref } = operand;
  const owner = 'model' in ref ? { model: ref.model } : rows[ref.up];
  const model = owner && view.models.find(formType, owner.model);
  const within = owner && 'within' in owner ? owner.within : undefined;
  const field = model?.fields.get(nameWithin(within, ref.field));
  return model && field ? { model, field } : undefined;
}

/** Scope of a condition, and the field that is assumed to be filled. */
interface Asked extends Pick<ConditionOrigin, 'formType' | 'rows'> {
  view: BundleView;
  given: FieldView | undefined;
}

function knownField(operand: CompiledOperand, asked: Asked): Compared | undefined {
  const found = fieldOfOperand(asked.view, asked, operand);
  if (!found) return undefined;
  const { model, field } = found;
  const values = valuesOf(asked.view, model, field);
  return { type: field.field.type, values, isGiven: field === asked.given };
}

const unknown = () => undefined;

const KNOWN: OperandTable<Compared | undefined, [Asked]> = {
  ref: knownField,
  count: () => ({ type: 'number', isCount: true }),
  sum: () => ({ type: 'number', isGiven: true }),
  member: ({ member }) => ({ type: member.type }),
  entry: (_operand, { view, formType }) => ({
    type: 'string',
    values: { literals: waysOf(view, formType), numbers: [], days: [] },
  }),
  literal: unknown,
  today: unknown,
  add: unknown,
  multiply: unknown,
  subtract: unknown,
  divide: unknown,
  shift: unknown,
  daysBetween: unknown,
  round: unknown,
  least: unknown,
  greatest: unknown,
  first: unknown,
};

/** Creates the lookup of types and possible values for operands in a scope; the field `given` is never empty. */
export function createOperandLookup(
  view: BundleView,
  { formType, rows }: Pick<ConditionOrigin, 'formType' | 'rows'>,
  given?: FieldView,
): OperandLookup {
  const asked: Asked = { view, formType, rows, given };
  return (operand) => operandEntry(KNOWN, operand)(operand, asked);
}

/** Returns the kinds of ways in that a form offers; all kinds where that is unknown. */
export function waysOf(view: BundleView, formType: string): string[] {
  const form = view.forms.find(({ name }) => formTypeOf(name) === formType);
  const kinds = form ? waysIn(view, form.name).map(({ way }) => way.kind) : [];
  return kinds.length > 0 ? kinds : WAYS;
}
