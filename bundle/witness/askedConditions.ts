import type { ClaimDocument, ClaimRecord } from '../../transforms/claims/types.ts';
import { compileCondition } from '../../transforms/conditions/compile.ts';
import { type NameScope, withinRow } from '../../transforms/conditions/names.ts';
import { recordsIn } from '../../transforms/conditions/scope.ts';
import type { CompiledCondition } from '../../transforms/conditions/types.ts';
import { FaultCollector, type Place } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { fromPointer, isContainer } from '../../transforms/config/pointer.ts';
import { scopeOfField } from '../../transforms/form/buildPlacements.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';

/** A test of a condition, or a condition as a whole, where it stands. */
export interface AskedCondition {
  condition: CompiledCondition;
  place: Place;
  /** The list and list field in whose records it is asked; once a claim where there are none. */
  list?: string;
  inner?: string;
}

/** Where a condition is asked. */
interface Around {
  scope: NameScope;
  list?: string;
  inner?: string;
}

/** Every condition of a form, as a whole and test by test. */
export function conditionsOf(form: FormConfig): AskedCondition[] {
  return [...ofRules(form), ...ofPages(form), ...ofVariants(form), ...ofDeadlines(form)];
}

/** The records in which a condition is asked, innermost first; none once, where it is asked of the claim. */
export function rowsOf(claim: ClaimDocument, list?: string, inner?: string): ClaimRecord[][] {
  if (list === undefined) return [[]];
  const records = recordsIn(Object.entries(claim).find(([name]) => name === list)?.[1]);
  if (inner === undefined) return records.map((record) => [record]);
  return records.flatMap((record) => recordsIn(record[inner]).map((row) => [row, record]));
}

/** The condition as a whole and each test in it: a part that is always true or always false is not exercised. */
function partsOf(source: unknown, place: Place, { scope, list, inner }: Around): AskedCondition[] {
  const own: AskedCondition = {
    condition: compileCondition(source, scope, place),
    place,
    ...(list !== undefined && { list }),
    ...(inner !== undefined && { inner }),
  };
  if (!isContainer(source)) return [own];
  const below = ['all', 'any'].flatMap((key) => {
    const parts = source[key];
    return Array.isArray(parts)
      ? parts.flatMap((part, index) =>
          partsOf(part, place.at(key, index), {
            scope,
            ...(list !== undefined && { list }),
            ...(inner !== undefined && { inner }),
          }),
        )
      : [];
  });
  return [own, ...below];
}

function ofRules({ models }: FormConfig): AskedCondition[] {
  return models.flatMap((model) => {
    const around: Around = { scope: { models, rows: [] } };
    const own = model.rules.flatMap(({ namedParams }, index) => {
      const place = model.place.at('rules', index, 'namedParams');
      return [
        ...inRule(namedParams, place, around, models),
        ...ofWhere(namedParams, place, aroundField(models, model)),
      ];
    });
    return [...own, ...model.fields.flatMap((field) => inField(models, model, field))];
  });
}

function inField(
  models: readonly ModelConfig[],
  model: ModelConfig,
  field: FieldConfig,
  list?: FieldConfig,
): AskedCondition[] {
  const around = aroundField(models, model, list);
  const asked = field.type === 'list' ? aroundField(models, model, field) : amongTransactions(models, around);
  const own = field.rules.flatMap(({ namedParams }, index) => {
    const place = field.place.at('rules', index, 'namedParams');
    return [
      ...inRule(namedParams, place, around, models),
      ...(asked ? ofWhere(namedParams, place, asked) : []),
    ];
  });
  return [...own, ...(field.fields ?? []).flatMap((inner) => inField(models, model, inner, field))];
}

function aroundField(models: readonly ModelConfig[], model: ModelConfig, list?: FieldConfig): Around {
  const scope = scopeOfField(models, model, list);
  if (model.kind === 'single') return { scope };
  return list ? { scope, list: model.name, inner: list.name } : { scope, list: model.name };
}

/** Inside the transactions, for a rule of a single model that is about them (C8-14). */
function amongTransactions(models: readonly ModelConfig[], { scope, list }: Around): Around | undefined {
  const transactions = models.find(({ name }) => name === 'claimTransactions');
  if (!transactions || list !== undefined) return undefined;
  const row = { fields: transactions.fields, list: transactions.name };
  return { scope: withinRow(scope, row), list: transactions.name };
}

/** The condition that says for which records a rule holds, asked inside each of them (C8-14). */
function ofWhere(
  params: Record<string, unknown> | undefined,
  place: Place,
  around: Around,
): AskedCondition[] {
  return params?.where === undefined ? [] : partsOf(params.where, place.at('where'), around);
}

const modelNamed = (models: readonly ModelConfig[], written: unknown): ModelConfig | undefined =>
  typeof written === 'string' ? models.find(({ name }) => name === camelCase(written)) : undefined;

/** Conditions in a rule's parameters; those of documents `per` a list are asked of each of its records (C8-06). */
function inRule(
  params: Record<string, unknown> | undefined,
  place: Place,
  around: Around,
  models: readonly ModelConfig[],
): AskedCondition[] {
  if (!params) return [];
  const redirect = modelNamed(models, params.validationContext)?.name;
  const scope = redirect ? { ...around.scope, redirect } : around.scope;
  const condition =
    params.condition === undefined
      ? []
      : partsOf(params.condition, place.at('condition'), { ...around, scope });
  const documents = Array.isArray(params.documents) ? params.documents : [];
  const whens = documents.flatMap((document: unknown, index) => {
    if (!isContainer(document) || document.when === undefined) return [];
    const model = modelNamed(models, document.per);
    return partsOf(
      document.when,
      place.at('documents', index, 'when'),
      model ? aroundField(models, model) : around,
    );
  });
  return [...condition, ...whens];
}

function ofPages({ models, pages }: FormConfig): AskedCondition[] {
  const around: Around = { scope: { models, rows: [] } };
  return pages.flatMap(({ page, place }) => {
    const skip = page.skipWhen ? partsOf(page.skipWhen, place.at('skipWhen'), around) : [];
    const exits = (page.exits ?? []).flatMap(({ when }, index) =>
      partsOf(when, place.at('exits', index, 'when'), around),
    );
    const blocks = page.blocks.flatMap((block, index) => {
      const model = modelNamed(models, 'model' in block ? block.model : undefined);
      const own: Around = {
        scope: model?.kind === 'single' ? scopeOfField(models, model) : around.scope,
      };
      return (block.dependencies ?? []).flatMap(({ when }, position) =>
        partsOf(when, place.at('blocks', index, 'dependencies', position, 'when'), own),
      );
    });
    const fields = placementsOf(page).flatMap((placement) => {
      const model = models.find(({ name }) => name === placement.model);
      if (!model || !('fields' in placement.block)) return [];
      const list = model.fields.find(({ name }) => name === placement.within);
      const at = place.at(...fromPointer(placement.pointer), 'dependencies');
      return (placement.field.dependencies ?? []).flatMap(({ when }, index) =>
        partsOf(when, at.at(index, 'when'), aroundField(models, model, list)),
      );
    });
    return [...skip, ...exits, ...blocks, ...fields];
  });
}

/** Wordings are the settlement's: one by the answers of another form is watched there alone. */
function ofVariants({ models, contentVariants }: FormConfig): AskedCondition[] {
  const around: Around = { scope: { models, rows: [] } };
  return contentVariants.flatMap(({ variants, place }) =>
    variants.flatMap(
      ({ when }, index) =>
        new FaultCollector().attempt(() => partsOf(when, place.at(index, 'when'), around)) ?? [],
    ),
  );
}

function ofDeadlines({ models, deadlines }: FormConfig): AskedCondition[] {
  const around: Around = { scope: { models, rows: [] } };
  return deadlines.entries.flatMap(({ when }, index) =>
    when === undefined ? [] : partsOf(when, deadlines.place.at(index, 'when'), around),
  );
}
