import { camelCase } from '../../transforms/ground/modelNames.ts';
import { blocksOf } from '../view/blocks.ts';
import { defineCheck } from './check.ts';

/** Reports editable rows of a list whose records no page of the form edits (C15-04). */
export const uneditedList = defineCheck({
  code: 'unedited-list',
  severity: 'error',
  summary: 'display rows that may be edited, of a list that no page edits',
  needs: 'bundle',
  *run(view) {
    const editing = blocksOf(view, 'recordManager', 'recordTable').filter(
      ({ block }) => block.allowEdit !== false,
    );
    for (const { file, form, block, pointer } of blocksOf(view, 'displayRows')) {
      if (block.allowEdit !== true) continue;
      const model = camelCase(block.model);
      if (editing.some((other) => other.form === form && camelCase(other.block.model) === model)) continue;
      yield {
        file,
        pointer: `${pointer}/allowEdit`,
        message: `These rows may be edited, but no page of the form edits the list ${model}: Edit would lead nowhere.`,
        hint: 'Take allowEdit away, or add a recordManager or recordTable of the list to a page of the form.',
      };
    }
  },
});
