import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import { AUTHORED_KINDS } from '../../transforms/fields/fields.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { formTypeOf } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/**
 * Reports the `only` of a filtered block (C8-14) whose field the block cannot set on its new records: it is computed,
 * or of an unfit type. Also reports a value that does not fit the type, and a column of the block for the same field.
 */
export const wrongOnly = defineCheck({
  code: 'wrong-only',
  severity: 'error',
  summary: "a block of some of a list's records whose field has a column, a calculation or another type",
  needs: 'file',
  *run({ pages, models }) {
    for (const { file, form, page } of pages) {
      for (const [index, block] of page.blocks.entries()) {
        if (!('only' in block) || !block.only) continue;
        const model = models.find(formTypeOf(form), block.model);
        const name = camelCase(block.only.field);
        const field = model?.fields.get(name)?.field;
        if (!field) continue;
        const columns = block.fields.map((placed) => camelCase(placed.name));
        yield* faultsOf(field, block.only.equals, columns, { file, pointer: `/blocks/${index}` });
      }
    }
  },
});

function* faultsOf(
  { name, type, computed }: FieldConfig,
  equals: unknown,
  columns: readonly string[],
  { file, pointer }: { file: string; pointer: string },
): Generator<Found> {
  const { set } = AUTHORED_KINDS[type];
  if (!set || computed !== undefined)
    yield {
      file,
      pointer: `${pointer}/only/field`,
      message: `The field ${name} ${set ? 'is calculated' : `is a ${type}`}, so no block can set it on its records.`,
      hint: 'Name a field of text, number, date or boolean without a calculation.',
    };
  else if (!set.fits(equals))
    yield {
      file,
      pointer: `${pointer}/only/equals`,
      message: `The ${type} field ${name} never equals this.`,
      hint: `Give ${set.asked}.`,
    };
  const column = columns.indexOf(name);
  if (column >= 0)
    yield {
      file,
      pointer: `${pointer}/fields/${column}/name`,
      message: `Every record of this block has the same ${name}, which the block sets itself.`,
      hint: 'Take the column away.',
    };
}
