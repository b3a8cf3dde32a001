import type { ModelEntry, Page } from '../../schemas/generated/types.ts';
import { isSecretField } from '../../transforms/fields/secretField.ts';
import { joinPath } from '../../transforms/ground/claimPath.ts';
import { flatFields } from '../../transforms/ground/innerFields.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';

/**
 * Returns the fields of a form that are encrypted at rest, as `model.field` or `model.list.field`: those with the
 * format or a name of a bank or tax number, and those masked on the receipt.
 */
export function secretNumbers(entries: readonly ModelEntry[], pages: readonly Page[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { metadata, fields } of entries)
    for (const { field, list } of flatFields(fields))
      if (isSecretField(field))
        found.add(joinPath(...[metadata.dtoMapping, list?.name, field.name].map(camelCased)));
  for (const page of pages)
    for (const { field, model, within, name } of placementsOf(page))
      if (field.receipt !== undefined && model !== undefined) found.add(joinPath(model, within, name));
  return found;
}

const camelCased = (name: string | undefined) => name && camelCase(name);
