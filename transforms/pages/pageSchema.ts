import type { Block, FieldPlacement, Page, ServerList } from '../../schemas/generated/types.ts';
import type { WidgetName } from '../../schemas/uiOptions.ts';
import { planFieldOf, planModelOf } from '../claims/planIndex.ts';
import { listPath } from '../claims/recordFilter.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { camelCase, type ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';
import { contentText, type Texts } from '../texts/lookUp.ts';
import { isGroupAskedFor } from './choiceGroups.ts';
import { displayOf } from './displayOf.ts';
import { withDocuments } from './documentsColumn.ts';
import { fieldOptions } from './fieldOptions.ts';
import { isMasked } from './maskOf.ts';
import { type Placement, placementsOf } from './placements.ts';
import { renderBlock } from './renderBlocks.ts';
import { withDisplayOfPlacement } from './shownElsewhere.ts';
import type {
  FieldRef,
  LeafSchema,
  LeafUiSchema,
  ListSchema,
  ListUiSchema,
  PageSchema,
  RecordSchema,
  RenderBlock,
} from './types.ts';
import { leafOfBlock } from './types.ts';

/** Texts, lists of values and pages from which the schema of a page is built. */
export interface PageSchemaOptions {
  texts: Texts;
  /** Loaded lists, by name; an `optionsList` that is not among them is searched on the server. */
  lists: Record<string, ServerList>;
  /** Pages of the form: display rows show a value as the page that places its field does (C15-04). */
  pages?: readonly Page[];
  /** Returns the current variant of a content key (C8-11). */
  keyOf?: (key: string) => string;
}

/** Function that returns the text of a content key. */
export type Write = (key: string) => string;

function widgetOf(placement: FieldPlacement, field: PlanField, isSearched: boolean): WidgetName {
  const { component } = placement;
  if (field.computed) return 'value';
  if (isSearched) return 'select';
  if (component === 'yesNo') return 'radio';
  const { isTyped, widget } = FIELD_KINDS[field.type];
  const plain = component === undefined || (component === 'text' && isTyped);
  if (plain) return isTyped && isMasked(placement, field) ? 'mask' : widget;
  return component;
}

function present<T extends object>(entries: readonly (readonly [string, unknown])[]): Partial<T> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Inputs of a page's schema. */
interface PageParts {
  plan: FormPlan;
  page: Page;
  options: PageSchemaOptions;
  write: Write;
}

/** Schema and uiSchema of one placed field. */
interface Leaf {
  placement: Placement;
  schema: LeafSchema;
  ui: LeafUiSchema;
}

/** Returns the fields of a list within a record, where its placement has columns (C8-16). */
function entryLeaves(placement: Placement, parts: PageParts): Leaf[] {
  const { model, name: list, field: placed } = placement;
  return (placed.columns ?? []).flatMap((field) => {
    const name = camelCase(field.name);
    const inner = planFieldOf(parts.plan, model, list, name);
    return inner ? [leafOf({ ...placement, name, within: list, field }, inner, parts)] : [];
  });
}

function leafOf(placement: Placement, owner: PlanField, parts: PageParts): Leaf {
  const ui = fieldOptions(placement, owner, parts.options, parts.write);
  const entries = entryLeaves(placement, parts);
  const isTable = entries.length > 0;
  return {
    placement,
    schema: {
      type: [...FIELD_KINDS[owner.type].types],
      title: ui.label,
      ...(isTable && { items: recordSchemaOf(entries) }),
    },
    ui: {
      'ui:widget': widgetOf(placement.field, owner, ui.optionsList !== undefined),
      // RJSF would look for fields within a file or a list.
      ...((owner.type === 'file' || owner.type === 'list') && {
        'ui:field': isTable ? ('InnerTable' as const) : ('StringField' as const),
      }),
      'ui:options': ui,
      ...(isTable && { items: uiOf(entries) }),
    },
  };
}

function leavesOf(parts: PageParts): Leaf[] {
  return placementsOf(parts.page).flatMap((placement) => {
    if (placement.within !== undefined) return [];
    const field = planFieldOf(parts.plan, placement.model, placement.name);
    return field ? [leafOf(placement, field, parts)] : [];
  });
}

const LIST_FIELDS = {
  recordManager: 'RecordManager',
  recordTable: 'RecordTable',
  displayRows: 'DisplayRows',
} as const;

type ListBlock = Extract<Block, { kind: keyof typeof LIST_FIELDS }>;

function isListBlock(block: Block): block is ListBlock {
  return Object.hasOwn(LIST_FIELDS, block.kind);
}

function recordSchemaOf(leaves: readonly Leaf[]): RecordSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(leaves.map(({ placement, schema }) => [placement.name, schema])),
  };
}

function uiOf(leaves: readonly Leaf[]): Record<string, LeafUiSchema> {
  return Object.fromEntries(leaves.map(({ placement, ui }) => [placement.name, ui]));
}

/** Tests if another leaf of the same field follows: then each block has a leaf of its own. */
const isRepeated = (leaves: readonly Leaf[], { placement }: Leaf): boolean =>
  leaves.filter((one) => isSameField(one.placement, placement)).at(-1)?.placement.block !== placement.block;

type Named = { model: string | undefined; name: string };
const isSameField = (one: Named, other: Named): boolean =>
  one.model === other.model && one.name === other.name;

const uiOfBlocks = (leaves: readonly Leaf[]): Record<string, LeafUiSchema> =>
  Object.fromEntries(
    leaves
      .filter((leaf) => isRepeated(leaves, leaf))
      .map(({ placement, ui }) => [leafOfBlock(placement.name, placement.block.id), ui]),
  );

type RefsBlock = Extract<RenderBlock, { fields: FieldRef[] }>;

const hasRefs = (drawn: RenderBlock): drawn is RefsBlock => 'fields' in drawn && !('model' in drawn);

/** Adds to the fields of a block that other blocks place, too, the keys of the block's leaves (C15-03). */
function apart(drawn: RenderBlock, block: Block, leaves: readonly Leaf[]): RenderBlock {
  if (!hasRefs(drawn)) return drawn;
  const repeated = leaves.filter((leaf) => leaf.placement.block === block && isRepeated(leaves, leaf));
  if (repeated.length === 0) return drawn;
  const isOwn = (ref: FieldRef) => repeated.some(({ placement }) => isSameField(placement, ref));
  const fields = drawn.fields.map((ref) =>
    isOwn(ref) ? { ...ref, leaf: leafOfBlock(ref.name, block.id) } : ref,
  );
  return { ...drawn, fields };
}

/** Returns the leaves of a list: those that are placed, or those of display rows, which only show values. */
function listLeaves(block: ListBlock, model: PlanModel, leaves: readonly Leaf[], parts: PageParts): Leaf[] {
  if (block.kind !== 'displayRows') return leaves.filter(({ placement }) => placement.block === block);
  return block.fields.flatMap((field) => {
    const name = camelCase(field.name);
    const owner = model.fields.find((candidate) => candidate.name === name);
    const placement: Placement = { blockIndex: -1, block, model: model.name, name, field, pointer: '' };
    const shown = withDisplayOfPlacement(placement, parts.page, parts.options.pages ?? []);
    return owner ? [leafOf(shown, owner, parts)] : [];
  });
}

const isEntered = ({ kind }: ListBlock): boolean => kind !== 'displayRows';

interface ModelPart {
  schema: RecordSchema | ListSchema;
  ui: Record<string, LeafUiSchema> | ListUiSchema;
}

function modelPart(model: PlanModel, leaves: readonly Leaf[], parts: PageParts): ModelPart | undefined {
  const { page, write } = parts;
  const own = leaves.filter(({ placement }) => placement.model === model.name);
  if (model.kind === 'single')
    return own.length ? { schema: recordSchemaOf(own), ui: { ...uiOf(own), ...uiOfBlocks(own) } } : undefined;
  const blocks = page.blocks.filter(isListBlock).filter((block) => camelCase(block.model) === model.name);
  const block = blocks.find((candidate) => candidate.kind !== 'displayRows') ?? blocks[0];
  if (!block) return undefined;
  // Blocks that enter a field come last, because of one name the last leaf applies to the list.
  const shownFirst = [...blocks].sort((one, other) => Number(isEntered(one)) - Number(isEntered(other)));
  const items = shownFirst.flatMap((candidate) => listLeaves(candidate, model, own, parts));
  return {
    schema: {
      type: 'array',
      ...(block.titleKey && { title: write(block.titleKey) }),
      items: recordSchemaOf(items),
    },
    ui: { 'ui:field': LIST_FIELDS[block.kind], items: uiOf(items) },
  };
}

function pageTexts(
  page: Page,
  write: Write,
): Pick<PageSchema, 'title' | 'intro' | 'nextLabel' | 'backLabel'> {
  return {
    title: write(page.titleKey),
    ...present<PageSchema>([
      ['intro', page.introKey && write(page.introKey)],
      ['nextLabel', page.nextLabelKey && write(page.nextLabelKey)],
      ['backLabel', page.backLabelKey && write(page.backLabelKey)],
    ]),
  };
}

/**
 * Indexes the columns of a block by field, because another block of the list may describe a field differently (C15-03).
 */
const columnsOf = (leaves: readonly Leaf[]) =>
  Object.fromEntries(leaves.map(({ placement: { name }, schema, ui }) => [name, { schema, ui }]));

/** Returns the parts of a block that shares its list: its own columns, its filter, and its labels (C8-14). */
function sharing(
  drawn: RenderBlock,
  block: Block,
  plan: FormPlan,
  page: Page,
  leavesIn: (block: ListBlock, model: PlanModel) => readonly Leaf[],
): RenderBlock {
  if (drawn.kind !== 'recordManager' && drawn.kind !== 'recordTable' && drawn.kind !== 'displayRows')
    return drawn;
  const model = planModelOf(plan, drawn.model);
  if (!isListBlock(block) || !model) return drawn;
  const placement = model.placements?.find(
    (candidate) => candidate.block === drawn.id && plan.pages[candidate.page]?.path === page.path,
  );
  const isAlone =
    page.blocks.filter((one) => isListBlock(one) && camelCase(one.model) === drawn.model).length < 2;
  if (isAlone && !placement?.only) return drawn;
  const columns = columnsOf(leavesIn(block, model));
  if (!placement?.only) return { ...drawn, columns };
  const { only, rules = [] } = placement;
  return { ...drawn, path: listPath(model.name, drawn.id, only), only, rules, columns };
}

/** Adds the display in the active culture to a value's block. */
function withDisplay(block: Block, drawn: RenderBlock, texts: Texts): RenderBlock {
  const display = block.kind === 'value' ? displayOf(block.display, texts) : undefined;
  return drawn.kind === 'value' && display ? { ...drawn, display } : drawn;
}

/** Builds the input of RJSF for a page: a JSON Schema of its own fields under their models, and its uiSchema. */
export function pageSchema(plan: FormPlan, page: Page, options: PageSchemaOptions): PageSchema {
  const { texts, keyOf = (key: string) => key } = options;
  const write: Write = (key) => contentText(keyOf(key), texts);
  const parts: PageParts = { plan, page, options, write };
  const leaves = leavesOf(parts);
  const properties: Partial<Record<ModelName, RecordSchema | ListSchema>> = {};
  const ui: Partial<Record<ModelName, ModelPart['ui']>> = {};
  for (const model of plan.models) {
    const part = modelPart(model, leaves, parts);
    if (!part) continue;
    properties[model.name] = part.schema;
    ui[model.name] = part.ui;
  }
  const blocks = page.blocks.map((block): RenderBlock => {
    const shown = withDisplay(block, apart(renderBlock(block, write), block, leaves), texts);
    const drawn = withDocuments(shown, block, plan, texts);
    return drawn.kind === 'choiceGroup' && isGroupAskedFor(plan, drawn)
      ? { ...drawn, required: true }
      : sharing(drawn, block, plan, page, (list, model) => listLeaves(list, model, leaves, parts));
  });
  return {
    page: plan.pages.find((candidate) => candidate.path === page.path)?.name ?? page.path,
    path: page.path,
    ...pageTexts(page, write),
    schema: { $id: page.path, type: 'object', properties },
    uiSchema: { 'ui:field': 'PageField', 'ui:options': { blocks }, ...ui },
  };
}
