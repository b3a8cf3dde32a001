import type { Node } from 'jsonc-parser';
import type { FormType } from '../../../schemas/generated/types.ts';
import { camelCase, formNameOf, isFormName, isModelName } from '../../../transforms/ground/modelNames.ts';
import type { KnownField, KnownNames } from './knownNames.ts';
import { textAt } from './nodes.ts';
import type { Naming } from './places.ts';
import type { WrittenRow, WrittenScope } from './scopes.ts';
import { fieldSymbol, modelSymbol, type SymbolId } from './symbols.ts';

/** Name in a file, with what resolving it needs: the scope, and the names of the bundle. */
export interface Named {
  /** Text of the name. */
  name: string;
  /** Object or list that contains it. */
  around: Node | undefined;
  scope: WrittenScope;
  known: KnownNames;
}

/** Name of the model with the claimant's row of the class list. */
export const MEMBERS_MODEL = 'prepopulatedData';
const CREDENTIALS = 'credentials';

/** Returns the fields of a model, or of a list within its records. */
export function fieldsOf(
  known: KnownNames,
  formType: string,
  { model, within }: WrittenRow,
): ReadonlyMap<string, KnownField> | undefined {
  const fields = known.models.get(formType)?.get(model)?.fields;
  return within === undefined ? fields : fields?.get(within)?.fields;
}

function fieldIn(known: KnownNames, formType: string, row: WrittenRow | undefined, name: string): SymbolId[] {
  const field = row && fieldsOf(known, formType, row)?.get(camelCase(name));
  if (!field) return [];
  const inModel = row.within === undefined ? field.name : `${row.within}.${field.name}`;
  return [fieldSymbol(formType, row.model, inModel)];
}

/** Kinds of names that refer to one field and nothing else. */
export type FieldNaming = Extract<
  Naming,
  | 'fieldDefinition'
  | 'operandField'
  | 'parameterField'
  | 'summedField'
  | 'recordField'
  | 'memberField'
  | 'placedField'
  | 'credential'
>;

type Sought = Pick<Named, 'scope' | 'around'>;

const nearest = ({ scope: { rows, own, redirect } }: Sought): WrittenRow[] =>
  redirect !== undefined ? [{ model: redirect }] : [...rows, ...(own ? [{ model: own }] : [])];

const placed = ({ scope }: Sought): WrittenRow[] => (scope.placed ? [scope.placed] : []);

const SOUGHT: Record<FieldNaming, (sought: Sought) => WrittenRow[]> = {
  fieldDefinition: placed,
  operandField: (sought) => {
    const model = textAt(sought.around, 'model');
    return model === undefined ? nearest(sought) : [{ model: camelCase(model) }];
  },
  parameterField: nearest,
  summedField: ({ scope, around }) => {
    const of = camelCase(textAt(around, 'of') ?? '');
    return isModelName(of) ? [{ model: of }] : scope.rows.map(({ model }) => ({ model, within: of }));
  },
  recordField: ({ scope: { list } }) => (list ? [list] : []),
  memberField: () => [{ model: MEMBERS_MODEL }],
  placedField: placed,
  credential: () => [{ model: CREDENTIALS }],
};

/** Returns the lists and models in which the name of a field is searched, the nearest first. */
export function soughtIn(sought: Sought, naming: FieldNaming): WrittenRow[] {
  return SOUGHT[naming](sought);
}

function fields(named: Named, naming: FieldNaming): SymbolId[] {
  const { scope, known, name } = named;
  const rows = soughtIn(named, naming);
  return scope.formTypes.flatMap(
    (formType) =>
      rows.map((row) => fieldIn(known, formType, row, name)).find(({ length }) => length > 0) ?? [],
  );
}

function models({ scope, known, name }: Named): SymbolId[] {
  const model = camelCase(name);
  return scope.formTypes
    .filter((formType) => known.models.get(formType)?.has(model))
    .map((formType) => modelSymbol(formType, model));
}

/** Resolves a list model, or a list within the surrounding records. */
function records(named: Named): SymbolId[] {
  const { scope, known, name } = named;
  return scope.formTypes.flatMap((formType) => {
    const within = scope.rows
      .filter((row) => row.within === undefined)
      .map((row) => fieldIn(known, formType, row, name))
      .find(({ length }) => length > 0);
    return within ?? models({ ...named, scope: { ...scope, formTypes: [formType] } });
  });
}

/** Returns the name of the form that a position belongs to; undefined where several forms share it. */
export function formOf({ formTypes }: WrittenScope): string | undefined {
  const [only] = formTypes;
  if (formTypes.length !== 1 || only === undefined) return undefined;
  return formNameOf(only as FormType);
}

function columns({ scope, known, name }: Named): SymbolId[] {
  const form = formOf(scope);
  return form !== undefined && known.columns.get(form)?.includes(name) ? [`column:${form}/${name}`] : [];
}

/**
 * Returns the symbols with the same name as a field of the class list's row: its column, and the field that it fills.
 */
function sameNames({ scope, known, name }: Named): SymbolId[] {
  const field = camelCase(name);
  const own = scope.placed;
  if (own?.within !== undefined) return [];
  return scope.formTypes.flatMap((formType) => {
    const members = known.models.get(formType)?.get(MEMBERS_MODEL);
    if (!members?.fields.has(field)) return [];
    const isMember = own?.model === MEMBERS_MODEL;
    if (!isMember && own?.model !== members.fills) return [];
    const filled =
      members.fills === undefined ? [] : fieldIn(known, formType, { model: members.fills }, field);
    const row = fieldIn(known, formType, { model: MEMBERS_MODEL }, field);
    return [
      ...row,
      ...filled,
      ...columns({ scope: { ...scope, formTypes: [formType] }, known, name: field, around: undefined }),
    ];
  });
}

/**
 * Resolvers of names to symbols, by kind of name: several symbols where forms share the position, or where two things
 * need the same name.
 */
export const RESOLVE: Record<Naming, (named: Named) => SymbolId[]> = {
  modelDefinition: models,
  model: models,
  fieldDefinition: (named) => [...new Set([...fields(named, 'fieldDefinition'), ...sameNames(named)])],
  operandField: (named) => fields(named, 'operandField'),
  parameterField: (named) => fields(named, 'parameterField'),
  summedField: (named) => fields(named, 'summedField'),
  recordField: (named) => fields(named, 'recordField'),
  memberField: (named) => fields(named, 'memberField'),
  placedField: (named) => fields(named, 'placedField'),
  credential: (named) => [...fields(named, 'credential'), ...columns(named)],
  modelAndField: () => [],
  errorPath: () => [],
  contentText: () => [],
  records,
  rule: ({ name }) => [`rule:${camelCase(name)}`],
  mask: ({ name }) => [`mask:${name}`],
  valueList: ({ name, known }) => (known.lists.includes(name) ? [`valueList:${name}`] : []),
  page: ({ name, scope, known }) => {
    const form = formOf(scope);
    return form !== undefined && known.pages.get(form)?.includes(name) ? [`page:${form}/${name}`] : [];
  },
  form: ({ name }) => (isFormName(name) ? [`form:${name}`] : []),
  deadlineDefinition: ({ name }) => [`deadline:${name}`],
  deadline: ({ name, known }) => (known.deadlines.includes(name) ? [`deadline:${name}`] : []),
  content: ({ name, known }) => (known.content.has(name) ? [`content:${name}`] : []),
  contentDefinition: ({ name }) => (name === '$schema' ? [] : [`content:${name}`]),
  column: columns,
};
