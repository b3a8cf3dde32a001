import { configModelOf } from '../config/configModelOf.ts';
import { ConfigurationError, FaultCollector, SourceLocation } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import type { FormPlan, PlanModel } from '../ground/plan.ts';
import { buildModel, type FormContext, rulesOf } from './buildModel.ts';
import { buildPlacements } from './buildPlacements.ts';
import { buildContentVariants, buildDeadlines } from './buildSettlementParts.ts';
import { documentSchema } from './claimSchema.ts';
import type { FormModel } from './formModel.ts';
import { FormNodes } from './formNodes.ts';
import { FormNotes } from './formNotes.ts';
import { pageRules } from './pageRules.ts';
import { withDocumentKinds, withDocumentPlaces } from './recordDocuments.ts';
import { settleOrder } from './settleOrder.ts';

/**
 * Adds to fields the sets of alternatives that they belong to: a rule demands some fields of each set (R5-24, R5-25).
 */
function withAlternatives(plan: PlanModel, sets: readonly (readonly string[])[]): PlanModel {
  const fields = plan.fields.map((field) => {
    const alternatives = sets.filter((set) => set.includes(`${plan.name}.${field.name}`));
    return alternatives.length > 0 ? { ...field, alternatives } : field;
  });
  return { ...plan, fields };
}

/** Returns the location of a field, list or model, by its key. */
const placeIn =
  ({ models }: FormConfig, { fields }: FormNodes) =>
  (key: string): SourceLocation =>
    fields.get(key)?.place ?? configModelOf(models, key)?.place ?? new SourceLocation('models.json');

/** Creates the context that the parts of one form share while it is built. */
function contextOf(form: FormConfig, alternatives: string[][]): FormContext {
  const faults = new FaultCollector();
  const nodes = new FormNodes(form.models);
  const notes = new FormNotes();
  const demanded = pageRules(form);
  const documents = configModelOf(form.models, 'documentContexts');
  const rulesOfDocuments = documents ? rulesOf(documents, documents.name, demanded).length : 0;
  const written = buildPlacements(form, faults, nodes, notes);
  const placed = withDocumentKinds(written, form.lists, rulesOfDocuments);
  let order = 0;
  return {
    form,
    placed,
    demanded,
    lists: form.lists,
    written: placed.written,
    faults,
    nodes,
    notes,
    addAlternatives: (fields, owner) => {
      alternatives.push(
        fields.map((reference) => `${'model' in reference ? reference.model : owner}.${reference.field}`),
      );
    },
    nextOrder: () => order++,
  };
}

/**
 * Builds the model of a form: resolves every rule, condition, dependency and placement, records it with its location,
 * and collects all faults.
 */
export function buildFormModel(form: FormConfig): FormModel {
  const alternatives: string[][] = [];
  const context = contextOf(form, alternatives);
  const { faults, placed, nodes, notes } = context;
  const models = form.models.map((model) => buildModel(model, context));
  const plans = withDocumentPlaces(
    models.map(({ plan }) => withAlternatives(plan, alternatives)),
    models.flatMap(({ demands }) => demands),
  );
  const contentVariants = buildContentVariants(form, faults, notes);
  const deadlines = buildDeadlines(form, faults, notes);
  const plan: FormPlan = {
    form: form.form,
    formType: form.formType,
    models: plans,
    pages: placed.pages,
    sequence: form.pages.length,
    settle: settleOrder(plans, placed.pages, placeIn(form, nodes), faults),
    ...(contentVariants && { contentVariants }),
    ...(deadlines.length > 0 && { deadlines }),
  };
  nodes.setPlans(plan);
  const schema = documentSchema(
    `claim-${form.form}.schema.json`,
    `Claim document of the form ${form.form}`,
    Object.fromEntries(models.map(({ plan: { name }, schema: model }) => [name, model])),
  );
  return {
    config: form,
    models: nodes.models,
    fields: nodes.fields,
    rules: notes.rules,
    conditions: notes.conditionsOf([...form.pages, ...form.exitPages]),
    operands: notes.operands,
    schema,
    plan,
    faults: faults.faults,
  };
}

/**
 * Builds the model of a form without faults, whose schema and plan are complete. Throws a ConfigurationError with every
 * fault.
 */
export function buildFaultlessForm(form: FormConfig): FormModel {
  const model = buildFormModel(form);
  if (model.faults.length > 0) throw new ConfigurationError(model.faults);
  return model;
}
