import type { ErrorSchema } from '@rjsf/utils';
import { claimValidator } from '../../src/form/validator.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { FormPlan, PlanField } from '../../transforms/ground/plan.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { EN } from '../../transforms/texts/en.ts';
import type { OracleError, RawContext, RawRecord } from '../oracle/raw.ts';
import type { Implementation } from './implementation.ts';
import { compileModels, importForm } from './standalone.ts';

const TEXTS = { culture: 'en', active: {}, fallback: EN };
const SCHEMA = { $id: 'everything', type: 'object' } as const;
const PLACEMENTS = [{ page: 0, block: 'everything' }];

/** RJSF sees a page at a time: here one that places every field of the form. */
function onOnePage(plan: FormPlan): FormPlan {
  const placed = (field: PlanField): PlanField => ({ ...field, placements: PLACEMENTS });
  const models = plan.models.map((model) => ({
    ...model,
    placements: PLACEMENTS,
    fields: model.fields.map(placed),
  }));
  return { ...plan, models, pages: [{ name: 'everything', path: '/everything' }], sequence: 1 };
}

/** The messages that RJSF would show at a path. */
function shownAt(tree: ErrorSchema | undefined, path: string): readonly string[] {
  const node = path.split('.').reduce<ErrorSchema | undefined>((at, part) => at?.[part], tree);
  return node?.__errors ?? [];
}

function judgeOne(form: LoadedForm, context: RawContext, claim: RawRecord): OracleError[] {
  const validator = claimValidator({
    form,
    schema: SCHEMA,
    page: 'everything',
    context: () => ({ ...context, now: new Date(context.now), audience: 'browser' }),
    message: (error) => messageOf(error, TEXTS),
  });
  const { errors, errorSchema } = validator.validateFormData(claim, SCHEMA);
  return errors.map(({ property = '', name = '', message = '' }) => {
    const path = property.slice(1);
    if (!shownAt(errorSchema, path).includes(message))
      throw new Error(`RJSF would not show “${message}” at ${path}`);
    return { path, rule: name, message };
  });
}

/** The compiled module as RJSF asks it: through the form's own ValidatorType. */
export async function behindRjsf(): Promise<Implementation> {
  return {
    judge: async (models, context, claims) => {
      const form = await importForm(compileModels(models));
      const placed = { ...form, plan: onOnePage(form.plan) };
      return claims.map((claim) => judgeOne(placed, context, claim));
    },
  };
}
