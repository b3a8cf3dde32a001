import type { SourceLocation } from '../config/errors.ts';
import type { CompiledCondition, CompiledOperand } from '../ground/expressions.ts';
import type { FormModel, Origin } from './formModel.ts';

/** File of a bundle and JSON pointer in it. */
type FilePlace = Pick<SourceLocation, 'file' | 'pointer'>;

/**
 * Returns the index key of a location, with its owner where it is given, because the fields of an address share the
 * location of their block.
 */
const keyOf = ({ file, pointer }: FilePlace, owner = ''): string => `${file}#${pointer}#${owner}`;

function keysOf({ at, isWritten, owner }: Origin): string[] {
  const place = at([]);
  return [...(isWritten ? [keyOf(place)] : []), ...(owner ? [keyOf(place, owner.key)] : [])];
}

/** Creates an index of conditions or operands of a form by location. */
function indexed<Node extends Origin>(nodesOf: (model: FormModel) => readonly Node[]) {
  const indexes = new WeakMap<FormModel, ReadonlyMap<string, Node>>();
  const indexOf = (model: FormModel): ReadonlyMap<string, Node> =>
    new Map(nodesOf(model).flatMap((node) => keysOf(node).map((key) => [key, node] as const)));
  return (model: FormModel, place: FilePlace, owner?: string): Node | undefined => {
    const index = indexes.get(model) ?? indexOf(model);
    indexes.set(model, index);
    return index.get(keyOf(place, owner));
  };
}

const conditions = indexed(({ conditions: nodes }) => nodes);
const operands = indexed(({ operands: nodes }) => nodes);

/**
 * Returns the condition at a location, or with `owner` that of the field with this key; undefined where there is none,
 * or it is faulty.
 */
export const conditionAt = (
  model: FormModel,
  place: FilePlace,
  owner?: string,
): CompiledCondition | undefined => conditions(model, place, owner)?.condition;

/** Returns the operand at a location that is in no condition; undefined where there is none, or it is faulty. */
export const operandAt = (model: FormModel, place: FilePlace): CompiledOperand | undefined =>
  operands(model, place)?.operand;
