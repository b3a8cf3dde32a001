import type { CompiledCondition, CompiledOperand } from '../conditions/types.ts';
import type { Place } from '../config/errors.ts';
import type { FormModel, Origin } from './formModel.ts';

/** A file of a bundle and a JSON pointer in it. */
type FilePlace = Pick<Place, 'file' | 'pointer'>;

const keyOf = ({ file, pointer }: FilePlace): string => `${file}#${pointer}`;

/** Index of what is written, by place: what a block brings along shares its place with others. */
function indexed<Node extends Origin>(nodesOf: (model: FormModel) => readonly Node[]) {
  const indexes = new WeakMap<FormModel, ReadonlyMap<string, Node>>();
  return (model: FormModel, place: FilePlace): Node | undefined => {
    const written = () => nodesOf(model).filter(({ isWritten }) => isWritten);
    const index = indexes.get(model) ?? new Map(written().map((node) => [keyOf(node.at([])), node]));
    indexes.set(model, index);
    return index.get(keyOf(place));
  };
}

const conditions = indexed(({ conditions: nodes }) => nodes);
const operands = indexed(({ operands: nodes }) => nodes);

/** Returns the condition that is written at a place; undefined where there is none, or it is at fault. */
export const conditionAt = (model: FormModel, place: FilePlace): CompiledCondition | undefined =>
  conditions(model, place)?.condition;

/** Returns the operand that is written at a place and stands for itself; undefined where there is none, or it is at fault. */
export const operandAt = (model: FormModel, place: FilePlace): CompiledOperand | undefined =>
  operands(model, place)?.operand;
