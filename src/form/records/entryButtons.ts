import { type RecordBlock, recordBlocks } from '../../../transforms/pages/recordBlocks.ts';
import type { LeafUiSchema, PageSchema } from '../../../transforms/pages/types.ts';
import type { Translate } from '../../../widgets/translate.ts';
import { leafAt } from '../recordLabel.ts';

/** Labels of the buttons that save and discard a record, which messages quote. */
type EntryButtons = Record<'finish' | 'leave', string>;

/** Returns the button labels of a record's form by its block and fields: with a file field, Save is Upload (R9-09). */
export function entryButtons(
  block: RecordBlock,
  fields: readonly (LeafUiSchema | undefined)[],
  text: Translate,
): EntryButtons {
  if (block.kind === 'recordTable') return { finish: text('Ui_RowDone'), leave: text('Ui_Delete') };
  const { finish, cancel } = block.labels;
  const isFile = fields.some((field) => field?.['ui:options'].type === 'file');
  return {
    finish: finish ?? text(isFile ? 'Ui_Upload' : 'Ui_SaveRecord'),
    leave: cancel ?? text('Ui_Cancel'),
  };
}

/** Returns the button labels of the records of the block at a path; undefined where the page has no such block. */
export function entryButtonsAt(page: PageSchema, path: string, text: Translate): EntryButtons | undefined {
  const block = recordBlocks(page).find((candidate) => candidate.path === path);
  return (
    block &&
    entryButtons(
      block,
      block.fields.map((name) => leafAt(page, `${block.model}.0.${name}`, block)),
      text,
    )
  );
}
