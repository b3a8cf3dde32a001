import { camelCase } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { suggest } from '../findings/didYouMean.ts';
import { defineCheck } from './check.ts';

/** Reports a field in the `order` of display rows that the rows do not show (C12-10), because it moves nothing. */
export const unknownOrder = defineCheck({
  code: 'unknown-order',
  severity: 'warning',
  summary: 'an order of fields that names another field',
  needs: 'file',
  *run({ pages }) {
    for (const { file, page } of pages)
      for (const [index, block] of page.blocks.entries()) {
        if (block.kind !== 'displayRows' || !block.order) continue;
        const fields = block.fields.map(({ name }) => camelCase(name));
        for (const name of Object.keys(block.order)) {
          if (fields.includes(camelCase(name))) continue;
          yield {
            file,
            pointer: toPointer(['blocks', index, 'order', name]),
            part: 'key',
            message: `The row has no field ${name} to put in order.`,
            hint: suggest(name, fields, 'Its fields'),
          };
        }
      }
  },
});
