import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { type BundleView, memoizePerBundle } from '../view/bundleView.ts';
import { usesOf } from './conditions.ts';
import type { ConditionUse } from './conditionUse.ts';
import type { PlacementOnPage } from './placedAnswers.ts';

const byPage = memoizePerBundle((view: BundleView) => {
  const uses = new Map<string, ConditionUse[]>();
  for (const use of usesOf(view).conditions) {
    const { file } = use.page ?? {};
    if (file !== undefined) uses.set(file, [...(uses.get(file) ?? []), use]);
  }
  return uses;
});

/**
 * Returns the conditions that are all true while a placed field is shown and enabled: those of its page, its block and
 * its placement.
 */
export function shownWhen(view: BundleView, { page, placement }: PlacementOnPage): CompiledCondition[] {
  const { field, pointer, blockIndex } = placement;
  return (byPage(view).get(page.file) ?? []).flatMap((use): CompiledCondition[] => {
    const at = use.placeOf([]).pointer;
    if (use.role === 'skip') return [{ not: use.when }];
    if (use.role === 'block') return at.startsWith(`/blocks/${blockIndex}/dependencies/`) ? [use.when] : [];
    if (use.role !== 'field' || !at.startsWith(`${pointer}/dependencies/`)) return [];
    const index = Number(at.slice(`${pointer}/dependencies/`.length).split('/')[0]);
    const dependency = field.dependencies?.[index];
    return dependency?.hide === false && dependency.disable !== true ? [] : [use.when];
  });
}
