import { recordAt } from '../../transforms/claims/claimFields.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { camelCase, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { RecordFilter } from '../../transforms/ground/plan.ts';
import { pageState, rowState } from '../../transforms/pages/pageState.ts';
import { pageNamed } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

/** Block in which records of a list can be edited now. */
interface EditTarget {
  page: string;
  only: RecordFilter | undefined;
  fields: readonly string[];
}

/** Returns the shown blocks that edit records of a list, those of the open page first (C15-04). */
function editTargets(wizard: Wizard, model: ModelName): EditTarget[] {
  const { plan } = wizard.bundle().loaded;
  const { page } = wizard.state;
  const { document } = wizard.claim().state;
  const context = wizard.app.context();
  const { placements = [] } = planModelOf(plan, model) ?? {};
  const places = placements.flatMap((placed): EditTarget[] => {
    const name = plan.pages[placed.page]?.name ?? '';
    const block = pageNamed(wizard.bundle(), name).page.blocks.find(({ id }) => id === placed.block);
    if (block?.kind !== 'recordManager' && block?.kind !== 'recordTable') return [];
    const state = pageState(plan, name, document, context);
    if (block.allowEdit === false || state.skipped || state.blocks[block.id]?.hidden) return [];
    return [{ page: name, only: placed.only, fields: block.fields.map((field) => camelCase(field.name)) }];
  });
  return [...places.filter((place) => place.page === page), ...places.filter((place) => place.page !== page)];
}

/** Returns a function that tests, by index, if a saved record of a list can be edited on any page now. */
export function editable(wizard: Wizard, model: ModelName): (index: number) => boolean {
  const places = editTargets(wizard, model);
  return (index) => placeAmong(wizard, places, model, index) !== undefined;
}

const placeAmong = (wizard: Wizard, places: readonly EditTarget[], model: ModelName, index: number) => {
  const record = recordAt(wizard.claim().state.document, model, index);
  return record && places.find(({ only }) => matchesFilter(only, record));
};

/**
 * Returns the name of the page on which a saved record is edited, and the path of its first shown field; undefined
 * where it cannot be edited now.
 */
export function editTargetOf(
  wizard: Wizard,
  model: ModelName,
  index: number,
): { page: string; path: string } | undefined {
  const place = placeAmong(wizard, editTargets(wizard, model), model, index);
  if (!place) return undefined;
  const { plan } = wizard.bundle().loaded;
  const { document } = wizard.claim().state;
  const record = recordAt(document, model, index) ?? {};
  const states = rowState(plan, place.page, model, document, record, wizard.app.context());
  const field = place.fields.find((name) => !states[name]?.hidden) ?? '';
  return { page: place.page, path: `${model}.${index}.${field}` };
}
