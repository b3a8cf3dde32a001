import { camelCase, isModelName } from '../../transforms/ground/modelNames.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import type { Claim } from '../stores/claim.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import { type PrefillTarget, subModelTargets } from '../stores/prefill.ts';

function placed(bundle: FormConfiguration): PrefillTarget[] {
  const placements = bundle.pages.flatMap(({ page }) => placementsOf(page));
  return placements.flatMap(({ model, name, field, within }): PrefillTarget[] => {
    const column = field.prepopulatedDataKey;
    if (column === undefined || within !== undefined || model === undefined || !isModelName(model)) return [];
    const target: PrefillTarget = {
      model,
      field: name,
      column: camelCase(column),
    };
    if (field.defaultValue !== undefined) target.defaultValue = field.defaultValue;
    if (field.overrideEverDirtyFieldConstraint) target.override = true;
    return [target];
  });
}

/**
 * Returns every field that a row of the class list prefills: those whose placement names a class list column, and all
 * of a model that `prepopulatedSubModel` names (C6-14).
 */
export function prefillTargets(bundle: FormConfiguration, claim: Claim): PrefillTarget[] {
  const bySubModel = bundle.entries.flatMap((entry) =>
    subModelTargets(claim, entry.metadata.prepopulatedSubModel),
  );
  return [...bySubModel, ...placed(bundle)];
}
