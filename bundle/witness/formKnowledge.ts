import type { Literal } from '../../schemas/generated/types.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { LINK_FIELD } from '../../transforms/claims/recordDocuments.ts';
import type {
  EntryKind,
  FormPlan,
  JudgeContext,
  PlanField,
  PlanPlacement,
} from '../../transforms/claims/types.ts';
import type { BuiltForm } from '../../transforms/compile/buildForm.ts';
import type { Place } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import type { RuntimeTools } from '../../transforms/vocabulary/defineRule.ts';
import type { Move } from './edits.ts';
import { inputsOf, type KnownInput } from './inputs.ts';
import { type KnownRule, rulesAt } from './knownRules.ts';
import { literalsOf } from './literals.ts';

/** What the search knows of a field or a list: its rules, and how a claimant enters it. */
export interface KnownField {
  /** `claimantInfo.lastName`, `claimTransactions.items.price`; of a list model its name. */
  key: string;
  type: PlanField['type'];
  rules: readonly KnownRule[];
  inputs: readonly KnownInput[];
  placements: readonly PlanPlacement[];
  place: Place;
  plan?: PlanField;
  /** The fields of a list's records. */
  fields?: readonly KnownField[];
  /** The values that the app sets by itself: a link, the field by which blocks share a list. */
  preset?: readonly Literal[];
}

/** The settlement around a form. */
export interface Surroundings {
  context: Omit<JudgeContext, 'entry'>;
  tools: RuntimeTools;
  /** The ways past the entry page, in their order. */
  ways: readonly EntryKind[];
  /** What signing in by each row of the class list fills in, where the bundle has one. */
  rows: readonly Move[];
  /** The extensions of documents that are accepted. */
  accept: readonly string[];
}

/** Everything that the search knows of a form. */
export interface FormKnowledge extends Surroundings {
  form: FormConfig;
  plan: FormPlan;
  loaded: LoadedForm;
  /** Fields and lists by key. */
  fields: ReadonlyMap<string, KnownField>;
  /** Rules by their position in the configuration. */
  rules: ReadonlyMap<number, KnownRule>;
  /** What conditions compare fields with, by the field's name. */
  literals: ReadonlyMap<string, ReadonlySet<Literal>>;
}

interface Owner {
  key: string;
  config: FieldConfig | ModelConfig;
  plan?: PlanField;
  schema: Record<string, unknown>;
  placements: readonly PlanPlacement[];
}

type SchemaNode = { properties?: Record<string, SchemaNode>; items?: SchemaNode } & Record<string, unknown>;

class Gatherer {
  readonly fields = new Map<string, KnownField>();
  readonly rules = new Map<number, KnownRule>();
  private readonly inputs: ReadonlyMap<string, KnownInput[]>;
  private readonly presets: ReadonlyMap<string, Literal[]>;

  constructor(form: FormConfig, plan: FormPlan) {
    this.inputs = inputsOf(form);
    this.presets = presetsOf(plan);
  }

  add(owner: Owner, type: PlanField['type'], fields?: readonly KnownField[]): KnownField {
    const { key, config, plan, schema, placements } = owner;
    const rules = rulesAt(schema, key, config);
    for (const rule of rules) this.rules.set(rule.instance.order, rule);
    const preset = this.presets.get(key);
    const known: KnownField = {
      key,
      type,
      rules,
      placements,
      inputs: this.inputs.get(key) ?? [],
      place: config.place,
      ...(plan && { plan }),
      ...(fields && { fields }),
      ...(preset && { preset }),
    };
    this.fields.set(key, known);
    return known;
  }

  fieldsOf(
    key: string,
    configs: readonly FieldConfig[],
    plans: readonly PlanField[],
    schema: SchemaNode,
  ): KnownField[] {
    return configs.flatMap((config) => {
      const plan = plans.find(({ name }) => name === config.name);
      const node = schema.properties?.[config.name];
      if (!plan || !node) return [];
      const own = `${key}.${config.name}`;
      const inner = config.fields && this.fieldsOf(own, config.fields, plan.fields ?? [], node.items ?? {});
      const owner = { key: own, config, plan, schema: node, placements: plan.placements ?? [] };
      return [this.add(owner, config.type, inner)];
    });
  }
}

/** What the app sets by itself: the identifier of a record, and the field by which blocks share a list. */
function presetsOf({ models }: FormPlan): Map<string, Literal[]> {
  const pairs = models.flatMap(({ name, fields, placements = [], chosenIn }): [string, Literal[]][] => [
    ...placements.flatMap(({ only }): [string, Literal[]][] =>
      only ? [[`${name}.${only.field}`, [only.equals]]] : [],
    ),
    ...(name === 'claimTransactions' || chosenIn
      ? [[`${name}.${LINK_FIELD}`, []] satisfies [string, Literal[]]]
      : []),
    ...(chosenIn ? [[name, []] satisfies [string, Literal[]]] : []),
    ...(chosenIn ?? []).map(({ placement }): [string, Literal[]] => [
      `${name}.kind`,
      placement.documents ? [placement.documents.kind] : [],
    ]),
    ...(chosenIn ? fields.filter(({ type }) => type === 'file') : []).map((field): [string, Literal[]] => [
      `${name}.${field.name}`,
      [],
    ]),
  ]);
  const presets = new Map<string, Literal[]>();
  for (const [key, values] of pairs) presets.set(key, [...(presets.get(key) ?? []), ...values]);
  return presets;
}

/** The fields and lists of a form with their rules, by key, and the rules by their position in the configuration. */
export function knownFields(
  form: FormConfig,
  { schema, plan }: BuiltForm,
): Pick<FormKnowledge, 'fields' | 'rules'> {
  const gatherer = new Gatherer(form, plan);
  for (const config of form.models) {
    const model = plan.models.find(({ name }) => name === config.name);
    const node = (schema as SchemaNode).properties?.[config.name];
    if (!model || !node) continue;
    const isList = model.kind === 'list';
    const fields = gatherer.fieldsOf(model.name, config.fields, model.fields, (isList && node.items) || node);
    const { placements = [] } = model;
    if (isList) gatherer.add({ key: model.name, config, schema: node, placements }, 'list', fields);
  }
  return { fields: gatherer.fields, rules: gatherer.rules };
}

/** Gathers what is known of a form. */
export function knowForm(
  form: FormConfig,
  built: BuiltForm,
  loaded: LoadedForm,
  around: Surroundings,
): FormKnowledge {
  const { plan } = built;
  const { fields, rules } = knownFields(form, built);
  return { ...around, form, plan, loaded, fields, rules, literals: literalsOf(plan, rules) };
}

/** Whether a claimant, or the app for one, can give the field a value. */
export function isEnterable({ inputs, preset, placements, type, plan }: KnownField): boolean {
  if (plan?.computed) return false;
  return inputs.length > 0 || preset !== undefined || (type === 'list' && placements.length > 0);
}
