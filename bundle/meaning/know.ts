import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { nameWithin } from '../view/modelIndex.ts';
import { waysIn } from '../view/waysIn.ts';
import type { Standing } from './conditionUse.ts';
import type { Know } from './constancy.ts';
import { valuesOf } from './fieldValues.ts';

/** The ways past an entry page (C8-23). */
export const WAYS = ['classList', 'claims', 'open'];

/** The field that a name leads to. */
export function fieldOfOperand(
  view: BundleView,
  { formType, rows }: Pick<Standing, 'formType' | 'rows'>,
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

/** What the answers are that a condition compares: their types, and the values that their fields leave open. */
export function knowing(
  view: BundleView,
  standing: Pick<Standing, 'formType' | 'rows'>,
  given?: FieldView,
): Know {
  return (operand) => {
    if ('count' in operand) return { type: 'number', isCount: true };
    if ('sum' in operand) return { type: 'number', isGiven: true };
    if ('member' in operand) return { type: operand.member.type };
    if ('entry' in operand)
      return { type: 'string', values: { literals: waysOf(view, standing.formType), numbers: [], days: [] } };
    const found = fieldOfOperand(view, standing, operand);
    if (!found) return undefined;
    const { model, field } = found;
    return { type: field.field.type, values: valuesOf(view, model, field), isGiven: field === given };
  };
}

/** The ways past the entry page that a form offers; all where that is not known. */
export function waysOf(view: BundleView, formType: string): string[] {
  const form = view.forms.find(({ name }) => formTypeOf(name) === formType);
  const kinds = form ? waysIn(view, form.name).map(({ way }) => way.kind) : [];
  return kinds.length > 0 ? kinds : WAYS;
}
