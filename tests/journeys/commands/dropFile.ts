import fc from 'fast-check';
import { filesWithin } from '../entries.ts';
import { answer, type Model } from '../model.ts';
import type { SeenField } from '../observe.ts';
import { isOfDocument, partsOf, pathOfId } from '../places.ts';
import { type Command, intend, tap } from './command.ts';
import { answerable } from './entering.ts';

const held = (model: Model): SeenField[] => answerable(model, ['file']).filter(({ value }) => value !== '');

const atPath = (model: Model, at: string): SeenField[] => held(model).filter(({ id }) => pathOfId(id) === at);

/** A file that was chosen is taken out again. */
export const droppingFile: Command<'dropFile'> = {
  draw: intend({ which: fc.nat(5) }, (model, { which }) => {
    const files = held(model);
    const field = files[which % Math.max(1, files.length)];
    if (!field) return null;
    const at = pathOfId(field.id);
    return { do: 'dropFile', at, which: atPath(model, at).indexOf(field) };
  }),
  async perform(world, { at, which }, model) {
    const field = atPath(model, at)[which];
    if (!field) throw new Error(`The page shows no file ${which} at ${at}`);
    await tap(world, `.cw-file:has([id="${field.id}"]) .cw-file-chosen button`);
  },
  learn(model, { at, which }) {
    const { model: list } = partsOf(at);
    if (isOfDocument(at)) model.documents.set(list, filesWithin(model, list).toSpliced(which, 1));
    else answer(model, at, null);
  },
};
