import type { Literal } from '../../schemas/generated/types.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FieldNode, FormModel, OwnerNode, RuleNode } from '../../transforms/form/formModel.ts';
import { LINK_FIELD } from '../../transforms/ground/documentLinks.ts';
import { mapFields } from '../../transforms/ground/innerFields.ts';
import type { FormPlan, PlanField, PlanPlacement } from '../../transforms/ground/plan.ts';
import type { EntryKind, JudgeContext } from '../../transforms/ground/verdict.ts';
import type { RuntimeTools } from '../../transforms/vocabulary/defineRule.ts';
import type { Edit } from './edits.ts';
import { inputsOf, type SearchInput } from './inputs.ts';

import { literalsOf } from './literals.ts';

/** Field or list in the search, with its rules and inputs. */
export interface SearchField {
  /** `claimantInfo.lastName`, `claimTransactions.items.price`; of a list model its name. */
  key: string;
  type: PlanField['type'];
  rules: readonly RuleNode[];
  inputs: readonly SearchInput[];
  placements: readonly PlanPlacement[];
  place: SourceLocation;
  plan?: PlanField;
  /** Fields of a list's records. */
  recordFields?: readonly SearchField[];
  /** Values that the app sets itself: a link, the field by which blocks share a list. */
  preset?: readonly Literal[];
}

/**
 * Data of a settlement for the search in a form: the judge's context, format tests, ways in, class list rows and
 * accepted files.
 */
export interface SearchSettlement {
  context: Omit<JudgeContext, 'entry'>;
  tools: RuntimeTools;
  /** Ways in, in order. */
  ways: readonly EntryKind[];
  /** Edits of signing in by each row of the class list, where the bundle has one. */
  rows: readonly Edit[];
  /** Accepted file extensions of documents. */
  accept: readonly string[];
}

/** Form with all data that the search uses: model, plan, fields, rules, and parts of the settlement. */
export interface SearchForm extends SearchSettlement {
  model: FormModel;
  form: FormConfig;
  plan: FormPlan;
  loaded: LoadedForm;
  /** Fields and lists by key. */
  fields: ReadonlyMap<string, SearchField>;
  /** Rules by their position in the configuration. */
  rules: ReadonlyMap<number, RuleNode>;
  /** Literals that conditions compare fields with, by the field's name. */
  literals: ReadonlyMap<string, ReadonlySet<Literal>>;
}

class Gatherer {
  readonly fields = new Map<string, SearchField>();
  readonly rules = new Map<number, RuleNode>();
  private readonly inputs: ReadonlyMap<string, SearchInput[]>;
  private readonly presets: ReadonlyMap<string, Literal[]>;

  constructor({ config, plan }: FormModel) {
    this.inputs = inputsOf(config);
    this.presets = presetsOf(plan);
  }

  add(
    node: OwnerNode,
    type: PlanField['type'],
    recordFields: readonly SearchField[] | undefined,
    plan?: PlanField,
  ): SearchField {
    const { key, place } = node;
    const { rules } = node;
    for (const rule of rules) this.rules.set(rule.instance.order, rule);
    const preset = this.presets.get(key);
    const known: SearchField = {
      key,
      type,
      rules,
      placements: node.plan.placements ?? [],
      inputs: this.inputs.get(key) ?? [],
      place,
      ...(plan && { plan }),
      ...(recordFields && { recordFields }),
      ...(preset && { preset }),
    };
    this.fields.set(key, known);
    return known;
  }

  addFields(nodes: readonly FieldNode[]): SearchField[] {
    return mapFields(nodes, (node, inner: () => SearchField[]) => {
      const { type, fields } = node.config;
      return this.add(node, type, fields && inner(), node.plan);
    });
  }
}

/**
 * Returns the values that the app sets itself: the identifier of a record, and the field by which blocks share a list.
 */
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

/**
 * Builds the fields and lists of a form with their rules, by key, and the rules by their position in the configuration.
 */
export function searchFields(model: FormModel): Pick<SearchForm, 'fields' | 'rules'> {
  const gatherer = new Gatherer(model);
  for (const { list, fields } of model.models) {
    const known = gatherer.addFields(fields);
    if (list) gatherer.add(list, 'list', known);
  }
  return { fields: gatherer.fields, rules: gatherer.rules };
}

/** Builds the search form from the form model, the compiled form and the parts of the settlement. */
export function buildSearchForm(model: FormModel, loaded: LoadedForm, around: SearchSettlement): SearchForm {
  const { config: form, plan } = model;
  const { fields, rules } = searchFields(model);
  return { ...around, model, form, plan, loaded, fields, rules, literals: literalsOf(plan, rules) };
}

/** Tests if a claimant, or the app, can set a value of the field. */
export function isEnterable({ inputs, preset, placements, type, plan }: SearchField): boolean {
  if (plan?.computed) return false;
  return inputs.length > 0 || preset !== undefined || (type === 'list' && placements.length > 0);
}
