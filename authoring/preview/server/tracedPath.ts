import { judge } from '../../../transforms/claims/judge.ts';
import { momentOf } from '../../../transforms/conditions/scope.ts';
import { configModelOf } from '../../../transforms/config/configModelOf.ts';
import type { FormConfig } from '../../../transforms/config/formConfig.ts';
import { readForm } from '../../../transforms/config/readForm.ts';
import { buildFormModel } from '../../../transforms/form/buildFormModel.ts';
import { conditionAt } from '../../../transforms/form/conditionAt.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import { modelIn } from '../../../transforms/ground/claimPath.ts';
import type { JudgeContext, Verdict } from '../../../transforms/ground/verdict.ts';
import { messageOf } from '../../../transforms/messages/messageOf.ts';
import { textsIn } from '../../../transforms/texts/builtIn.ts';
import { ruleNameOf } from '../../../transforms/vocabulary/rules.ts';
import { conditionTrace } from '../protocol/conditionTrace.ts';
import { showingSteps, type TracedField, tracedErrors, tracedField } from '../protocol/fieldTrace.ts';
import type { FieldTrace, TraceStep } from '../protocol/types.ts';
import { BadRequestError } from './badRequest.ts';
import { filePlace } from './filePlace.ts';
import { servedFormOf } from './servedFormOf.ts';
import type { ServedRevision } from './servedRevision.ts';

interface ToTrace {
  form: string;
  path: string;
  claim: ClaimDocument;
  culture: string;
}

interface Traced extends TracedField {
  path: string;
  verdict: Verdict;
  culture: string;
}

/** Returns the trace of a field: every condition and every rule, with the values that they read now. */
export function tracedPath(
  revision: ServedRevision,
  now: Date,
  { form, path, claim, culture }: ToTrace,
): FieldTrace {
  const { bundle } = revision.loaded;
  const { module } = servedFormOf(revision, form);
  const { plan } = module.loaded;
  const allowedCharacters = bundle.settlement.characterWhitelist;
  const context: JudgeContext = { now, culture, allowedCharacters, audience: 'browser', lists: bundle.lists };
  const verdict = judge(claim, module.loaded, context);
  const found = tracedField(path, plan, verdict, momentOf(context));
  if (!found) throw new BadRequestError(`The form ${form} has no field ${path}.`);
  const config = readForm(bundle, plan.form);
  const traced = { ...found, path, verdict, culture };
  return {
    path,
    value: JSON.stringify(found.value ?? null),
    steps: [...showingSteps(plan, found), ...ruleSteps(revision, config, traced)],
  };
}

/** Returns the steps of the field's rules in order, each with its condition, and with the message of a failure. */
function ruleSteps(revision: ServedRevision, config: FormConfig, traced: Traced): TraceStep[] {
  const model = configModelOf(config.models, modelIn(traced.path));
  const field = model?.fields.find(({ name }) => name === traced.field.name);
  if (!model || !field) return [];
  const built = buildFormModel(config);
  const { loaded } = revision.loaded.forms[config.form]?.module ?? {};
  const failed = loaded ? tracedErrors(traced.path, loaded.plan, traced.verdict) : [];
  const texts = textsIn(traced.culture, revision.loaded.bundle.content);
  return field.rules.map((rule, index) => {
    const name = ruleNameOf(rule.name) ?? rule.name;
    const error = failed.find((one) => one.rule === name);
    const params = JSON.stringify({
      ...rule.namedParams,
      ...(rule.ordinalParams && { ordinalParams: rule.ordinalParams }),
    });
    const condition = conditionAt(built, field.place.at('rules', index, 'namedParams', 'condition'));
    return {
      what: `The rule ${name}${params === '{}' ? '' : ` ${params}`}`,
      outcome: error ? messageOf(error, texts) : 'met',
      isAgainst: error !== undefined,
      ...(condition && { condition: conditionTrace(condition, traced.scope) }),
      place: filePlace(revision, field.place.at('rules', index)),
    };
  });
}
