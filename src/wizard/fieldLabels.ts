import type { Block } from '../../schemas/generated/types.ts';
import { isAmong } from '../../transforms/claims/only.ts';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { camelCase, type ModelName } from '../../transforms/config/names.ts';
import { labelKeyOf, type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { contentText, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { FormBundle, NamedPage } from '../stores/forms.ts';

/** The placement of a field by the names that lead to it: `amount`, or `items`, `price` within a record's list. */
function placedAt({ page }: NamedPage, model: string, names: readonly string[]): Placement | undefined {
  const [within, name] = names.length > 1 ? names : [undefined, ...names];
  return placementsOf(page).find(
    (placement) => placement.model === model && placement.within === within && placement.name === name,
  );
}

function fieldLabelKey(named: NamedPage, model: string, names: readonly string[]): string | undefined {
  const placed = placedAt(named, model, names);
  return placed && labelKeyOf(placed);
}

/** A list is called by its block's title, or by that of its page. */
function listTitleKey({ page }: NamedPage, model: string): string | undefined {
  const block = page.blocks.find(
    (candidate) => 'model' in candidate && camelCase(candidate.model ?? '') === model,
  );
  if (!block) return undefined;
  return 'titleKey' in block && typeof block.titleKey === 'string' ? block.titleKey : page.titleKey;
}

function labelKey(bundle: FormBundle, path: string): string | undefined {
  const [model = '', ...rest] = path.split('.');
  const names = rest.filter((part) => !/^\d+$/.test(part));
  const keys = bundle.pages.map((named) =>
    names.length === 0 ? listTitleKey(named, model) : fieldLabelKey(named, model, names),
  );
  return keys.find((key) => key !== undefined);
}

const written = (key: string, texts: Texts) =>
  plainText(contentText(key, texts)).replace(/[.:](?=\u2069?$)/, '');

/** What people call the field or list at a path of the claim, as the form's pages do; undefined where none shows it. */
function labelAt(bundle: FormBundle, path: string, texts: Texts): string | undefined {
  const key = labelKey(bundle, path);
  return key === undefined ? undefined : written(key, texts);
}

/** A block that shares its list, and the number that a record has in it. */
interface Sharing {
  titleKey: string;
  number: number;
  recordKey: string | undefined;
  labelKey: string | undefined;
}

/** The key of what a block calls its records. */
const recordKeyOf = (block: Block): string | undefined =>
  'recordLabelKey' in block ? block.recordLabelKey : undefined;

/** The block that shares a list and has a record of it, or that messages stand at (C8-14). */
function sharingOf({ pages, loaded }: FormBundle, path: string, claim: ClaimDocument): Sharing | undefined {
  const [model = '', place = '', name] = path.split('.');
  const index = Number(place);
  const placements = loaded.plan.models.find((candidate) => candidate.name === model)?.placements ?? [];
  const records = placedRecordsIn(claim[model as ModelName]);
  const record = records.find((placed) => placed.index === index)?.record;
  const own = placements.find(({ block, only }) => only && (place === `@${block}` || isAmong(only, record)));
  const placed = pages
    .flatMap(({ page }) => placementsOf(page))
    .filter(({ block }) => block.id === own?.block);
  const block = placed[0]?.block;
  if (!own || !block || !('titleKey' in block) || block.titleKey === undefined) return undefined;
  const before = records.filter((other) => other.index < index && isAmong(own.only, other.record));
  const field = placed.find((candidate) => candidate.within === undefined && candidate.name === name);
  return {
    titleKey: block.titleKey,
    number: before.length + 1,
    recordKey: recordKeyOf(block),
    labelKey: field && labelKeyOf(field),
  };
}

/** What a record, or an entry of a list within it, is called by its number. */
function numbered(key: string | undefined, number: number, texts: Texts): string {
  return key === undefined
    ? productText('Ui_Record', texts, { number })
    : written(key, texts).replaceAll('{number}', String(number));
}

/** What leads to a field of an entry of a list within a record: `Receipt 1, Item 2, Price`; undefined for other paths. */
function entryNames(bundle: FormBundle, path: string, texts: Texts): string[] | undefined {
  const [model = '', record = '', list = '', at = '', name] = path.split('.');
  if (name === undefined) return undefined;
  const placed = bundle.pages.flatMap((named) => placedAt(named, model, [list]) ?? [])[0];
  if (!placed) return undefined;
  const { block, field } = placed;
  const entry = numbered(field.recordLabelKey, Number(at) + 1, texts);
  return [
    numbered(recordKeyOf(block), Number(record) + 1, texts),
    field.recordLabelKey === undefined ? `${written(labelKeyOf(placed), texts)}, ${entry}` : entry,
    labelAt(bundle, path, texts) ?? name,
  ];
}

/**
 * The same, of a block that shares its list with the block's title, and of its records with their numbers in it:
 * `Hours, Entry 2, Date`.
 */
export function nameAt(
  bundle: FormBundle,
  path: string,
  texts: Texts,
  claim: ClaimDocument,
): string | undefined {
  const sharing = sharingOf(bundle, path, claim);
  const entry = entryNames(bundle, path, texts);
  if (!sharing) return entry?.join(', ') ?? labelAt(bundle, path, texts);
  const { titleKey, number, recordKey, labelKey: own } = sharing;
  const title = written(titleKey, texts);
  if (path.includes('.@')) return title;
  const within = entry?.slice(1) ?? (own === undefined ? [] : [written(own, texts)]);
  return [title, numbered(recordKey, number, texts), ...within].join(', ');
}

/** The labels of several paths, each once, as a sentence lists them. What no page shows is not named. */
export function labelsAt(bundle: FormBundle, paths: readonly string[], texts: Texts): string {
  const labels = paths.flatMap((path) => labelAt(bundle, path, texts) ?? []);
  return new Intl.ListFormat(texts.culture).format(new Set(labels));
}
