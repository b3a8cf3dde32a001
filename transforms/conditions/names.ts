import { configModelOf } from '../config/configModelOf.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import type { ListReference, MemberReference, Reference } from '../ground/expressions.ts';
import { camelCase, isModelName, MODEL_KINDS, type ModelName } from '../ground/modelNames.ts';

/** Fields of an enclosing record, among which names are resolved, and its list. */
export interface RowNames {
  fields: readonly FieldConfig[];
  /** List model; absent for the records of a list field. */
  list?: ModelName;
}

/** Scope in which names of a rule or condition are resolved (C8-13). */
export interface NameScope {
  models: readonly ModelConfig[];
  /** Enclosing records, innermost first. */
  rows: readonly RowNames[];
  /** Single model of the rule itself. */
  own?: ModelName;
  /** Model of a validationContext: fields without `model` are resolved only there (C4-18). */
  redirect?: ModelName;
}

const NAME_HINT = 'Use the name of a field that the models have.';

const fieldIndexes = new WeakMap<readonly FieldConfig[], ReadonlyMap<string, FieldConfig>>();

/** Finds a field by its name in a cached index, because every rule and condition of a large form needs it. */
function fieldOf(fields: readonly FieldConfig[], name: string): FieldConfig | undefined {
  let index = fieldIndexes.get(fields);
  if (!index) {
    index = new Map(fields.map((field) => [field.name, field]));
    fieldIndexes.set(fields, index);
  }
  return index.get(name);
}

/** Returns the fields of the records of a list, for a scope. */
export const rowWithin = (list: FieldConfig | ModelConfig): RowNames =>
  'kind' in list ? { fields: list.fields, list: list.name } : { fields: list.fields ?? [] };

/** Returns a model of the form by its name in camelCase. */
export function modelOf(scope: NameScope, name: ModelName): ModelConfig | undefined {
  return configModelOf(scope.models, name);
}

function singleReference(scope: NameScope, model: ModelName, field: string): Reference | undefined {
  const found = fieldOf(modelOf(scope, model)?.fields ?? [], field);
  return found && { model, field, type: found.type };
}

function rowReference(scope: NameScope, up: number, name: string): Reference | undefined {
  const field = fieldOf(scope.rows[up]?.fields ?? [], name);
  return field && { up, field: field.name, type: field.type };
}

/**
 * Resolves the name of a single model: a validationContext or the `model` of an operand. Throws a ConfigurationError.
 */
export function resolveSingleModel(name: string, scope: NameScope, place: SourceLocation): ModelName {
  const model = camelCase(name);
  if (!isModelName(model) || !modelOf(scope, model))
    throw place.error(
      'unknown-model',
      `The form has no model ${name}`,
      'Name a model of the same form by its dtoMapping.',
      { name },
    );
  if (MODEL_KINDS[model] === 'list')
    throw place.error(
      'wrong-context',
      `${name} is a list, so it has no single field of that name`,
      'Name a single model, or use count or sum.',
    );
  return model;
}

function resolveInModel(name: string, modelName: string, scope: NameScope, place: SourceLocation): Reference {
  const model = camelCase(modelName);
  const up = scope.rows.findIndex((row) => row.list === model);
  const found =
    up >= 0
      ? rowReference(scope, up, name)
      : singleReference(scope, resolveSingleModel(modelName, scope, place.at('model')), name);
  if (found) return found;
  const message = `${modelName} has no field ${name}`;
  throw place.at('field').error('unknown-field', message, NAME_HINT, { name, model: modelName });
}

function resolveNear(name: string, scope: NameScope): Reference | undefined {
  if (scope.redirect) return singleReference(scope, scope.redirect, name);
  for (const up of scope.rows.keys()) {
    const found = rowReference(scope, up, name);
    if (found) return found;
  }
  return scope.own && singleReference(scope, scope.own, name);
}

/**
 * Resolves the field of an operand `{ field, model? }`. Throws a ConfigurationError at `place`, the operand's location.
 */
export function resolveOperandField(
  field: string,
  model: string | undefined,
  scope: NameScope,
  place: SourceLocation,
): Reference {
  const name = camelCase(field);
  if (model !== undefined) return resolveInModel(name, model, scope, place);
  const found = resolveNear(name, scope);
  if (found) return found;
  const where = scope.redirect ?? scope.own ?? scope.rows[0]?.list;
  throw place
    .at('field')
    .error(
      'unknown-field',
      `There is no field ${field}${where ? ` in ${where}` : ' here'}`,
      where ? NAME_HINT : 'Name the model of the field with `model`.',
      { name: field, model: where },
    );
}

/**
 * Resolves the field that a rule's parameter names. Throws a ConfigurationError at `place`, the parameter's location.
 */
export function resolveParameterField(field: string, scope: NameScope, place: SourceLocation): Reference {
  const found = resolveNear(camelCase(field), scope);
  if (found) return found;
  const model = scope.redirect ?? scope.own ?? scope.rows[0]?.list;
  const message = `There is no field ${field} in ${model ?? 'the record'}`;
  throw place.error('unknown-field', message, NAME_HINT, { name: field, model });
}

/** Name of the model whose records are rows of the class list. */
export const MEMBERS = 'prepopulatedData';

/**
 * Resolves a field of the class list's row (C8-22). Throws a ConfigurationError at `place`, the location of its name.
 */
export function resolveMemberField(field: string, scope: NameScope, place: SourceLocation): MemberReference {
  const model = modelOf(scope, MEMBERS);
  if (!model)
    throw place.error(
      'unknown-model',
      `The form has no model ${MEMBERS}, so nothing is known of a row`,
      `Add the model ${MEMBERS} with the columns of the class list.`,
      { name: MEMBERS },
    );
  const name = camelCase(field);
  const found = fieldOf(model.fields, name);
  if (found) return { field: found.name, type: found.type };
  const message = `${MEMBERS} has no field ${field}`;
  throw place.error('unknown-field', message, NAME_HINT, { name, model: MEMBERS });
}

/** Resolves a list by its name: a list field of an enclosing record, else a list model; with its records' fields. */
export function resolveList(
  name: string,
  scope: NameScope,
  place: SourceLocation,
): { ref: ListReference; row: RowNames } {
  const list = camelCase(name);
  for (const [up, row] of scope.rows.entries()) {
    const field = fieldOf(row.fields, list);
    if (field?.type === 'list') return { ref: { up, list }, row: rowWithin(field) };
  }
  const model = isModelName(list) ? modelOf(scope, list) : undefined;
  if (!model || !isModelName(list))
    throw place.error(
      'unknown-model',
      `The form has no list ${name}`,
      'Name a list model of the same form, or a list of the record.',
      { name },
    );
  if (model.kind !== 'list')
    throw place.error(
      'wrong-context',
      `${name} is no list`,
      'Name documentContexts, claimTransactions or prepopulatedData.',
    );
  return { ref: { list }, row: rowWithin(model) };
}

/** Returns the scope of the `where` of a count or sum: the list's record is innermost, without a redirect (C8-14). */
export function withinCounted({ redirect: _redirect, ...scope }: NameScope, row: RowNames): NameScope {
  return withinRow(scope, row);
}

/** Returns the scope inside the records of a list: the list's record is innermost. */
export function withinRow(scope: NameScope, row: RowNames): NameScope {
  return { ...scope, rows: [row, ...scope.rows] };
}
