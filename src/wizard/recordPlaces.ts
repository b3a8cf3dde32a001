import { isAmong, listPath } from '../../transforms/claims/only.ts';
import type { ClaimRecord, PlanPlacement } from '../../transforms/claims/types.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import type { Draft } from '../stores/claimState.ts';
import type { Wizard } from './wizard.ts';

/** The blocks of the page that is shown which have a record of a list (C8-14). */
export function placesOfRecord(
  wizard: Wizard,
  model: ModelName,
  record: ClaimRecord | undefined,
): readonly PlanPlacement[] {
  const { plan } = wizard.bundle().loaded;
  const page = plan.pages.findIndex(({ name }) => name === wizard.state.page);
  const placements = plan.models.find(({ name }) => name === model)?.placements ?? [];
  return placements.filter((placement) => placement.page === page && isAmong(placement.only, record));
}

/** Where messages about the drafts of a draft's block stand. */
export function pathOfDraft(wizard: Wizard, { model, record }: Draft): string {
  const [place] = placesOfRecord(wizard, model, record);
  return place ? listPath(model, place.block, place.only) : model;
}
