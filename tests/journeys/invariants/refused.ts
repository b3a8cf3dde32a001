import { fitToMask } from '../../../transforms/masks/fitToMask.ts';
import { type Mask, maskOf } from '../../../transforms/masks/masks.ts';
import { placementsOf } from '../../../transforms/pages/placements.ts';
import { textsIn } from '../../../transforms/texts/builtIn.ts';
import { typeOfField } from '../commands/entering.ts';
import type { Model } from '../model.ts';
import { partsOf } from '../places.ts';
import type { FieldPath } from '../step.ts';

/** The masks that a field may have, whatever else is answered. */
export function masksAt({ form, ...model }: Model, path: FieldPath): Mask[] {
  const { model: name, field } = partsOf(path);
  const [own, , inner] = field.split('.');
  const placed = form.pages
    .flatMap(({ page }) => placementsOf(page))
    .filter((placement) => placement.model === name && placement.name === own)
    .flatMap(({ field: placement }) =>
      inner === undefined ? [placement] : (placement.columns ?? []).filter((column) => column.name === inner),
    );
  const names = placed.flatMap(({ maskName, component, dependencies = [] }) => [
    maskName,
    component === 'date' ? 'date' : undefined,
    ...dependencies.map(({ mask }) => mask),
  ]);
  if (typeOfField({ form, ...model }, path) === 'date') names.push('date');
  return [...new Set(names)].flatMap((mask) => (mask === undefined ? [] : [maskOf(mask)]));
}

/** What a mask says of text that it cannot hold. */
export const saysOf = (mask: Mask, { form }: Model, culture: string): string =>
  String(textsIn(culture, form.bundle.content).active[mask.mismatch]);

/** Every text that a mask says, of whatever field. */
export const isOfMasks = (key: string): boolean => /^Ui_Not(A|An)[A-Z]/.test(key);

/** Whether a field may say that it wants something else than one of the texts that stood in it. */
export function isRefused(
  model: Model,
  path: FieldPath,
  culture: string,
  said: string,
  texts: string[],
): boolean {
  return masksAt(model, path).some(
    (mask) => saysOf(mask, model, culture) === said && texts.some((text) => fitToMask(text, mask) === null),
  );
}
