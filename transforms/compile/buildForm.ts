import { longestOf } from '../claims/longTexts.ts';
import type { FormPlan, PlanDeadline, PlanField, PlanModel } from '../claims/types.ts';
import { compileCondition, compileOperand } from '../conditions/compile.ts';
import { asDate, typesOfOperand } from '../conditions/kinds.ts';
import type { NameScope } from '../conditions/names.ts';
import type { CompiledOperand, Reference } from '../conditions/types.ts';
import { type ConfigFault, FaultCollector, Place } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { endsOnReceipt } from '../fields/endsOnReceipt.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { pickerDays } from '../fields/pickerDays.ts';
import { typingOf } from '../fields/typing.ts';
import { buildPlacements, type PlacedPages, scopeOfField } from '../form/buildPlacements.ts';
import { addInstance, type BuildContext, type BuiltRules, buildRules } from '../form/buildRules.ts';
import {
  documentSchema,
  fieldSchema,
  type JsonSchema,
  listSchema,
  recordSchema,
} from '../form/claimSchema.ts';
import { displayIn } from '../form/displayIn.ts';
import { pageRules } from '../form/pageRules.ts';
import { kindBounds, mostOf, withRules } from '../form/recordBounds.ts';
import { demandedByBlocks, withDocumentKinds, withDocumentPlaces } from '../form/recordDocuments.ts';
import { settleOrder } from '../form/settleOrder.ts';
import type { PlacedRule } from '../vocabulary/defineAdapter.ts';
import type { DocumentDemand } from '../vocabulary/documentsRequired.ts';

/** A form as JSON Schema with the custom keywords, and the plan that judging and rendering follow. */
export interface BuiltForm {
  schema: JsonSchema;
  plan: FormPlan;
}

/** What building one form shares. */
interface FormContext extends BuildContext {
  form: FormConfig;
  placed: PlacedPages;
  demanded: ReadonlyMap<string, PlacedRule[]>;
}

interface Built<Plan> {
  schema: JsonSchema;
  plan: Plan;
}

function rulesOf(
  own: FieldConfig | ModelConfig,
  key: string,
  demanded: FormContext['demanded'],
): PlacedRule[] {
  const written = own.rules.map((rule, index) => ({ rule, place: own.place.at('rules', index) }));
  return [...written, ...(demanded.get(key) ?? [])];
}

function computedOf(field: FieldConfig, scope: NameScope): CompiledOperand {
  const place = field.place.at('computed');
  const operand = compileOperand(field.computed, scope, place);
  const { calculatedFrom } = FIELD_KINDS[field.type];
  const wrong = typesOfOperand(operand).find((type) => !calculatedFrom.includes(type));
  if (wrong === undefined) return field.type === 'date' ? asDate(operand) : operand;
  throw place.error(
    'wrong-computed',
    `The ${field.type} ${field.name} cannot hold what is calculated: a ${wrong}`,
    "Change the field's type, or calculate something else.",
  );
}

function planOf(
  field: FieldConfig,
  key: string,
  scope: NameScope,
  built: BuiltRules,
  own: Reference,
  context: FormContext,
): PlanField {
  const placements = context.placed.placements.get(key);
  const computed =
    field.computed === undefined ? undefined : context.faults.attempt(() => computedOf(field, scope));
  const hints = built.tells.map((tells) => tells(own));
  const days = field.type === 'date' ? pickerDays(hints) : undefined;
  const mask = hints.find((hint) => hint.mask !== undefined)?.mask;
  const { maxLength, regularExpression } = built.instances;
  const bounds = maxLength?.map(({ max }) => max) ?? [];
  const longest = longestOf(
    bounds.length > 0 ? Math.min(...bounds) : undefined,
    regularExpression !== undefined,
  );
  return {
    name: field.name,
    type: field.type,
    ...(field.clientOnly && { clientOnly: true }),
    ...(longest !== null && { longest }),
    ...(computed && { computed }),
    ...(built.required && { required: built.required }),
    ...typingOf(field, key, hints, context.written.get(key)),
    ...(mask !== undefined && { mask }),
    ...(endsOnReceipt(field, context.written.get(key)) && { receipt: 'ending' }),
    ...(days && { days }),
    ...(field.type === 'date' && built.instances.endDate && { after: built.instances.endDate }),
    ...(placements && { placements }),
  };
}

function buildField(
  model: ModelConfig,
  field: FieldConfig,
  list: FieldConfig | undefined,
  context: FormContext,
): Built<PlanField> {
  const key = [model.name, list?.name, field.name].filter((part) => part !== undefined).join('.');
  const scope = scopeOfField(context.form.models, model, list);
  const display = displayIn(context.written.get(key), field);
  const built = buildRules(rulesOf(field, key, context.demanded), { model, field, scope, display }, context);
  const { name, type } = field;
  const isRecord = list !== undefined || model.kind === 'list';
  const own: Reference = isRecord ? { up: 0, field: name, type } : { model: model.name, field: name, type };
  const plan = planOf(field, key, scope, built, own, context);
  if (field.type !== 'list') return { schema: fieldSchema(field.type, built.keywords), plan };
  const inner = buildFields(model, field.fields ?? [], field, context);
  return {
    schema: listSchema(inner.schema, built.keywords),
    plan: { ...plan, fields: inner.plan, ...mostOf(built.instances) },
  };
}

function buildFields(
  model: ModelConfig,
  fields: readonly FieldConfig[],
  list: FieldConfig | undefined,
  context: FormContext,
): Built<PlanField[]> {
  const built = fields.map((field) => ({ name: field.name, ...buildField(model, field, list, context) }));
  const properties = Object.fromEntries(built.map(({ name, schema }) => [name, schema]));
  return { schema: recordSchema(properties), plan: built.map(({ plan }) => plan) };
}

function buildListRules(model: ModelConfig, context: FormContext): BuiltRules {
  const rules = rulesOf(model, model.name, context.demanded);
  const scope = { models: context.form.models, rows: [] };
  const built = buildRules(rules, { model, scope }, context);
  if (model.name !== 'documentContexts') return built;
  for (const { written, body } of demandedByBlocks(context.placed, context.form))
    addInstance(built, 'documentsRequired', written, { order: context.nextOrder(), ...body });
  return built;
}

interface BuiltModel extends Built<PlanModel> {
  /** What is demanded of documents. */
  demands: DocumentDemand[];
}

function buildModel(model: ModelConfig, context: FormContext): BuiltModel {
  const rules = model.kind === 'list' ? buildListRules(model, context) : undefined;
  const { schema, plan: fields } = buildFields(model, model.fields, undefined, context);
  const instances = rules?.instances ?? {};
  const { records = [], documentsRequired = [] } = instances;
  const placements = context.placed.placements
    .get(model.name)
    ?.map((placement) => withRules(placement, records));
  return {
    demands: documentsRequired.flatMap(({ documents }) => documents),
    schema: rules ? listSchema(schema, rules.keywords) : schema,
    plan: {
      name: model.name,
      kind: model.kind,
      fields,
      ...(placements && { placements }),
      ...mostOf(instances, placements),
      ...(model.name === 'documentContexts' && kindBounds(instances)),
    },
  };
}

/** The other wordings of texts. One by the answers of another form never holds in this form. */
function buildContentVariants(form: FormConfig, faults: FaultCollector): FormPlan['contentVariants'] {
  const entries = form.contentVariants.map(({ key, variants, place }) => [
    key,
    variants.flatMap((variant, index) => {
      const compileIn = (models: readonly ModelConfig[], collector: FaultCollector) =>
        collector.attempt(() =>
          compileCondition(variant.when, { models, rows: [] }, place.at(index, 'when')),
        );
      const own = new FaultCollector();
      const when = compileIn(form.models, own);
      if (when) return [{ when, key: variant.key }];
      if (!form.otherForms.some((models) => compileIn(models, new FaultCollector())))
        for (const fault of own.faults) faults.add(fault);
      return [];
    }),
  ]);
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** A form's own deadlines (C8-24). Their conditions belong to no model, as those of pages do. */
function buildDeadlines({ deadlines, models }: FormConfig, faults: FaultCollector): PlanDeadline[] {
  return deadlines.entries.flatMap(({ when, key }, index) => {
    if (when === undefined) return [{ key }];
    const at = deadlines.place.at(index, 'when');
    const compiled = faults.attempt(() => compileCondition(when, { models, rows: [] }, at));
    return compiled ? [{ when: compiled, key }] : [];
  });
}

/** The fields of which a rule of the form asks for some bear among which they are (R5-24, R5-25). */
function withAlternatives(plan: PlanModel, sets: readonly (readonly string[])[]): PlanModel {
  const fields = plan.fields.map((field) => {
    const alternatives = sets.filter((set) => set.includes(`${plan.name}.${field.name}`));
    return alternatives.length > 0 ? { ...field, alternatives } : field;
  });
  return { ...plan, fields };
}

function placeOfKey(form: FormConfig): (key: string) => Place {
  return (key) => {
    const [modelName, fieldName, innerName] = key.split('.');
    const model = form.models.find((candidate) => candidate.name === modelName);
    const field = model?.fields.find((candidate) => candidate.name === fieldName);
    const inner = field?.fields?.find((candidate) => candidate.name === innerName);
    return (inner ?? field ?? model)?.place ?? new Place('models.json');
  };
}

/**
 * Builds a form's schema and plan. Every rule, condition, dependency and placement is resolved; all faults are
 * returned at once, and `built` is null where there are any. `onRule` is told of each rule that is not at fault.
 */
export function buildForm(
  form: FormConfig,
  onRule?: BuildContext['onRule'],
): { built: BuiltForm | null; faults: ConfigFault[] } {
  const faults = new FaultCollector();
  const demanded = pageRules(form);
  const documents = form.models.find(({ name }) => name === 'documentContexts');
  const rulesOfDocuments = documents ? rulesOf(documents, documents.name, demanded).length : 0;
  const placed = withDocumentKinds(buildPlacements(form, faults), form.lists, rulesOfDocuments);
  let order = 0;
  const alternatives: string[][] = [];
  const context: FormContext = {
    form,
    placed,
    demanded,
    lists: form.lists,
    written: placed.written,
    faults,
    addAlternatives: (fields, owner) => {
      alternatives.push(
        fields.map((reference) => `${'model' in reference ? reference.model : owner}.${reference.field}`),
      );
    },
    nextOrder: () => order++,
    onRule,
  };
  const models = form.models.map((model) => buildModel(model, context));
  const plans = withDocumentPlaces(
    models.map(({ plan }) => withAlternatives(plan, alternatives)),
    models.flatMap(({ demands }) => demands),
  );
  const contentVariants = buildContentVariants(form, faults);
  const deadlines = buildDeadlines(form, faults);
  const plan: FormPlan = {
    form: form.form,
    formType: form.formType,
    models: plans,
    pages: placed.pages,
    sequence: form.pages.length,
    settle: settleOrder(plans, placed.pages, placeOfKey(form), faults),
    ...(contentVariants && { contentVariants }),
    ...(deadlines.length > 0 && { deadlines }),
  };
  const schema = documentSchema(
    `claim-${form.form}.schema.json`,
    `Claim document of the form ${form.form}`,
    Object.fromEntries(models.map(({ plan: { name }, schema: model }) => [name, model])),
  );
  return { built: faults.faults.length ? null : { schema, plan }, faults: faults.faults };
}
