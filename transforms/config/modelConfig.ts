import type { FieldType, ModelEntry, Operand, Rule } from '../../schemas/generated/types.ts';
import type { ModelKind, ModelName } from '../ground/modelNames.ts';
import type { SourceLocation } from './errors.ts';

/** A field of a model as it is read: names in camelCase, its place in the bundle known. */
export interface FieldConfig {
  name: string;
  type: FieldType;
  rules: readonly Rule[];
  clientOnly: boolean;
  computed?: Operand;
  /** The fields of a list's records. */
  fields?: readonly FieldConfig[];
  place: SourceLocation;
}

/** A model as it is read. */
export interface ModelConfig {
  name: ModelName;
  kind: ModelKind;
  /** Rules of a list model as a whole. */
  rules: readonly Rule[];
  fields: readonly FieldConfig[];
  entry: ModelEntry;
  place: SourceLocation;
}
