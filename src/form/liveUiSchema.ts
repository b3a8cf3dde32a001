import { type RJSFSchema, shallowEquals, type UiSchema } from '@rjsf/utils';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { RecordLimits } from '../../transforms/pages/recordLimits.ts';
import {
  type FieldState,
  fieldOfLeaf,
  type LeafUiSchema,
  type ListUiSchema,
  type PageSchema,
  type PageState,
} from '../../transforms/pages/types.ts';
import { shareStructure } from '../stores/shareStructure.ts';
import type { PageFormContext } from './pageContext.ts';
import type { RecordDraft, SavedDocuments } from './types.ts';

/** RJSF uiSchema of a claim page, or of one of its fields. */
export type PageUiSchema = UiSchema<unknown, RJSFSchema, PageFormContext>;
type Drafts = Partial<Record<ModelName, readonly RecordDraft[]>>;
type ModelUi = Record<string, LeafUiSchema> | ListUiSchema;

/** State of a field without conditions: shown, enabled and optional. */
export const OPEN_STATE: FieldState = { hidden: false, disabled: false, required: false };

/** Returns the `ui:options` of a field for its current state: required, mask, first day, entries, limit. */
function liveOptions({ mask: own, days, placeholder, ...options }: FieldOptions, state: FieldState) {
  const mask = state.mask ?? own;
  return {
    ...options,
    required: state.required,
    ...(mask && { mask }),
    // The placeholder shows the shape of the configured mask; another mask has its own placeholder (C10-04).
    ...(placeholder !== undefined && mask === own && { placeholder }),
    ...(days && { days }),
    ...(state.firstDay && { days: { ...days, firstDay: state.firstDay } }),
    ...(state.entries && { entries: state.entries }),
    ...(state.limit !== undefined && { limit: state.limit }),
  };
}

/** Disables autofill, for fields that repeat another and for those about another person. */
const NOT_FILLED = { autocomplete: 'off' };

/** Additional `ui:options` of a field in a record. */
interface RecordOptions {
  enterKeyHint?: 'done';
  recordName?: string | undefined;
}

/** Returns a field's uiSchema with its current state: hidden, disabled or required, its mask and first day. */
export function leafUi(leaf: LeafUiSchema, state: FieldState, more: RecordOptions = {}): PageUiSchema {
  const { 'ui:widget': own, ...rest } = leaf;
  const mask = state.mask ?? leaf['ui:options'].mask;
  const isTyped = own === 'text' || own === 'mask';
  const shown = mask && (isTyped || own === 'confirm') ? 'mask' : isTyped ? 'text' : own;
  const widget = state.hidden ? 'hidden' : shown;
  return {
    ...rest,
    // A list within a record is rendered by its `ui:field`.
    ...((state.hidden || !leaf.items) && { 'ui:widget': widget }),
    'ui:disabled': state.disabled || state.held === true,
    'ui:options': {
      ...(own === 'confirm' && NOT_FILLED),
      ...liveOptions(leaf['ui:options'], state),
      ...(state.otherPerson && NOT_FILLED),
      ...more,
    },
  } as unknown as PageUiSchema;
}

interface Lists {
  drafts: Drafts;
  limits: RecordLimits;
  documents: SavedDocuments;
}

/** Returns the `ui:options` of a list: its drafts, the limits, and the names of its documents. */
function listOptionsNow(model: ModelName, { drafts, limits, documents }: Lists) {
  return { drafts: drafts[model] ?? [], limits, ...(documents[model] && { documents: documents[model] }) };
}

function isList(ui: ModelUi): ui is ListUiSchema {
  return typeof ui['ui:field'] === 'string';
}

type Fields = Record<string, PageUiSchema>;

/** Single model with its fields on the page: name, path and uiSchema. */
interface SingleModel {
  model: string;
  fields: readonly { name: string; path: string; leaf: LeafUiSchema }[];
}

const fieldsOf = (model: string, ui: Record<string, LeafUiSchema>): SingleModel['fields'] =>
  Object.entries(ui).map(([name, leaf]) => ({ name, path: `${model}.${fieldOfLeaf(name)}`, leaf }));

/**
 * Creates a function that returns the page's uiSchema for the current states, drafts and limits. Unchanged parts keep
 * their identity, by which RJSF skips their rendering.
 */
export function createLiveUiSchema(page: PageSchema) {
  const { 'ui:field': field, 'ui:options': options, ...models } = page.uiSchema;
  const singles: SingleModel[] = [];
  const listed: [ModelName, ListUiSchema][] = [];
  for (const [model, ui] of Object.entries(models))
    if (isList(ui)) listed.push([model as ModelName, ui]);
    else singles.push({ model, fields: fieldsOf(model, ui) });
  const leaves = new Map<LeafUiSchema, { state: FieldState; ui: PageUiSchema }>();
  let last: PageUiSchema | undefined;

  function leafNow(leaf: LeafUiSchema, state: FieldState): PageUiSchema {
    const known = leaves.get(leaf);
    if (known?.state === state) return known.ui;
    const ui = shareStructure(known?.ui, leafUi(leaf, state));
    leaves.set(leaf, { state, ui });
    return ui;
  }

  /** Returns the uiSchema of a single model's fields; the previous object where no field changed. */
  function fieldsNow({ model, fields }: SingleModel, { fields: states }: PageState): Fields {
    const before: Fields | undefined = last?.[model];
    const changed: Fields = {};
    for (const { name, path, leaf } of fields) {
      const ui = leafNow(leaf, states[path] ?? OPEN_STATE);
      if (before?.[name] !== ui) changed[name] = ui;
    }
    return before && Object.keys(changed).length === 0 ? before : { ...before, ...changed };
  }

  const listNow = (model: ModelName, ui: ListUiSchema, lists: Lists): object =>
    shareStructure(last?.[model], { ...ui, 'ui:options': listOptionsNow(model, lists) });

  return (
    state: PageState,
    drafts: Drafts,
    limits: RecordLimits = {},
    documents: SavedDocuments = {},
  ): PageUiSchema => {
    const blocks = options.blocks.filter(({ id }) => !state.blocks[id]?.hidden);
    const lists = { drafts, limits, documents };
    const now = {
      'ui:field': field,
      'ui:options': shareStructure(last?.['ui:options'], { ...options, blocks }),
      ...Object.fromEntries(singles.map((single) => [single.model, fieldsNow(single, state)])),
      ...Object.fromEntries(listed.map(([model, ui]) => [model, listNow(model, ui, lists)])),
    } as unknown as PageUiSchema;
    if (!last || !shallowEquals(last, now)) last = now;
    return last;
  };
}
