import fc from 'fast-check';
import { filesWithin } from '../entries.ts';
import { answer } from '../model.ts';
import { isOfDocument, partsOf, pathOfId } from '../places.ts';
import { type Command, intend } from './command.ts';
import { fileAt, held, numberOfFile } from './dropFile.ts';
import { choose, FILE_NAMES, fileNamed, freshName } from './upload.ts';

/** Another file is chosen where one was chosen already: it takes its place. */
export const replacingFile: Command<'replaceFile'> = {
  draw: intend({ which: fc.nat(5), name: fc.constantFrom(...FILE_NAMES) }, (model, { which, name }) => {
    const files = held(model);
    const field = files[which % Math.max(1, files.length)];
    if (!field) return null;
    const at = pathOfId(field.id);
    return {
      ...{ do: 'replaceFile', at, which: numberOfFile(model, field) },
      name: freshName(model, [name]),
    };
  }),
  perform: ({ page }, { at, which, name }, model) => choose(page, fileAt(model, at, which).id, name),
  learn(model, { at, which, name }) {
    const { list } = partsOf(at);
    const file = fileNamed(name);
    if (isOfDocument(at)) model.documents.set(list, filesWithin(model, list).with(which, file));
    else answer(model, at, file);
  },
};
