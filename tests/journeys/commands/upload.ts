import fc from 'fast-check';
import type { Page } from 'playwright';
import { recordsOf } from '../../../transforms/claims/claimFields.ts';
import type { ClaimRecord, FileDescriptor } from '../../../transforms/ground/claim.ts';
import { filesWithin } from '../entries.ts';
import { answer, type Model } from '../model.ts';
import { isOfDocument, partsOf, pathOfId } from '../places.ts';
import { byId, type Command, intend } from './command.ts';
import { answerable, idAt } from './entering.ts';

/** A small document that every server takes; no two of another name hold the same. */
const documentNamed = (name: string) =>
  Buffer.from(`%PDF-1.4\n%${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

const namesOf = (records: Iterable<ClaimRecord>): string[] =>
  [...records].flatMap((record) =>
    Object.values(record).flatMap((value) =>
      value && typeof value === 'object' && 'name' in value ? [value.name] : [],
    ),
  );

/** The names of all files that were chosen, in saved entries and open ones: nobody attaches one twice. */
function namesChosen(model: Model): string[] {
  const { form, entered, drafts } = model;
  const saved = form.loaded.plan.models.flatMap(({ name }) => recordsOf(entered, name));
  const within = [...model.documents.values()].flat();
  return [...namesOf(saved), ...namesOf(drafts.values()), ...within.map(({ name }) => name)];
}

/** A file that was not chosen anywhere yet. */
export function freshName(model: Model, names: readonly string[]): string {
  const used = namesChosen(model);
  const more = Array.from({ length: used.length + 1 }, (_, index) => `receipt-${index + 2}.pdf`);
  return [...names, ...more].find((name) => !used.includes(name)) ?? 'receipt.pdf';
}

const TYPE = 'application/pdf';

/** Names that people give their files. */
export const FILE_NAMES = ['receipt.pdf', 'Vertrag Müller (2).pdf', 'image.pdf'];

/** Chooses a file in a control. */
export async function choose(page: Page, id: string, name: string): Promise<void> {
  const control = byId(page, id);
  await control.focus();
  await control.setInputFiles({ name, mimeType: TYPE, buffer: documentNamed(name) });
}

/** What a claim knows of such a file. */
export const fileNamed = (name: string): FileDescriptor => ({
  name,
  size: documentNamed(name).length,
  type: TYPE,
});

export const uploading: Command<'upload'> = {
  draw: intend({ name: fc.constantFrom(...FILE_NAMES) }, (model, { name }) => {
    const [field] = answerable(model, ['file']).filter(({ value }) => value === '');
    if (!field) return null;
    const at = pathOfId(field.id);
    return { do: 'upload', at, name: freshName(model, [name]) };
  }),
  async perform({ page }, { at, name }, model) {
    await choose(page, idAt(model.seen, at), name);
  },
  learn(model, { at, name }) {
    const file = fileNamed(name);
    const { list } = partsOf(at);
    if (isOfDocument(at)) model.documents.set(list, [...filesWithin(model, list), file]);
    else answer(model, at, file);
  },
};
