import { satisfiable } from '../../transforms/conditions/satisfiable.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { usesOf } from '../meaning/conditions.ts';
import { typedDomain } from '../meaning/typedDomain.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** Mask of a field with the condition under which it applies. */
interface ConditionalMask {
  mask: string;
  when: CompiledCondition;
  pointer: string;
}

/** Maps file and pointer of each condition of a placed field to the condition. */
type FieldConditions = ReadonlyMap<string, CompiledCondition>;

const LIMITS = { nodes: 4_000 };

/** Reports two different masks in the dependencies of a placed field whose conditions can hold at once (R4-14). */
export const maskConflict = defineCheck({
  code: 'mask-conflict',
  severity: 'error',
  summary: 'two masks that can apply at once',
  needs: 'file',
  *run(view) {
    const conditions = fieldConditions(view);
    for (const { file, placements } of view.pages) {
      for (const placement of placements) {
        const masked = masksOf(placement, file, conditions);
        for (const [index, later] of masked.entries()) {
          const earlier = masked.slice(0, index).find((other) => canClash(other, later));
          if (!earlier) continue;
          yield {
            file,
            pointer: later.pointer,
            message: `The masks ${earlier.mask} and ${later.mask} of the field ${placement.name} can apply at once.`,
            hint: 'Write conditions that cannot hold together, such as two values of one field.',
          };
        }
      }
    }
  },
});

function fieldConditions(view: BundleView): FieldConditions {
  const ofFields = usesOf(view).conditions.filter(({ role }) => role === 'field');
  return new Map(
    ofFields.map(({ placeOf, when }) => {
      const { file, pointer } = placeOf([]);
      return [`${file}${pointer}`, when];
    }),
  );
}

/**
 * Returns the masks of a field's dependencies, without those whose condition is at fault, which another check reports.
 */
function masksOf(
  { field, pointer }: Placement,
  file: string,
  conditions: FieldConditions,
): ConditionalMask[] {
  return (field.dependencies ?? []).flatMap(({ mask }, index) => {
    const at = `${pointer}/dependencies/${index}`;
    const when = conditions.get(`${file}${at}/when`);
    return mask !== undefined && when ? [{ mask, when, pointer: `${at}/mask` }] : [];
  });
}

function canClash(a: ConditionalMask, b: ConditionalMask): boolean {
  return a.mask !== b.mask && satisfiable([a.when, b.when], { domainOf: typedDomain }, LIMITS) !== 'no';
}
