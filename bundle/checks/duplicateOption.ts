import { areEqual } from '../../transforms/values/equality.ts';
import { builtRules, meaningsOf } from '../meaning/builtRules.ts';
import type { Literal } from '../meaning/fieldValues.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a duplicate value among the options of a field, or in its `oneOf` (C12-10). */
export const duplicateOption = defineCheck({
  code: 'duplicate-option',
  severity: 'warning',
  summary: 'one value twice among options',
  needs: 'file',
  *run(view) {
    for (const { file, placements } of view.pages)
      for (const { field, pointer, name } of placements) {
        const values = (field.options ?? []).map(({ value }) => value);
        yield* repeated(values, name, (index) => ({ file, pointer: `${pointer}/options/${index}/value` }));
      }
    for (const { field, rules } of builtRules(view)) {
      if (!field) continue;
      for (const { place } of meaningsOf(rules, 'values')) {
        // The values of a list are in a file of their own, at a place without ordinal parameters.
        const written = field.field.rules.find(
          (_rule, index) => field.field.place.at('rules', index).pointer === place.pointer,
        );
        const at = (index: number) => place.at('ordinalParams', index);
        yield* repeated(written?.ordinalParams ?? [], field.field.name, at);
      }
    }
  },
});

function* repeated(
  values: readonly Literal[],
  name: string,
  placeOf: (index: number) => Pick<Found, 'file'> & { pointer: string },
): Generator<Found> {
  for (const [index, value] of values.entries()) {
    const earlier = values.slice(0, index);
    if (!earlier.some((other) => areEqual({ value: other }, { value }))) continue;
    const { file, pointer } = placeOf(index);
    yield {
      file,
      pointer,
      message: `${name} has the value ${JSON.stringify(value)} twice.`,
      hint: 'Give each option a value of its own, or take one of the two away.',
    };
  }
}
