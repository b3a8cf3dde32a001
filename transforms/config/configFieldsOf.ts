import type { FieldConfig, ModelConfig } from './modelConfig.ts';

/**
 * Returns the fields of a model of a configuration, or those of the records of its list field; undefined where the
 * model or the list field is missing.
 */
export const configFieldsOf = (
  model: ModelConfig | undefined,
  list: string | undefined,
): readonly FieldConfig[] | undefined =>
  list === undefined ? model?.fields : model?.fields.find(({ name }) => name === list)?.fields;
