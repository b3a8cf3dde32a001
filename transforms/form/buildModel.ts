import { longestOf } from '../claims/longTexts.ts';
import { asDate, typesOfOperand } from '../conditions/kinds.ts';
import type { NameScope } from '../conditions/names.ts';
import type { FormConfig } from '../config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { endsOnReceipt } from '../fields/endsOnReceipt.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { pickerDays } from '../fields/pickerDays.ts';
import { typingOf } from '../fields/typing.ts';
import { joinPath } from '../ground/claimPath.ts';
import type { CompiledOperand, Reference } from '../ground/expressions.ts';
import { mapFields } from '../ground/innerFields.ts';
import type { PlanField, PlanModel } from '../ground/plan.ts';
import type { PlacedRule } from '../vocabulary/defineAdapter.ts';
import type { DocumentDemand } from '../vocabulary/documentsRequired.ts';
import { type PlacedPages, scopeOfField } from './buildPlacements.ts';
import { addInstance, type BuildContext, type BuiltRules, buildRules } from './buildRules.ts';
import { fieldSchema, type JsonSchema, listSchema, recordSchema } from './claimSchema.ts';
import { displayIn } from './displayIn.ts';
import type { RowNode } from './formModel.ts';
import { rowsIn } from './formNodes.ts';
import { kindBounds, mostOf, withRules } from './recordBounds.ts';
import { demandedByBlocks } from './recordDocuments.ts';

/** Shared parts of one form with which its models and fields are built. */
export interface FormContext extends BuildContext {
  form: FormConfig;
  placed: PlacedPages;
  /** Rules that pages demand, by key of their field or list. */
  demanded: ReadonlyMap<string, PlacedRule[]>;
}

/** Schema and plan of a part of a form. */
interface Built<Plan> {
  schema: JsonSchema;
  plan: Plan;
}

/** Returns the rules of a field or list with their locations: the configured ones, then those that pages demand. */
export function rulesOf(
  own: FieldConfig | ModelConfig,
  key: string,
  demanded: FormContext['demanded'],
): PlacedRule[] {
  const written = own.rules.map((rule, index) => ({ rule, place: own.place.at('rules', index) }));
  return [...written, ...(demanded.get(key) ?? [])];
}

function computedOf(
  field: FieldConfig,
  scope: NameScope,
  rows: readonly RowNode[],
  { nodes, notes }: FormContext,
): CompiledOperand {
  const place = field.place.at('computed');
  const operand = notes.operand({ rows, owner: nodes.of(field) }, field.computed, scope, place);
  const { calculatedFrom } = FIELD_KINDS[field.type];
  const wrong = typesOfOperand(operand).find((type) => !calculatedFrom.includes(type));
  if (wrong === undefined) return field.type === 'date' ? asDate(operand) : operand;
  throw place.error(
    'wrong-computed',
    `The ${field.type} ${field.name} cannot hold what is calculated: a ${wrong}`,
    "Change the field's type, or calculate something else.",
  );
}

function planField(
  field: FieldConfig,
  key: string,
  computed: CompiledOperand | undefined,
  built: BuiltRules,
  own: Reference,
  context: FormContext,
): PlanField {
  const placements = context.placed.placements.get(key);
  const hints = built.inputHints.map((inputHints) => inputHints(own));
  const after = field.type === 'date' ? hints.flatMap((hint) => hint.after ?? []) : [];
  const days = field.type === 'date' ? pickerDays(hints) : undefined;
  const mask = hints.find((hint) => hint.mask !== undefined)?.mask;
  const bounds = hints.flatMap((hint) => hint.longest ?? []);
  const longest = longestOf(
    bounds.length > 0 ? Math.min(...bounds) : undefined,
    hints.some((hint) => hint.pattern !== undefined),
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
    ...(after.length > 0 && { after }),
    ...(placements && { placements }),
  };
}

function buildField(
  model: ModelConfig,
  field: FieldConfig,
  list: FieldConfig | undefined,
  inner: () => Built<PlanField>[],
  context: FormContext,
): Built<PlanField> {
  const key = joinPath(model.name, list?.name, field.name);
  const scope = scopeOfField(context.form.models, model, list);
  const display = displayIn(context.written.get(key), field);
  const owner = { model, field, list, scope, display };
  const built = buildRules(rulesOf(field, key, context.demanded), owner, context);
  const computed =
    field.computed === undefined
      ? undefined
      : context.faults.attempt(() => computedOf(field, scope, rowsIn(model, list), context));
  const { name, type } = field;
  const isRecord = list !== undefined || model.kind === 'list';
  const own: Reference = isRecord ? { up: 0, field: name, type } : { model: model.name, field: name, type };
  const plan = planField(field, key, computed, built, own, context);
  if (field.type !== 'list') return { schema: fieldSchema(field.type, built.keywords), plan };
  const record = recordOf(inner());
  return {
    schema: listSchema(record.schema, built.keywords),
    plan: { ...plan, fields: record.plan, ...mostOf(built.instances) },
  };
}

function buildFields(model: ModelConfig, context: FormContext): Built<PlanField[]> {
  const built = mapFields(model.fields, (field, inner: () => Built<PlanField>[], list) => {
    const made = buildField(model, field, list, inner, context);
    context.nodes.setPlan(field, made.plan);
    return made;
  });
  return recordOf(built);
}

function recordOf(fields: readonly Built<PlanField>[]): Built<PlanField[]> {
  const properties = Object.fromEntries(fields.map(({ plan: { name }, schema }) => [name, schema]));
  return { schema: recordSchema(properties), plan: fields.map(({ plan }) => plan) };
}

function buildListRules(model: ModelConfig, context: FormContext): BuiltRules {
  const rules = rulesOf(model, model.name, context.demanded);
  const scope = { models: context.form.models, rows: [] };
  const built = buildRules(rules, { model, scope }, context);
  if (model.name !== 'documentContexts') return built;
  const owner = context.nodes.of(model);
  for (const { written, body } of demandedByBlocks(context.placed, context.form)) {
    const instance = { order: context.nextOrder(), ...body };
    addInstance(built, 'documentsRequired', written, instance);
    context.notes.addRule({ name: 'documentsRequired', instance, owner, place: model.place }, owner, [], []);
  }
  return built;
}

export interface BuiltModel extends Built<PlanModel> {
  /** Documents that its rules and blocks demand. */
  demands: DocumentDemand[];
}

/** Builds the schema and plan of a model, with the document demands of its rules. */
export function buildModel(model: ModelConfig, context: FormContext): BuiltModel {
  const rules = model.kind === 'list' ? buildListRules(model, context) : undefined;
  const { schema, plan: fields } = buildFields(model, context);
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
