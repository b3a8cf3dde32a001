import { isModelName, MODEL_KINDS } from '../../../transforms/ground/modelNames.ts';
import { type Candidate, valued } from './candidate.ts';
import type { CompletionPosition } from './completionPositionAt.ts';
import type { KnownField, KnownNames } from './knownNames.ts';
import { fieldsOf, MEMBERS_MODEL } from './resolve.ts';
import type { WrittenRow } from './scopes.ts';

type Form = ReadonlyMap<string, { name: string; fields: ReadonlyMap<string, KnownField> }>;

const isList = (model: string): boolean => isModelName(model) && MODEL_KINDS[model] === 'list';

/**
 * Returns completion candidates for operands that refer to the bundle: fields in scope, counts and sums of lists,
 * fields of the class list.
 */
export function operandsAt({ scope }: CompletionPosition, known: KnownNames): Candidate[] {
  const { rows, own } = scope;
  return scope.formTypes.flatMap((formType) => {
    const form = known.models.get(formType);
    if (!form) return [];
    const near = [...rows, ...(own === undefined ? [] : [{ model: own }])];
    return [
      ...near.flatMap((row) => nearFields(row, fieldsOf(known, formType, row))),
      ...farFields(form, own),
      ...listsIn(form),
      ...near.flatMap((row) => innerLists(row, formType, known)),
      ...memberFields(form),
    ];
  });
}

function nearFields(row: WrittenRow, fields: ReadonlyMap<string, KnownField> = new Map()): Candidate[] {
  return plain(fields).map(({ name, type }) =>
    valued({ field: name }, `${type} of ${row.within ?? row.model}`),
  );
}

function farFields(form: Form, own: string | undefined): Candidate[] {
  return [...form.values()]
    .filter(({ name }) => !isList(name) && name !== own)
    .flatMap(({ name: model, fields }) =>
      plain(fields).map(({ name, type }) => valued({ field: name, model }, `${type} of ${model}`)),
    );
}

function listsIn(form: Form): Candidate[] {
  return [...form.values()]
    .filter(({ name }) => isList(name) && name !== MEMBERS_MODEL)
    .flatMap(({ name, fields }) => ofList(name, fields));
}

function innerLists(row: WrittenRow, formType: string, known: KnownNames): Candidate[] {
  return [...(fieldsOf(known, formType, row) ?? new Map<string, KnownField>()).values()]
    .filter(({ type }) => type === 'list')
    .flatMap(({ name }) => ofList(name, fieldsOf(known, formType, { ...row, within: name })));
}

function ofList(list: string, fields: ReadonlyMap<string, KnownField> = new Map()): Candidate[] {
  const numbers = plain(fields).filter(({ type }) => type === 'number');
  return [
    valued({ count: list }, 'how many records'),
    ...numbers.map(({ name }) => valued({ sum: name, of: list }, `sum over ${list}`)),
  ];
}

function memberFields(form: Form): Candidate[] {
  return plain(form.get(MEMBERS_MODEL)?.fields ?? new Map()).map(({ name }) =>
    valued({ member: name }, 'of the row of the class list'),
  );
}

/** Returns the fields with a single value: all but lists and files. */
function plain(fields: ReadonlyMap<string, KnownField>): KnownField[] {
  return [...fields.values()].filter(({ type }) => type !== 'list' && type !== 'file');
}
