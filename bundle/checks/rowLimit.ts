import { counted } from '../findings/counted.ts';
import { blocksOf } from '../view/blocks.ts';
import { defineCheck } from './check.ts';

const COLUMNS = 12;
const COLUMNS_WITH_BUTTONS = 11;

/** Reports display rows with more values than a row has columns: 12, or 11 beside buttons (R5-45, R8-17). */
export const rowLimit = defineCheck({
  code: 'row-limit',
  severity: 'error',
  summary: 'a display row with too many values',
  needs: 'file',
  *run(view) {
    for (const { file, block, pointer } of blocksOf(view, 'displayRows')) {
      const hasButtons = block.allowDelete !== false || block.allowEdit === true;
      const most = hasButtons ? COLUMNS_WITH_BUTTONS : COLUMNS;
      if (block.fields.length <= most) continue;
      const row = hasButtons ? 'a row with buttons' : 'a row';
      yield {
        file,
        pointer: `${pointer}/fields/${most}`,
        message: `Max number of display fields exceeded: ${row} shows at most ${counted(most, 'value')}; this one has ${block.fields.length}.`,
        hint: `Take away ${block.fields.length - most} of the fields.`,
      };
    }
  },
});
