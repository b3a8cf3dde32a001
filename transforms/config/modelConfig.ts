import type { FieldType, ModelEntry, Operand, Rule } from '../../schemas/generated/types.ts';
import type { ModelKind, ModelName } from '../ground/modelNames.ts';
import type { SourceLocation } from './errors.ts';

/** Field of a model as read: names in camelCase, with its location in the bundle. */
export interface FieldConfig {
  name: string;
  type: FieldType;
  rules: readonly Rule[];
  clientOnly: boolean;
  computed?: Operand;
  /** Fields of a list's records. */
  fields?: readonly FieldConfig[];
  place: SourceLocation;
}

/** Model of a form as read. */
export interface ModelConfig {
  name: ModelName;
  kind: ModelKind;
  /** Rules of a list model as a whole. */
  rules: readonly Rule[];
  fields: readonly FieldConfig[];
  /** Model as written in models.json. */
  entry: ModelEntry;
  place: SourceLocation;
}
