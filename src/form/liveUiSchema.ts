import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import type { RecordLimits } from '../../transforms/pages/recordLimits.ts';
import type {
  FieldState,
  LeafUiSchema,
  ListUiSchema,
  PageSchema,
  PageState,
} from '../../transforms/pages/types.ts';
import { sharing } from '../stores/sharing.ts';
import type { PageFormContext } from './pageContext.ts';
import type { RecordDraft, SavedDocuments } from './types.ts';

export type PageUiSchema = UiSchema<unknown, RJSFSchema, PageFormContext>;
type Drafts = Partial<Record<ModelName, readonly RecordDraft[]>>;
type ModelUi = Record<string, LeafUiSchema> | ListUiSchema;

export const OPEN_STATE: FieldState = { hidden: false, disabled: false, required: false };

/** The options of a field that its state changes now. */
function liveOptions({ mask: own, days, placeholder, ...options }: FieldOptions, state: FieldState) {
  const mask = state.mask ?? own;
  return {
    ...options,
    required: state.required,
    ...(mask && { mask }),
    // An author's placeholder shows the shape of the author's own mask: another one brings its own (C10-04).
    ...(placeholder !== undefined && mask === own && { placeholder }),
    ...(days && { days }),
    ...(state.firstDay && { days: { ...days, firstDay: state.firstDay } }),
    ...(state.entries && { entries: state.entries }),
    ...(state.limit !== undefined && { limit: state.limit }),
  };
}

/** What a field of a record has beside its own options: what the record is called, where it names its entries by that. */
interface RecordOptions {
  enterKeyHint?: 'done';
  recordName?: string | undefined;
}

/** A field's uiSchema as it holds now: whether it is hidden, disabled or required, by which mask, from which day. */
export function leafUi(leaf: LeafUiSchema, state: FieldState, more: RecordOptions = {}): PageUiSchema {
  const { 'ui:widget': own, ...rest } = leaf;
  const mask = state.mask ?? leaf['ui:options'].mask;
  const shown = own === 'text' || own === 'mask' ? (mask ? 'mask' : 'text') : own;
  const widget = state.hidden ? 'hidden' : shown;
  return {
    ...rest,
    // A list within a record brings its own frame, as lists do.
    ...((state.hidden || !leaf.items) && { 'ui:widget': widget }),
    'ui:disabled': state.disabled,
    'ui:options': { ...liveOptions(leaf['ui:options'], state), ...more },
  } as unknown as PageUiSchema;
}

interface Lists {
  drafts: Drafts;
  limits: RecordLimits;
  documents: SavedDocuments;
}

/** What a list shows beside its saved records. */
function listOptionsNow(model: ModelName, { drafts, limits, documents }: Lists) {
  return { drafts: drafts[model] ?? [], limits, ...(documents[model] && { documents: documents[model] }) };
}

function isList(ui: ModelUi): ui is ListUiSchema {
  return typeof ui['ui:field'] === 'string';
}

/**
 * A page's uiSchema as it holds now, made anew with each state. What did not change stays the same object, by which
 * RJSF knows what to leave as it is drawn.
 */
export function createLiveUiSchema(page: PageSchema) {
  const leaves = new Map<LeafUiSchema, { state: FieldState; ui: PageUiSchema }>();
  let last: PageUiSchema | undefined;

  function leafNow(leaf: LeafUiSchema, state: FieldState): PageUiSchema {
    const known = leaves.get(leaf);
    if (known?.state === state) return known.ui;
    const ui = leafUi(leaf, state);
    leaves.set(leaf, { state, ui });
    return ui;
  }

  function modelNow(model: string, ui: ModelUi, state: PageState, lists: Lists): object {
    if (isList(ui)) return { ...ui, 'ui:options': listOptionsNow(model as ModelName, lists) };
    const fields = Object.entries(ui).map(([name, leaf]) => [
      name,
      leafNow(leaf, state.fields[`${model}.${name}`] ?? OPEN_STATE),
    ]);
    return Object.fromEntries(fields);
  }

  return (
    state: PageState,
    drafts: Drafts,
    limits: RecordLimits = {},
    documents: SavedDocuments = {},
  ): PageUiSchema => {
    const { 'ui:field': field, 'ui:options': options, ...models } = page.uiSchema;
    const blocks = options.blocks.filter(({ id }) => !state.blocks[id]?.hidden);
    const now = Object.entries(models).map(([model, ui]) => [
      model,
      modelNow(model, ui, state, { drafts, limits, documents }),
    ]);
    last = sharing(last, {
      'ui:field': field,
      'ui:options': { ...options, blocks },
      ...Object.fromEntries(now),
    } as unknown as PageUiSchema);
    return last;
  };
}
