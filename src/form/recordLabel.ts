import { recordAt } from '../../transforms/claims/claimFields.ts';
import { isAmong } from '../../transforms/claims/only.ts';
import type { ClaimRecord } from '../../transforms/claims/types.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { isModelName, type ModelName } from '../../transforms/config/names.ts';
import { choiceGroupsOf } from '../../transforms/pages/choiceGroups.ts';
import { blockOfRecord, type RecordBlock, recordBlocksOf } from '../../transforms/pages/recordBlocks.ts';
import type { LeafUiSchema, ListUiSchema, PageSchema } from '../../transforms/pages/types.ts';
import type { UiText } from '../../widgets/texts.ts';
import type { ClaimPageProps } from './types.ts';

type Shown = Pick<ClaimPageProps, 'page' | 'claim' | 'drafts'>;

const isList = (ui: object): ui is ListUiSchema => 'ui:field' in ui && typeof ui['ui:field'] === 'string';

/** What the page has at a path of the claim: a field, or a field of a list's records; undefined for all else. */
export function leafAt(page: PageSchema, path: string, block?: RecordBlock): LeafUiSchema | undefined {
  const [model = '', ...rest] = path.split('.');
  const ui = isModelName(model) ? page.uiSchema[model] : undefined;
  if (!ui) return undefined;
  const fields = isList(ui) ? ui.items : ui;
  const name = rest.at(-1) ?? '';
  if (name.startsWith('@') && rest.length > 1) return block?.documents?.ui;
  return block?.columns?.[name]?.ui ?? (fields as Record<string, LeafUiSchema>)[name];
}

const isSaved = (record: string) => /^\d+$/.test(record);

/** What is in a record of the page: a saved one by its index, or a draft by its id. */
function valuesOf({ claim, drafts }: Shown, model: ModelName, record: string): ClaimRecord | undefined {
  if (isSaved(record)) return recordAt(claim, model, Number(record));
  return drafts[model]?.find(({ id }) => id === record)?.values;
}

/** The block that has a record: of several that share the list the one whose record it is (C8-14). */
export function blockAt(shown: Shown, model: ModelName, record: string): RecordBlock | undefined {
  return blockOfRecord(shown.page, model, valuesOf(shown, model, record));
}

/** The place of a record in its block, from 1 on: a saved one's by its index, a draft stands behind them all. */
function numberOf({ claim, drafts }: Shown, { model, only }: RecordShareOf, record: string): number {
  const begun = (drafts[model] ?? []).filter(({ values }) => isAmong(only, values));
  const draft = begun.find(({ id }) => id === record);
  const saved = placedRecordsIn(claim[model]).filter((placed) => isAmong(only, placed.record));
  const index = isSaved(record) ? Number(record) : (draft?.index ?? null);
  if (index !== null) return saved.filter((placed) => placed.index < index).length + 1;
  const fresh = begun.filter((candidate) => candidate.index === null);
  return saved.length + fresh.findIndex(({ id }) => id === record) + 1;
}

type RecordShareOf = Pick<RecordBlock, 'model' | 'only'>;

/** What people call one record of a list: `Charge 2`, or what the page's author calls it. */
function recordName(
  shown: Shown,
  model: ModelName,
  record: string,
  block: RecordBlock | undefined,
  text: UiText,
): string {
  const number = numberOf(shown, block ?? { model }, record);
  const own = block?.labels.record;
  const name = own?.replaceAll('{number}', String(number)) ?? text('Ui_Record', { number });
  // Where blocks share a list, a number alone could be that of another block's record.
  return block?.only && block.title ? `${block.title}, ${name}` : name;
}

/**
 * The label of a field or of a group of boxes, with its record's name before it: `Charge 2, Date`; of a block that
 * shares its list the block's title; undefined for what no label names.
 */
export function labelAt(shown: Shown, path: string, text: UiText): string | undefined {
  const group = choiceGroupsOf(shown.page).find((candidate) => candidate.path === path);
  const [model = '', record] = path.split('.');
  const list = isModelName(model) ? recordBlocksOf(shown.page, model) : [];
  const own = list.find((block) => block.only && block.path === path);
  if (own) return own.title;
  const block = isModelName(model) && record !== undefined ? blockAt(shown, model, record) : undefined;
  const label = group?.label ?? leafAt(shown.page, path, block)?.['ui:options'].label;
  if (!isModelName(model) || record === undefined) return label;
  const ui = shown.page.uiSchema[model];
  if (!ui || !isList(ui)) return label;
  const name = recordName(shown, model, record, block, text);
  return label === undefined ? name : `${name}, ${label}`;
}

/** The errors with those of unfinished records, where their list says that it has such: each names what it lacks. */
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
