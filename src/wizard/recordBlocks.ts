import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { listPath, matchesFilter } from '../../transforms/claims/recordFilter.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { Draft } from '../stores/claimState.ts';
import type { Wizard } from './wizard.ts';

/** The blocks of any page which have a record of a list (C8-14). */
function blocksOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const { plan } = wizard.bundle().loaded;
  const placements = planModelOf(plan, model)?.placements ?? [];
  return placements.filter((placement) => matchesFilter(placement.only, record));
}

/** Those of the page that is shown. */
export function shownBlocksOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const { plan } = wizard.bundle().loaded;
  const page = plan.pages.findIndex(({ name }) => name === wizard.state.page);
  return blocksOfRecord(wizard, model, record).filter((placement) => placement.page === page);
}

/** Those of the page that is shown, or of others where it has none: a row is left by what takes its page away, too. */
export function shownOrOtherBlocksOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const here = shownBlocksOfRecord(wizard, model, record);
  return here.length > 0 ? here : blocksOfRecord(wizard, model, record);
}

/** Where messages about the drafts of a draft's block stand. */
export function pathOfDraft(wizard: Wizard, { model, record }: Draft): string {
  const [place] = shownBlocksOfRecord(wizard, model, record);
  return place ? listPath(model, place.block, place.only) : model;
}
