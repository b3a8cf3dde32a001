import type { Block } from '../../schemas/generated/types.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { labelKeyOf, placementsOf } from '../../transforms/pages/placements.ts';
import { joinedNames } from '../../transforms/texts/joinedNames.ts';
import { productText, type Texts } from '../../transforms/texts/lookUp.ts';
import type { NamedPlace } from '../form/recordLabel.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import { labelAt, labelInSentence, placedAt } from './fieldLabels.ts';

/** Filtered block, with the number that a record has in it. */
interface FilteredBlock {
  titleKey: string;
  number: number;
  recordKey: string | undefined;
  labelKey: string | undefined;
}

/** Returns the text key of a record's name in a block. */
const recordKeyOf = (block: Block): string | undefined =>
  'recordLabelKey' in block ? block.recordLabelKey : undefined;

/** Returns the filtered block that shows a record of a list, or that a path names as `@block` (C8-14). */
function filteredBlockOf(
  { pages, loaded }: FormConfiguration,
  path: string,
  claim: ClaimDocument,
): FilteredBlock | undefined {
  const [model = '', place = '', name] = pathSteps(path);
  const index = Number(place);
  const placements = planModelOf(loaded.plan, model)?.placements ?? [];
  const records = placedRecordsIn(claim[model as ModelName]);
  const record = records.find((placed) => placed.index === index)?.record;
  const own = placements.find(
    ({ block, only }) => only && (place === `@${block}` || matchesFilter(only, record)),
  );
  const placed = pages
    .flatMap(({ page }) => placementsOf(page))
    .filter(({ block }) => block.id === own?.block);
  const block = placed[0]?.block;
  if (!own || !block || !('titleKey' in block) || block.titleKey === undefined) return undefined;
  const before = records.filter((other) => other.index < index && matchesFilter(own.only, other.record));
  const field = placed.find((candidate) => candidate.within === undefined && candidate.name === name);
  return {
    titleKey: block.titleKey,
    number: before.length + 1,
    recordKey: recordKeyOf(block),
    labelKey: field && labelKeyOf(field),
  };
}

/** Returns the name of a record or entry with its number. */
function numbered(key: string | undefined, number: number, texts: Texts): string {
  return key === undefined
    ? productText('Ui_Record', texts, { number })
    : labelInSentence(key, texts).replaceAll('{number}', String(number));
}

const joined = (names: readonly string[], texts: Texts) =>
  joinedNames(names, (key, params) => productText(key, texts, params));

/** Returns the names on the path to a field of an entry: `Receipt 1, Item 2, Price`; undefined for other paths. */
function entryNames(bundle: FormConfiguration, path: string, texts: Texts): string[] | undefined {
  const [model = '', record = '', list = '', at = '', name] = pathSteps(path);
  if (name === undefined) return undefined;
  const placed = bundle.pages.flatMap((named) => placedAt(named, model, [list]) ?? [])[0];
  if (!placed) return undefined;
  const { block, field } = placed;
  const entry = numbered(field.recordLabelKey, Number(at) + 1, texts);
  return [
    numbered(recordKeyOf(block), Number(record) + 1, texts),
    field.recordLabelKey === undefined
      ? joined([labelInSentence(labelKeyOf(placed), texts), entry], texts)
      : entry,
    labelAt(bundle, path, texts) ?? name,
  ];
}

/** Splits names into that of the field or list itself, which is last, and those of the records that contain it. */
const placeOf = (names: readonly string[]): NamedPlace => ({ within: names.slice(0, -1), own: names.at(-1) });

/**
 * Returns the name of the field or list at a path of the claim (`own`; undefined where no page shows it), and those of
 * the records that contain it (`within`), for error messages and announcements. Records of a filtered block are
 * numbered within it, after its title: `Hours, Entry 2, Date`.
 */
export function fieldNamesAt(
  bundle: FormConfiguration,
  path: string,
  texts: Texts,
  claim: ClaimDocument,
): NamedPlace {
  const sharing = filteredBlockOf(bundle, path, claim);
  const entry = entryNames(bundle, path, texts);
  if (!sharing) return entry ? placeOf(entry) : { within: [], own: labelAt(bundle, path, texts) };
  const { titleKey, number, recordKey, labelKey: own } = sharing;
  const title = labelInSentence(titleKey, texts);
  if (path.includes('.@')) return { within: [], own: title };
  const record = [title, numbered(recordKey, number, texts)];
  if (entry) return placeOf([...record, ...entry.slice(1)]);
  return { within: record, own: own && labelInSentence(own, texts) };
}
