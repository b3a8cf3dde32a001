import type { FieldConfig, ModelConfig } from './modelConfig.ts';

/**
 * Returns the fields of a model, or those of the records of a list field in it; undefined where there is no such thing.
 */
export const configFieldsOf = (
  model: ModelConfig | undefined,
  list: string | undefined,
): readonly FieldConfig[] | undefined =>
  list === undefined ? model?.fields : model?.fields.find(({ name }) => name === list)?.fields;
