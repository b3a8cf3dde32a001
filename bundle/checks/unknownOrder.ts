import { camelCase } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { suggest } from '../findings/didYouMean.ts';
import { defineCheck } from './check.ts';

/** C12-10: the order of a row names a field that the row does not have: the one that is meant stays where it was. */
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
