import type { FieldOptions } from '../../schemas/uiOptions.ts';
import { recordAt } from '../../transforms/claims/claimFields.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName, type ModelName } from '../../transforms/ground/modelNames.ts';
import { choiceGroupsOf } from '../../transforms/pages/choiceGroups.ts';
import { blockOfRecord, type RecordBlock, recordBlocksOf } from '../../transforms/pages/recordBlocks.ts';
import type { LeafUiSchema, ListUiSchema, PageSchema } from '../../transforms/pages/types.ts';
import { joinedNames } from '../../transforms/texts/joinedNames.ts';
import type { Translate } from '../../widgets/translate.ts';
import type { ClaimPageProps } from './types.ts';

type Shown = Pick<ClaimPageProps, 'page' | 'claim' | 'drafts'> & Partial<Pick<ClaimPageProps, 'state'>>;

const isList = (ui: object): ui is ListUiSchema => 'ui:field' in ui && typeof ui['ui:field'] === 'string';

/**
 * Returns the uiSchema of the field at a path of the claim, also of a field in a record; undefined where there is none.
 * `block` is the block of the record, for columns of its own and for its documents (`@1`).
 */
export function leafAt(page: PageSchema, path: string, block?: RecordBlock): LeafUiSchema | undefined {
  const [model = '', ...rest] = pathSteps(path);
  const ui = isModelName(model) ? page.uiSchema[model] : undefined;
  if (!ui) return undefined;
  const fields = isList(ui) ? ui.items : ui;
  const [name = '', , inner] = isList(ui) && rest.length > 1 ? rest.slice(1) : rest;
  if (name.startsWith('@') && rest.length > 1) return block?.documents?.ui;
  const leaf = block?.columns?.[name]?.ui ?? (fields as Record<string, LeafUiSchema>)[name];
  return inner === undefined ? leaf : leaf?.items?.[inner];
}

/**
 * Returns the name of an entry of a list within a record: `Item 2`, or without an author's name for it, by the list:
 * `Things bought, Entry 2`; undefined outside such lists.
 */
function entryName(page: PageSchema, path: string, text: Translate, block?: RecordBlock): string | undefined {
  const [model, record, list, at, field] = pathSteps(path);
  if (field === undefined) return undefined;
  const options = leafAt(page, `${model}.${record}.${list}`, block)?.['ui:options'];
  if (!options) return undefined;
  const name = entryNameIn(options, Number(at) + 1, text);
  return options.recordLabel === undefined ? joinedNames([options.label, name], text) : name;
}

const isSaved = (record: string) => /^\d+$/.test(record);

/** Returns the values of a record: of a saved one by its index, or of a draft by its id. */
function valuesOf({ claim, drafts }: Shown, model: ModelName, record: string): ClaimRecord | undefined {
  if (isSaved(record)) return recordAt(claim, model, Number(record));
  return drafts[model]?.find(({ id }) => id === record)?.values;
}

/** Returns the block of a record: of several that share the list the one whose filter matches (C8-14). */
export function blockAt(shown: Shown, model: ModelName, record: string): RecordBlock | undefined {
  return blockOfRecord(shown.page, model, valuesOf(shown, model, record));
}

/** Returns the number of a record in its block, from 1 on; drafts of new records come after all saved ones. */
export function numberOf({ claim, drafts }: Shown, { model, only }: RecordShareOf, record: string): number {
  const begun = (drafts[model] ?? []).filter(({ values }) => matchesFilter(only, values));
  const draft = begun.find(({ id }) => id === record);
  const saved = placedRecordsIn(claim[model]).filter((placed) => matchesFilter(only, placed.record));
  const index = isSaved(record) ? Number(record) : (draft?.index ?? null);
  if (index !== null) return saved.filter((placed) => placed.index < index).length + 1;
  const fresh = begun.filter((candidate) => candidate.index === null);
  return saved.length + fresh.findIndex(({ id }) => id === record) + 1;
}

type RecordShareOf = Pick<RecordBlock, 'model' | 'only'>;

/** Block with optional texts for its records; displayed rows have none. */
interface Labelled {
  labels?: { record?: string };
}

/** Returns the name of a record by its number, as the block configures it: `Charge 2`; undefined where it does not. */
export const ownNameIn = (block: Labelled | undefined, number: number): string | undefined =>
  block?.labels?.record?.replaceAll('{number}', String(number));

/** Returns the name of a record by its number: as the block configures it, else `Entry 2`. */
export const recordNameIn = (block: Labelled | undefined, number: number, text: Translate): string =>
  ownNameIn(block, number) ?? text('Ui_Record', { number });

/** Text keys about a record, with its name, and with its number alone. */
const NUMBERED = {
  Ui_EditEntry: 'Ui_EditRecord',
  Ui_DeleteEntry: 'Ui_DeleteRecord',
  Ui_EntrySaved: 'Ui_RecordSaved',
  Ui_EntryDeleted: 'Ui_RecordDeleted',
  Ui_EntryDeletedUndo: 'Ui_RecordDeletedUndo',
  Ui_EntryRestored: 'Ui_RecordRestored',
  Ui_EntryLeft: 'Ui_RecordLeft',
} as const;

/** Returns a text about a record: `Charge 2 is saved.`, or without a configured name `Entry 2 is saved.` */
export function recordMessage(
  block: Labelled | undefined,
  number: number,
  said: keyof typeof NUMBERED,
  text: Translate,
): string {
  const entry = ownNameIn(block, number);
  const undo = text('Ui_Undo');
  return entry === undefined ? text(NUMBERED[said], { number, undo }) : text(said, { entry, undo });
}

/** Returns the name of an entry of a list within a record by its number: as configured, else `Entry 2`. */
export const entryNameIn = (
  { recordLabel }: Pick<FieldOptions, 'recordLabel'>,
  number: number,
  text: Translate,
) => recordLabel?.replaceAll('{number}', String(number)) ?? text('Ui_Record', { number });

/** Returns the name of a record of a list: `Charge 2`, or the default. */
function recordName(
  shown: Shown,
  model: ModelName,
  record: string,
  block: RecordBlock | undefined,
  text: Translate,
): string {
  const number = numberOf(shown, block ?? { model }, record);
  const name = recordNameIn(block, number, text);
  // With the block's title, because blocks that share a list have records of the same number.
  return block?.only && block.title ? joinedNames([block.title, name], text) : name;
}

/** Returns the path of the variant label of a field's block, where blocks have different ones (C15-03). */
function pathInBlock({ page, state }: Shown, path: string): string {
  const { blocks } = page.uiSchema['ui:options'];
  for (const block of blocks) {
    if (!('fields' in block) || state?.blocks[block.id]?.hidden) continue;
    for (const ref of block.fields)
      if (typeof ref !== 'string' && ref.path === path) return `${ref.model}.${ref.leaf ?? ref.name}`;
  }
  return path;
}

/** Names of a field: `Charge 2` in `within`, and `Date` as its own label. */
export interface NamedPlace {
  within: readonly string[];
  own: string | undefined;
}

/**
 * Returns the label of the field or choice group at a path, and the name of its record; for a block that shares its
 * list, the block's title.
 */
export function namesAt(shown: Shown, path: string, text: Translate): NamedPlace {
  const group = choiceGroupsOf(shown.page).find((candidate) => candidate.path === path);
  const [model = '', record] = pathSteps(path);
  const list = isModelName(model) ? recordBlocksOf(shown.page, model) : [];
  const own = list.find((block) => block.only && block.path === path);
  if (own) return { within: [], own: own.title };
  const block = isModelName(model) && record !== undefined ? blockAt(shown, model, record) : undefined;
  const label = group?.label ?? leafAt(shown.page, pathInBlock(shown, path), block)?.['ui:options'].label;
  const ui = isModelName(model) ? shown.page.uiSchema[model] : undefined;
  if (!isModelName(model) || record === undefined || !ui || !isList(ui)) return { within: [], own: label };
  const entry = entryName(shown.page, path, text, block);
  const within = [recordName(shown, model, record, block, text), ...(entry === undefined ? [] : [entry])];
  return { within, own: label };
}

/** Returns the page's errors by path, with those of the drafts of each list or block that has an error of its own. */
export function withDrafts(shown: Pick<ClaimPageProps, 'page' | 'errors' | 'drafts'>) {
  const { page, errors, drafts } = shown;
  const all = { ...errors };
  for (const [model, begun] of Object.entries(drafts))
    for (const { id, errors: found, values } of begun) {
      if (!errors[blockOfRecord(page, model, values)?.path ?? model]) continue;
      for (const [field, texts] of Object.entries(found))
        all[field ? `${model}.${id}.${field}` : `${model}.${id}`] = texts;
    }
  return all;
}
