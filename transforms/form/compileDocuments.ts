import type { RecordDocuments } from '../../schemas/generated/types.ts';
import { filterCondition } from '../claims/recordFilter.ts';
import { compileCondition, compileOperand } from '../conditions/compile.ts';
import type { NameScope } from '../conditions/names.ts';
import { configModelOf } from '../config/configModelOf.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { LINK_FIELD } from '../ground/documentLinks.ts';
import type { PlanDemand, PlanDocuments, RecordFilter } from '../ground/plan.ts';

/** Fields of documentContexts without which documents cannot be chosen in records: file, kind and link. */
const DOCUMENT_FIELDS: readonly [what: string, isIt: (field: FieldConfig) => boolean][] = [
  ['file', ({ type }) => type === 'file'],
  ['kind', ({ name }) => name === 'kind'],
  [LINK_FIELD, ({ name }) => name === LINK_FIELD],
];

/**
 * Throws a ConfigurationError where documents cannot be linked to the records of a list. The list must be
 * claimTransactions, whose records alone get an identifier (C8-06), and both models need the fields for it.
 */
export function requireLink(models: readonly ModelConfig[], list: ModelConfig, place: SourceLocation): void {
  const missing = (model: string, name: string) =>
    place.error(
      'unknown-field',
      `${model} has no field ${name} for the documents of records`,
      'Add the field to the model, or take documents away.',
      { name, model },
    );
  if (list.name !== 'claimTransactions' || !list.fields.some(({ name }) => name === LINK_FIELD))
    throw missing(list.name, LINK_FIELD);
  const documents = configModelOf(models, 'documentContexts');
  for (const [what, isIt] of DOCUMENT_FIELDS)
    if (!documents?.fields.some(isIt)) throw missing('documentContexts', what);
}

/** Compiles the member `documents` of a block, with its bounds as demands; no demands without bounds. */
export function compileDocuments(
  { kind, when, min, max }: RecordDocuments,
  scope: NameScope,
  place: SourceLocation,
  only: RecordFilter | undefined,
): PlanDocuments {
  const asked = when === undefined ? undefined : compileCondition(when, scope, place.at('when'));
  const bound = (name: 'min' | 'max', value: unknown) =>
    value === undefined ? {} : { [name]: compileOperand(value, scope, place.at(name)) };
  const documents: PlanDocuments = { kind, ...(asked && { when: asked }) };
  if (min === undefined && max === undefined) return documents;
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    throw place
      .at('min')
      .error('inverted-range', 'min is above max, so every record fails', 'Swap min and max.');
  const conditions = [...(only ? [filterCondition(only)] : []), ...(asked ? [asked] : [])];
  const own: PlanDemand = {
    ...(conditions.length > 0 && { when: { all: conditions } }),
    ...bound('min', min ?? 0),
    ...bound('max', max),
  };
  return { ...documents, demands: [own] };
}
