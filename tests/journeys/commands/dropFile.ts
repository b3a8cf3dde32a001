import fc from 'fast-check';
import { filesWithin } from '../entries.ts';
import { answer, type Model } from '../model.ts';
import type { SeenField } from '../observe.ts';
import { isOfDocument, partsOf, pathOfId } from '../places.ts';
import { type Command, intend, tap } from './command.ts';
import { answerable } from './entering.ts';

/** The controls that hold a file. */
export const held = (model: Model): SeenField[] =>
  answerable(model, ['file']).filter(({ value }) => value !== '');

const atPath = (model: Model, at: string): SeenField[] => held(model).filter(({ id }) => pathOfId(id) === at);

/** Which of the files of its place a control holds. */
export const numberOfFile = (model: Model, field: SeenField): number =>
  atPath(model, pathOfId(field.id)).indexOf(field);

/** The control of a file, by its place and number; raises where the page shows none. */
export function fileAt(model: Model, at: string, which: number): SeenField {
  const field = atPath(model, at)[which];
  if (!field) throw new Error(`The page shows no file ${which} at ${at}`);
  return field;
}

/** A file that was chosen is taken out again. */
export const droppingFile: Command<'dropFile'> = {
  draw: intend({ which: fc.nat(5) }, (model, { which }) => {
    const files = held(model);
    const field = files[which % Math.max(1, files.length)];
    if (!field) return null;
    return { do: 'dropFile', at: pathOfId(field.id), which: numberOfFile(model, field) };
  }),
  async perform(world, { at, which }, model) {
    const { id } = fileAt(model, at, which);
    await tap(world, `.cw-file:has([id="${id}"]) .cw-file-chosen button`);
  },
  learn(model, { at, which }) {
    const { list } = partsOf(at);
    if (isOfDocument(at)) model.documents.set(list, filesWithin(model, list).toSpliced(which, 1));
    else answer(model, at, null);
  },
};
