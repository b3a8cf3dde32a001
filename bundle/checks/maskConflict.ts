import type { Dependency } from '../../schemas/generated/types.ts';
import type { Check } from './check.ts';
import { areExclusive } from './exclusiveConditions.ts';

/** R4-14: two different masks that can apply at once. */
export const maskConflict: Check = {
  code: 'mask-conflict',
  *run({ pages }) {
    for (const { file, placements } of pages) {
      for (const { field, pointer, name } of placements) {
        const masked = (field.dependencies ?? []).map((dependency, index) => ({ ...dependency, index }));
        for (const later of masked) {
          const earlier = masked.find((other) => other.index < later.index && canClash(other, later));
          if (!earlier) continue;
          yield {
            file,
            pointer: `${pointer}/dependencies/${later.index}/mask`,
            message: `The masks ${earlier.mask} and ${later.mask} of the field ${name} can apply at once.`,
            hint: 'Write conditions that cannot hold together, such as two values of one field.',
          };
        }
      }
    }
  },
};

function canClash(a: Dependency, b: Dependency): boolean {
  return a.mask !== undefined && b.mask !== undefined && a.mask !== b.mask && !areExclusive(a.when, b.when);
}
