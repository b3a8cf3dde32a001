import type { FieldNode, ModelNode } from './formModel.ts';

const withInner = (field: FieldNode): FieldNode[] => [field, ...field.fields.flatMap(withInner)];

/** Returns every field of a model, each followed by the fields of its records. */
export const fieldsIn = ({ fields }: Pick<ModelNode, 'fields'>): FieldNode[] => fields.flatMap(withInner);
