import type { FormModel, Origin } from '../../transforms/form/formModel.ts';
import { type BundleView, formTypeOf, memoizePerBundle } from '../view/bundleView.ts';
import { builtForms } from './builtForms.ts';
import {
  type ConditionOrigin,
  type ConditionUse,
  type OperandUse,
  operandsOfCondition,
  operandsWithin,
  whereOf,
} from './conditionUse.ts';

/** Conditions and operands with resolved names. Those at fault are reported elsewhere and left out. */
interface Uses {
  conditions: readonly ConditionUse[];
  operands: readonly OperandUse[];
}

/**
 * Returns the conditions and operands of all forms, at any depth. Conditions of content variants, which apply to every
 * form, are included only where the bundle has models of one form.
 */
export const usesOf = memoizePerBundle((view: BundleView): Uses => {
  const isAlone = new Set(view.models.all.map(({ formType }) => formType)).size === 1;
  return withParts(
    formUses(view).map(({ conditions, operands }) => ({
      // The condition of a variant can be constant in one form and not in another, so that it is judged where there is
      // one form.
      conditions: conditions.filter(({ role, page }) => role !== 'wording' || page !== undefined || isAlone),
      operands,
    })),
  );
});

/** Returns the operands of all forms, at any depth, always with those of content variants. */
export const operandsOf = memoizePerBundle(
  (view: BundleView): readonly OperandUse[] => withParts(formUses(view)).operands,
);

/** Adds the conditions and operands within operands. */
function withParts(forms: readonly Uses[]): Uses {
  const conditions: ConditionUse[] = [];
  const operands: OperandUse[] = [];
  const open = forms.flatMap((form) => form.conditions);
  const take = (found: Iterable<OperandUse>) => {
    for (const use of found) {
      operands.push(use);
      const where = whereOf(use);
      if (where) open.push(where);
    }
  };
  for (const use of forms.flatMap((form) => form.operands)) take(operandsWithin(use));
  for (let use = open.shift(); use; use = open.shift()) {
    conditions.push(use);
    take(operandsOfCondition(use));
  }
  return { conditions, operands };
}

const formUses = memoizePerBundle((view: BundleView): Uses[] =>
  builtForms(view).map(({ name, model }) => usesIn(view, formTypeOf(name), model)),
);

/** Returns the conditions and operands of a form, each with its place. */
function usesIn(view: BundleView, formType: string, model: FormModel | undefined): Uses {
  if (!model) return { conditions: [], operands: [] };
  const standing = (origin: Origin) => standingOf(view, formType, origin);
  return {
    conditions: model.conditions
      .filter(({ isWritten }) => isWritten)
      .map((node) => ({ ...standing(node), role: node.role, when: node.condition })),
    operands: model.operands.map((node) => ({ ...standing(node), operand: node.operand })),
  };
}

function standingOf(view: BundleView, formType: string, { rows, owner, page, at }: Origin): ConditionOrigin {
  const model = owner?.kind === 'field' ? view.models.find(formType, owner.model) : undefined;
  const field = model?.fields.get(owner?.key.slice(model.name.length + 1) ?? '');
  const pageView = page && view.pages.find(({ file }) => file === page.place.file);
  return {
    formType,
    rows,
    ...(pageView && { page: pageView }),
    ...(model && field && { own: { model, field } }),
    placeOf: at,
  };
}
