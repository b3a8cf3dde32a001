import { compileCondition } from '../conditions/compile.ts';
import { FaultCollector } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import type { ModelConfig } from '../config/modelConfig.ts';
import type { FormPlan, PlanDeadline } from '../ground/plan.ts';
import type { FormNotes } from './formNotes.ts';

/** Builds the variants of content keys. A variant that depends on another form's answers never holds in this form. */
export function buildContentVariants(
  form: FormConfig,
  faults: FaultCollector,
  notes: FormNotes,
): FormPlan['contentVariants'] {
  const entries = form.contentVariants.map(({ key, variants, place }) => [
    key,
    variants.flatMap((variant, index) => {
      const compileIn = (models: readonly ModelConfig[], collector: FaultCollector) =>
        collector.attempt(() =>
          compileCondition(variant.when, { models, rows: [] }, place.at(index, 'when')),
        );
      const own = new FaultCollector();
      const when = compileIn(form.models, own);
      if (when) {
        notes.addOfSettlement('wording', when, place.at(index, 'when'));
        return [{ when, key: variant.key }];
      }
      if (!form.otherForms.some((models) => compileIn(models, new FaultCollector())))
        for (const fault of own.faults) faults.add(fault);
      return [];
    }),
  ]);
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** Builds a form's own deadlines (C8-24). Their conditions belong to no model, as those of pages. */
export function buildDeadlines(
  { deadlines, models }: FormConfig,
  faults: FaultCollector,
  notes: FormNotes,
): PlanDeadline[] {
  return deadlines.entries.flatMap(({ when, key }, index) => {
    if (when === undefined) return [{ key }];
    const at = deadlines.place.at(index, 'when');
    const compiled = faults.attempt(() => compileCondition(when, { models, rows: [] }, at));
    if (!compiled) return [];
    notes.addOfSettlement('deadline', compiled, at);
    return [{ when: compiled, key }];
  });
}
