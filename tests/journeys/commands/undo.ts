import { recordsOf } from '../../../transforms/claims/claimFields.ts';
import type { FileDescriptor } from '../../../transforms/ground/claim.ts';
import { kindWithin, moveEdited, withDocumentsOf } from '../entries.ts';
import { enter, type Model } from '../model.ts';
import { listModel, sectionOf } from '../shares.ts';
import { type Command, intend, tap } from './command.ts';
import { listOf } from './lists.ts';

/** The model knows one open entry of a list: a row that was not saved comes back where none is open. */
const canBeBroughtBack = ({ removed, drafts }: Model, list: string): boolean =>
  removed.has(list) && (removed.get(list)?.index !== undefined || !drafts.has(list));

/** The row that was deleted last is brought back. */
export const undoing: Command<'undo'> = {
  draw: intend({}, (model) => {
    const found = model.seen.lists.find(({ id, undo }) => undo && canBeBroughtBack(model, listOf(id)));
    return found ? { do: 'undo', list: listOf(found.id) } : null;
  }),
  perform: (world, { list }) => tap(world, `${sectionOf(list)} > .cw-undo button`),
  learn(model, { list }) {
    const removed = model.removed.get(list);
    if (!removed) return;
    model.removed.delete(list);
    const { index, record, documents } = removed;
    if (index !== undefined) {
      const entered = withDocumentsOf(model.entered, record, kindWithin(model.form, list), documents);
      const name = listModel(list);
      moveEdited(model, list, index, 1);
      enter(model, { ...entered, [name]: recordsOf(entered, name).toSpliced(index, 0, record) });
      return;
    }
    model.drafts.set(list, record);
    const files = documents?.flatMap(({ file }) => (file as FileDescriptor | null) ?? []);
    if (files) model.documents.set(list, files);
  },
};
