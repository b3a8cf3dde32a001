import { isModelName, type ModelName } from '../../transforms/config/names.ts';
import { choiceGroupsOf } from '../../transforms/pages/choiceGroups.ts';
import type { LeafUiSchema, ListUiSchema, PageSchema, RenderBlock } from '../../transforms/pages/types.ts';
import type { UiText } from '../../widgets/texts.ts';
import type { ClaimPageProps } from './types.ts';

type ListBlock = Extract<RenderBlock, { labels: { record?: string } }>;
type Shown = Pick<ClaimPageProps, 'page' | 'claim' | 'drafts'>;

const isListBlock = (block: RenderBlock, model: string): block is ListBlock =>
  'labels' in block && 'model' in block && block.model === model;

const isList = (ui: object): ui is ListUiSchema => 'ui:field' in ui && typeof ui['ui:field'] === 'string';

/** What the page has at a path of the claim: a field, or a field of a list's records; undefined for all else. */
export function leafAt(page: PageSchema, path: string): LeafUiSchema | undefined {
  const [model = '', ...rest] = path.split('.');
  const ui = isModelName(model) ? page.uiSchema[model] : undefined;
  if (!ui) return undefined;
  const fields = isList(ui) ? ui.items : ui;
  return (fields as Record<string, LeafUiSchema>)[rest.at(-1) ?? ''];
}

/** The place of a record in its list, from 1 on: a saved one's is its index, a draft stands behind them all. */
function numberOf({ claim, drafts }: Shown, model: ModelName, record: string): number {
  if (/^\d+$/.test(record)) return Number(record) + 1;
  const begun = drafts[model] ?? [];
  const draft = begun.find(({ id }) => id === record);
  if (draft && draft.index !== null) return draft.index + 1;
  const saved = claim[model];
  const fresh = begun.filter(({ index }) => index === null);
  return (Array.isArray(saved) ? saved.length : 0) + fresh.findIndex(({ id }) => id === record) + 1;
}

/** What people call one record of a list: `Charge 2`, or what the page's author calls it. */
function recordName(shown: Shown, model: ModelName, record: string, text: UiText): string {
  const number = numberOf(shown, model, record);
  const block = shown.page.uiSchema['ui:options'].blocks.find((candidate) => isListBlock(candidate, model));
  const own = block && isListBlock(block, model) ? block.labels.record : undefined;
  return own?.replaceAll('{number}', String(number)) ?? text('Ui_Record', { number });
}

/** The label of a field or of a group of boxes, with its record's name before it: `Charge 2, Date`; undefined for what no label names. */
export function labelAt(shown: Shown, path: string, text: UiText): string | undefined {
  const group = choiceGroupsOf(shown.page).find((candidate) => candidate.path === path);
  const label = group?.label ?? leafAt(shown.page, path)?.['ui:options'].label;
  const [model = '', record] = path.split('.');
  if (!isModelName(model) || record === undefined) return label;
  const ui = shown.page.uiSchema[model];
  if (!ui || !isList(ui)) return label;
  const name = recordName(shown, model, record, text);
  return label === undefined ? name : `${name}, ${label}`;
}

/** The errors with those of unfinished records, where their list says that it has such: each names what it lacks. */
export function withDrafts({ errors, drafts }: Pick<ClaimPageProps, 'errors' | 'drafts'>) {
  const all = { ...errors };
  for (const [model, begun] of Object.entries(drafts))
    for (const { id, errors: found } of errors[model] ? begun : [])
      for (const [field, texts] of Object.entries(found))
        all[field ? `${model}.${id}.${field}` : `${model}.${id}`] = texts;
  return all;
}
