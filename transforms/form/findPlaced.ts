import { rowWithin } from '../conditions/names.ts';
import { configModelOf } from '../config/configModelOf.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { fromPointer } from '../ground/pointer.ts';
import type { Placement } from '../pages/placements.ts';

/** Field to which a placement refers, with its model, and its list where it is in one. */
export interface PlacedField {
  model: ModelConfig;
  list?: FieldConfig;
  field: FieldConfig;
}

/**
 * Returns the location of a placement's block on its page, where its model is named if the placement does not name it.
 */
function blockOf({ blockIndex }: Placement, page: SourceLocation): SourceLocation {
  return page.at('blocks', blockIndex);
}

function findModel(placement: Placement, models: readonly ModelConfig[], page: SourceLocation): ModelConfig {
  const { model: name, field, pointer } = placement;
  if (name === undefined)
    throw blockOf(placement, page).error(
      'unknown-model',
      'Neither this block nor its fields say which model they are of',
      'Add "model" to the block, or to each field.',
      { name: placement.name },
    );
  const model = configModelOf(models, name);
  if (model) return model;
  const named = field.model === undefined ? blockOf(placement, page) : page.at(...fromPointer(pointer));
  throw named
    .at('model')
    .error('unknown-model', `The form has no model ${name}`, 'Name a model of the form by its dtoMapping.', {
      name,
    });
}

/**
 * Finds the field of a placement; undefined for a field within a list that the models lack. Throws a ConfigurationError
 * for any other unknown model or field.
 */
export function findPlaced(
  placement: Placement,
  models: readonly ModelConfig[],
  page: SourceLocation,
): PlacedField | undefined {
  const { within, name, pointer } = placement;
  const known = configModelOf(models, placement.model);
  if (within !== undefined && !known) return undefined;
  const model = findModel(placement, models, page);
  const list = within === undefined ? undefined : model.fields.find((field) => field.name === within);
  if (within !== undefined && !list) return undefined;
  const { fields } = list ? rowWithin(list) : model;
  const field = fields.find((candidate) => candidate.name === name);
  if (field) return list ? { model, list, field } : { model, field };
  throw page
    .at(...fromPointer(pointer), 'name')
    .error(
      'placed-field-missing',
      `${model.name} has no field ${name}`,
      'Correct the name, or add the field to the model.',
      { name, model: model.name },
    );
}

/** Returns the key of a placed field: `model.field`, or `model.list.field`. */
export function keyOfPlaced({ model, list, field }: PlacedField): string {
  return list ? `${model.name}.${list.name}.${field.name}` : `${model.name}.${field.name}`;
}
