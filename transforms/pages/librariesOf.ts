import type { Page } from '../../schemas/generated/types.ts';
import { planFieldOf } from '../claims/planIndex.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { LibraryPart } from '../ground/runtimePart.ts';
import { placementsOf } from './placements.ts';

/** Returns the libraries that the rules of a page's fields need. */
export function librariesOf(page: Page, plan: FormPlan): LibraryPart[] {
  const needed = placementsOf(page).flatMap(({ model, within, name }) => {
    const field =
      within === undefined ? planFieldOf(plan, model, name) : planFieldOf(plan, model, within, name);
    return field?.libraries ?? [];
  });
  return [...new Set(needed)];
}
