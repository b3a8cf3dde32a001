import type { ServedForm } from '../../../server/bundle/loadBundle.ts';
import type { Bundle } from '../../../transforms/config/bundle.ts';
import type { FieldValue } from '../../../transforms/ground/claim.ts';
import { placementsOf } from '../../../transforms/pages/placements.ts';
import { own } from '../../../transforms/values/own.ts';

/** Typical values with which the preview fills in a claim, one for each common kind of field. */
const USUAL: readonly FieldValue[] = [
  'Sample',
  'sample@example.com',
  true,
  '(206) 555-0100',
  '98101',
  '01/15/2020',
  '1',
  '100.00',
  1,
  'AB123456',
  '123456789',
  '021000021',
  '4821',
];

/** Returns a function that lists probable values of the field at a path: its options, then typical values. */
export function likelyValues(
  { pages }: Pick<ServedForm, 'pages'>,
  { lists }: Pick<Bundle, 'lists'>,
): (path: string) => readonly FieldValue[] {
  const placed = pages.flatMap(({ page }) => placementsOf(page));
  return (path) => {
    const fields = placed.flatMap(({ model, name, within, field }) =>
      within === undefined && `${model}.${name}` === path ? [field] : [],
    );
    const options = fields.flatMap((field) => [
      ...(field.options ?? []).map(({ value }) => value),
      ...(field.optionsList === undefined
        ? []
        : (own(lists, field.optionsList)?.values ?? []).slice(0, 5)
      ).map(({ value }) => value),
    ]);
    return [...options, ...USUAL];
  };
}
