import type { FieldType } from '../../schemas/generated/types.ts';
import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { parseDay } from '../../transforms/values/day.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { formTypeOf } from '../view/bundleView.ts';
import type { Check, Found } from './check.ts';

/** What each type of field can be equal to, in words and as a test. */
const LITERALS: Partial<Record<FieldType, [wanted: string, fits: (value: unknown) => boolean]>> = {
  string: ['a text', (value) => typeof value === 'string' && !isEmpty(value)],
  number: ['a number', (value) => typeof value !== 'boolean' && parseDecimal(value) !== null],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  date: ['a date MM/dd/yyyy', (value) => parseDay(value) !== null],
};

/** C8-14: the app sets the field of `only` on new records, so nobody else does. */
export const wrongOnly: Check = {
  code: 'wrong-only',
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
};

function* faultsOf(
  { name, type, computed }: FieldConfig,
  equals: unknown,
  columns: readonly string[],
  { file, pointer }: { file: string; pointer: string },
): Generator<Found> {
  const literal = LITERALS[type];
  if (!literal || computed !== undefined)
    yield {
      file,
      pointer: `${pointer}/only/field`,
      message: `The field ${name} ${literal ? 'is calculated' : `is a ${type}`}, so no block can set it on its records.`,
      hint: 'Name a field of text, number, date or boolean without a calculation.',
    };
  else if (!literal[1](equals))
    yield {
      file,
      pointer: `${pointer}/only/equals`,
      message: `The ${type} field ${name} never equals this.`,
      hint: `Give ${literal[0]}.`,
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
