import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { listPath, matchesFilter } from '../../transforms/claims/recordFilter.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { Draft } from '../stores/claimState.ts';
import type { Wizard } from './wizard.ts';

/** Returns the placements of a list, one for each block of any page, that show this record of it (C8-14). */
function blocksOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const { plan } = wizard.bundle().loaded;
  const placements = planModelOf(plan, model)?.placements ?? [];
  return placements.filter((placement) => matchesFilter(placement.only, record));
}

/** Returns the placements of a list, one for each block of the shown page, that show this record of it. */
export function shownBlocksOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const { plan } = wizard.bundle().loaded;
  const page = plan.pages.findIndex(({ name }) => name === wizard.state.page);
  return blocksOfRecord(wizard, model, record).filter((placement) => placement.page === page);
}

/**
 * Returns the placements of a list on the shown page that show this record of it. Where there are none, returns those
 * on other pages, because a row is also saved when its page is left.
 */
export function shownOrOtherBlocksOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const here = shownBlocksOfRecord(wizard, model, record);
  return here.length > 0 ? here : blocksOfRecord(wizard, model, record);
}

/** Returns the path at which messages about a draft are shown: that of its list, or of its filtered block. */
export function pathOfDraft(wizard: Wizard, { model, record }: Draft): string {
  const [place] = shownBlocksOfRecord(wizard, model, record);
  return place ? listPath(model, place.block, place.only) : model;
}
