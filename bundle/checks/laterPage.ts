import { addConditionReads } from '../../transforms/conditions/references.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { usesOf } from '../meaning/conditions.ts';
import type { ConditionUse, Role } from '../meaning/conditionUse.ts';
import { answerKey, placedAnswers, setBy } from '../meaning/placedAnswers.ts';
import type { BundleView } from '../view/bundleView.ts';
import { formTypeOf, memoizePerBundle } from '../view/bundleView.ts';
import { defineCheck, TEST_FINDINGS } from './check.ts';
import { constancyIn } from './constantCondition.ts';

const ROLES: readonly Role[] = ['skip', 'exit', 'block', 'field'];

/** Reports conditions of a page, its exits, blocks and fields that read an answer of a later page (C12-10). */
export const laterPage = defineCheck({
  code: 'later-page',
  severity: 'warning',
  summary: 'a condition by an answer that is given on a later page',
  needs: 'bundle',
  silencedBy: TEST_FINDINGS,
  *run(view, isReported) {
    for (const use of usesOf(view).conditions) {
      if (!ROLES.includes(use.role) || !use.page) continue;
      const own = positionOf(view, use);
      // A condition to skip the first page is reported by another check.
      const later =
        own < 0 || (own === 0 && use.role === 'skip')
          ? undefined
          : readsOf(use).find((key) => (firstAsked(view).get(key) ?? -1) > own);
      // A constant condition is reported by another check.
      if (later === undefined || constancyIn(view, use, isReported) !== 'open') continue;
      const { file, pointer } = use.placeOf([]);
      const name = later.split(' ')[1];
      yield {
        file,
        pointer,
        message: `This looks at ${name}, which is asked on a later page: on the way here it is always empty.`,
        hint: `Ask for ${name} on this page or before it.`,
      };
    }
  },
});

function positionOf({ forms }: BundleView, { page }: ConditionUse): number {
  const sequence = forms.find(({ name }) => name === page?.form)?.pages ?? [];
  return sequence.indexOf(page?.name ?? '');
}

function readsOf({ when, rows, formType }: ConditionUse): string[] {
  const reads = new Set<string>();
  const keys = rows.map(({ model, within }) => (within === undefined ? model : `${model}.${within}`));
  addConditionReads(when, keys, reads);
  return [...reads].map((key) => `${formType} ${key}`);
}

/** Maps each list, and each field without default, prefill or calculation, to the first page on which it is entered. */
const firstAsked = memoizePerBundle((view: BundleView): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const [key, places] of placedAnswers(view))
    if (!places.some(({ placement }) => isFilledBefore(placement))) first.set(key, earliest(places));
  for (const [key, places] of recordBlocks(view)) first.set(key, earliest(places));
  for (const key of filledFields(view)) first.delete(key);
  return first;
});

const isFilledBefore = ({ field }: Placement): boolean =>
  setBy(field).length > 0 || field.prepopulatedDataKey !== undefined;

/** Returns the first position in the sequence; -1 for what only exit pages show. */
function earliest(places: readonly { position: number }[]): number {
  const inSequence = places.map(({ position }) => position).filter((position) => position >= 0);
  return inSequence.length > 0 ? Math.min(...inSequence) : -1;
}

/** Maps each list to the pages on which its records are entered. */
function recordBlocks(view: BundleView): Map<string, { position: number }[]> {
  const places = new Map<string, { position: number }[]>();
  for (const { form, name, page } of view.pages) {
    const position = view.forms.find((candidate) => candidate.name === form)?.pages.indexOf(name) ?? -1;
    for (const block of page.blocks) {
      if (block.kind !== 'recordManager' && block.kind !== 'recordTable') continue;
      const key = `${formTypeOf(form)} ${camelCase(block.model)}`;
      places.set(key, [...(places.get(key) ?? []), { position }]);
    }
  }
  return places;
}

/** Returns the fields that are computed, or prefilled from a row of the class list. */
function filledFields({ models }: BundleView): string[] {
  return models.all.flatMap(({ formType, name, fields }) => {
    const isFilled = models.all.some(
      ({ formType: other, config }) =>
        other === formType && camelCase(config.entry.metadata.prepopulatedSubModel ?? '') === name,
    );
    return [...fields.values()]
      .filter(({ field }) => isFilled || field.computed !== undefined)
      .map(({ within, field }) => answerKey(formType, name, within, field.name));
  });
}
