import fc from 'fast-check';
import type { FileDescriptor } from '../../../transforms/claims/types.ts';
import { filesWithin } from '../entries.ts';
import { answer, type Model, savedEntries } from '../model.ts';
import { isOfDocument, partsOf, pathOfId } from '../places.ts';
import { byId, type Command, intend } from './command.ts';
import { answerable, idAt } from './entering.ts';

/** A small document that every server takes; no two of another name hold the same. */
const documentNamed = (name: string) =>
  Buffer.from(`%PDF-1.4\n%${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** The names of the files in a list: nobody attaches one twice. */
function namesIn(model: Model, list: string): string[] {
  return savedEntries(model, list).flatMap((record) =>
    Object.values(record).flatMap((value) =>
      value && typeof value === 'object' && 'name' in value ? [value.name] : [],
    ),
  );
}

/** A file that the list has not yet. */
export function freshName(model: Model, at: string, names: readonly string[]): string {
  const list = partsOf(at).model;
  const used = isOfDocument(at)
    ? [...namesIn(model, 'documentContexts'), ...filesWithin(model, list).map((file) => file.name)]
    : namesIn(model, list);
  return names.find((name) => !used.includes(name)) ?? `receipt-${used.length + 1}.pdf`;
}

const TYPE = 'application/pdf';

export const uploading: Command<'upload'> = {
  draw: intend(
    { name: fc.constantFrom('receipt.pdf', 'Vertrag Müller (2).pdf', 'image.pdf') },
    (model, { name }) => {
      const [field] = answerable(model, ['file']).filter(({ value }) => value === '');
      if (!field) return null;
      const at = pathOfId(field.id);
      return { do: 'upload', at, name: freshName(model, at, [name]) };
    },
  ),
  async perform({ page }, { at, name }, model) {
    const control = byId(page, idAt(model.seen, at));
    await control.focus();
    await control.setInputFiles({ name, mimeType: TYPE, buffer: documentNamed(name) });
  },
  learn(model, { at, name }) {
    const file: FileDescriptor = { name, size: documentNamed(name).length, type: TYPE };
    const { model: list } = partsOf(at);
    if (isOfDocument(at)) model.documents.set(list, [...filesWithin(model, list), file]);
    else answer(model, at, file);
  },
};
