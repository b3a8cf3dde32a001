import { toPointer } from '../../transforms/ground/pointer.ts';
import { type ConditionUse, rowsAround } from '../meaning/conditionUse.ts';
import { constancyOf } from '../meaning/constancy.ts';
import { createOperandLookup } from '../meaning/operandLookup.ts';
import { type PlacementOnPage, placedAnswers } from '../meaning/placedAnswers.ts';
import { shownWhen } from '../meaning/shownWhen.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { type Check, type IsReported, TEST_FINDINGS } from './check.ts';

/** Reports conditions of a field, its block and its page that never hold together, so it is never shown (C12-10). */
export const neverShown: Check = {
  code: 'constant-condition',
  needs: 'bundle',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    const told = new Set<string>();
    for (const placed of [...placedAnswers(view).values()].flat()) {
      const pointer = contradictionAt(view, placed, isReported);
      const { file } = placed.page;
      if (pointer === undefined || told.has(file + pointer)) continue;
      told.add(file + pointer);
      yield {
        file,
        pointer,
        message:
          'This never holds together with the other conditions under which the same is shown: it is never shown.',
        hint: 'Look at the values that they compare, or join them with "any" in one condition.',
      };
    }
  },
};

/** Returns the pointer of the last of contradictory conditions, of block or field, where each alone can be true. */
function contradictionAt(
  view: BundleView,
  placed: PlacementOnPage,
  isReported: IsReported,
): string | undefined {
  const { block, blockIndex, field, pointer } = placed.placement;
  const ofBlock = (block.dependencies ?? []).length;
  const ofField = (field.dependencies ?? []).length;
  const ofPage = placed.page.page.skipWhen === undefined ? 0 : 1;
  if (ofBlock + ofField + ofPage < 2 || ofBlock + ofField === 0) return undefined;
  const withoutField = {
    ...placed,
    placement: { ...placed.placement, field: { ...field, dependencies: [] } },
  };
  if (ofBlock > 0 && isNever(view, withoutField, isReported))
    return toPointer(['blocks', blockIndex, 'dependencies', ofBlock - 1, 'when']);
  return ofField > 0 && isNever(view, placed, isReported)
    ? `${pointer}/dependencies/${ofField - 1}/when`
    : undefined;
}

function isNever(view: BundleView, placed: PlacementOnPage, isReported: IsReported): boolean {
  const shown = shownWhen(view, placed);
  const formType = formTypeOf(placed.page.form);
  const model = view.models.find(formType, placed.placement.model ?? '');
  if (!model || shown.length < 2) return false;
  const rows = rowsAround(model, placed.placement.within);
  const constancy = (when: ConditionUse['when']) => {
    const use: ConditionUse = { formType, rows, role: 'field', when, placeOf: () => model.config.place };
    return constancyOf(when, createOperandLookup(view, use), isReported(use));
  };
  // A condition that is constant alone is reported by another check.
  return shown.every((when) => constancy(when) === 'open') && constancy({ all: shown }) === 'never';
}
