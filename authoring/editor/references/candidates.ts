import { BUILT_IN_LISTS } from '../../../transforms/config/builtInLists.ts';
import {
  DEADLINE_KEYS,
  FORM_NAMES,
  isModelName,
  MODEL_KINDS,
} from '../../../transforms/ground/modelNames.ts';
import { MASKS } from '../../../transforms/masks/masks.ts';
import { RULE_NAMES } from '../../../transforms/vocabulary/rules.ts';
import { type Candidate, named } from './candidate.ts';
import type { CompletionPosition } from './completionPositionAt.ts';
import type { KnownNames } from './knownNames.ts';
import type { Naming } from './places.ts';
import { type FieldNaming, fieldsOf, formOf, soughtIn } from './resolve.ts';
import { type CompletedBundle, valuesAt } from './valueCandidates.ts';

type Candidates = (place: CompletionPosition, known: KnownNames) => Candidate[];

const fields =
  (naming: FieldNaming): Candidates =>
  (place, known) =>
    place.scope.formTypes.flatMap((formType) =>
      soughtIn(place, naming).flatMap((row) =>
        [...(fieldsOf(known, formType, row)?.values() ?? [])].map(({ name, type }) => ({
          name,
          detail: `${type} of ${row.within ?? row.model}`,
        })),
      ),
    );

const modelsIn = ({ scope }: CompletionPosition, known: KnownNames): Candidate[] =>
  scope.formTypes.flatMap((formType) =>
    [...(known.models.get(formType)?.keys() ?? [])].map((name) => ({
      name,
      detail: isModelName(name) && MODEL_KINDS[name] === 'list' ? 'list model' : 'model',
    })),
  );

const records: Candidates = (place, known) => [
  ...modelsIn(place, known).filter(({ detail }) => detail === 'list model'),
  ...fields('placedField')(place, known).filter(({ detail }) => detail.startsWith('list ')),
];

const columns: Candidates = ({ scope }, known) =>
  (known.columns.get(formOf(scope) ?? '') ?? []).map((name) => ({
    name,
    detail: 'column of the class list',
  }));

/** Returns candidates for the columns of the credentials; all fields of the credentials without a class list. */
const credentials: Candidates = (place, known) => {
  const listed = new Set(columns(place, known).map(({ name }) => name));
  return fields('credential')(place, known).filter(({ name }) => listed.size === 0 || listed.has(name));
};

const content: Candidates = (_place, { content: keys, texts }) =>
  [...keys].map((name) => ({ name, detail: String(texts[name] ?? texts[`${name}_other`] ?? '') }));

const modelAndField: Candidates = (_place, { models }) =>
  [...models.values()].flatMap((ofForm) =>
    [...ofForm.values()].flatMap((model) =>
      [...model.fields.values()].map(({ name, type }) => ({ name: `${model.name}.${name}`, detail: type })),
    ),
  );

/** Functions that return the candidates, by kind of name. */
const CANDIDATES: Record<Naming, Candidates> = {
  modelDefinition: () =>
    Object.entries(MODEL_KINDS).map(([name, kind]) => ({
      name,
      detail: kind === 'list' ? 'list model' : 'model',
    })),
  model: modelsIn,
  fieldDefinition: () => [],
  operandField: fields('operandField'),
  parameterField: fields('parameterField'),
  summedField: fields('summedField'),
  recordField: fields('recordField'),
  memberField: fields('memberField'),
  placedField: fields('placedField'),
  modelAndField,
  errorPath: modelAndField,
  records,
  rule: () => named(RULE_NAMES, 'rule'),
  mask: () => named(Object.keys(MASKS), 'mask'),
  valueList: (_place, { lists }) => [
    ...named(lists, 'list'),
    ...named(Object.keys(BUILT_IN_LISTS), 'built-in list'),
  ],
  page: ({ scope }, { pages }) => named(pages.get(formOf(scope) ?? '') ?? [], 'page'),
  form: () => named(Object.keys(FORM_NAMES), 'form'),
  deadlineDefinition: () =>
    named(new Set(Object.values(DEADLINE_KEYS).flatMap((keys) => [...keys])), 'deadline'),
  deadline: (_place, { deadlines }) => named(deadlines, 'deadline'),
  content,
  contentDefinition: () => [],
  contentText: () => [],
  column: columns,
  credential: credentials,
};

/** Returns the completion candidates at a position: valid names, values and operands, without duplicates. */
export function candidatesAt(place: CompletionPosition, bundle: CompletedBundle): Candidate[] {
  const all = [
    ...(place.names ? CANDIDATES[place.names](place, bundle.known) : []),
    ...(place.values ? valuesAt(place, place.values, bundle) : []),
  ];
  return [...new Map(all.map((candidate) => [candidate.name, candidate])).values()];
}
