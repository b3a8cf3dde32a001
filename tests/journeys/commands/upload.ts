import fc from 'fast-check';
import type { FileDescriptor } from '../../../transforms/claims/types.ts';
import { answer } from '../model.ts';
import { pathOfId } from '../places.ts';
import { byId, type Command, intend } from './command.ts';
import { answerable, idAt } from './entering.ts';

/** A small document that every server takes; two of one name differ in what they hold. */
export const DOCUMENT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const TYPE = 'application/pdf';

export const uploading: Command<'upload'> = {
  draw: intend(
    { name: fc.constantFrom('receipt.pdf', 'Vertrag Müller (2).pdf', 'image.pdf') },
    (model, { name }) => {
      const [field] = answerable(model, ['file']).filter(({ value }) => value === '');
      return field ? { do: 'upload', at: pathOfId(field.id), name } : null;
    },
  ),
  async perform({ page }, { at, name }, model) {
    const control = byId(page, idAt(model.seen, at));
    await control.focus();
    await control.setInputFiles({ name, mimeType: TYPE, buffer: DOCUMENT });
  },
  learn(model, { at, name }) {
    const file: FileDescriptor = { name, size: DOCUMENT.length, type: TYPE };
    answer(model, at, file);
  },
};
