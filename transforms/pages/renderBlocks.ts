import type { Block } from '../../schemas/generated/types.ts';
import { camelCase, isModelName, type ModelName } from '../ground/modelNames.ts';
import { fieldsOfBlock } from './placements.ts';
import type { FieldRef, RenderBlock } from './types.ts';

type Write = (key: string) => string;
type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

function modelName(name: string): ModelName {
  const model = camelCase(name);
  if (!isModelName(model)) throw new Error(`There is no model ${name} in a claim`);
  return model;
}

function refOf(model: string, field: string): FieldRef {
  const owner = modelName(model);
  const name = camelCase(field);
  return { path: `${owner}.${name}`, model: owner, name };
}

function refsOf(block: Block): FieldRef[] {
  const own = 'model' in block ? block.model : undefined;
  return fieldsOfBlock(block).flatMap((field) => {
    const model = field.model ?? own;
    return model === undefined ? [] : [refOf(model, field.name)];
  });
}

function namesOf(block: { fields: readonly { name: string }[] }): string[] {
  return block.fields.map((field) => camelCase(field.name));
}

function written(keys: Record<string, string | undefined>, write: Write): Record<string, string> {
  const entries = Object.entries(keys).flatMap(([name, key]) =>
    key === undefined ? [] : [[name, write(key)] as const],
  );
  return Object.fromEntries(entries);
}

type BlockRenderers = { [K in Block['kind']]: (block: BlockOf<K>, write: Write) => RenderBlock };

function base(block: Block, write: Write): { id: string; title?: string } {
  const titleKey = 'titleKey' in block ? block.titleKey : undefined;
  return { id: block.id, ...(titleKey !== undefined && { title: write(titleKey) }) };
}

/** Functions that render a block, by kind of block: a kind that is missing does not compile. */
const RENDERERS: BlockRenderers = {
  fields: (block, write) => ({ ...base(block, write), kind: 'fields', fields: refsOf(block) }),
  address: (block, write) => ({ ...base(block, write), kind: 'address', fields: refsOf(block) }),
  name: (block, write) => ({ ...base(block, write), kind: 'name', fields: refsOf(block) }),
  choiceGroup: (block, write) => ({
    id: block.id,
    kind: 'choiceGroup',
    // No field can have this name.
    path: `${modelName(block.model)}.@${block.id}`,
    label: write(block.labelKey),
    ...written({ hint: block.hintKey }, write),
    fields: refsOf(block),
  }),
  signature: (block, write) => ({
    ...base(block, write),
    kind: 'signature',
    texts: (block.textKeys ?? []).map(write),
    showDate: block.showDate ?? true,
    fields: refsOf(block),
  }),
  recordManager: (block, write) => ({
    ...base(block, write),
    kind: 'recordManager',
    model: modelName(block.model),
    path: modelName(block.model),
    required: block.required ?? false,
    draftOnInit: block.draftOnInit ?? true,
    draftAfterFinish: block.draftAfterFinish ?? true,
    allowDelete: block.allowDelete ?? true,
    allowEdit: block.allowEdit ?? true,
    labels: written(
      {
        record: block.recordLabelKey,
        add: block.addLabelKey,
        cancel: block.cancelLabelKey,
        finish: block.finishLabelKey,
      },
      write,
    ),
    fields: namesOf(block),
  }),
  recordTable: (block, write) => ({
    ...base(block, write),
    kind: 'recordTable',
    model: modelName(block.model),
    path: modelName(block.model),
    allowDelete: block.allowDelete ?? true,
    allowEdit: block.allowEdit ?? true,
    labels: written({ record: block.recordLabelKey, add: block.addLabelKey }, write),
    fields: namesOf(block),
  }),
  displayRows: (block, write) => ({
    ...base(block, write),
    kind: 'displayRows',
    model: modelName(block.model),
    path: modelName(block.model),
    allowDelete: block.allowDelete ?? true,
    allowEdit: block.allowEdit ?? false,
    ...(block.order && { order: block.order }),
    fields: namesOf(block),
  }),
  summary: (block, write) => ({
    ...base(block, write),
    kind: 'summary',
    ...(block.pages && { pages: block.pages }),
  }),
  copy: (block, write) => ({
    ...base(block, write),
    kind: 'copy',
    style: block.style ?? 'paragraphs',
    texts: block.textKeys.map(write),
  }),
  header: (block, write) => ({
    ...base(block, write),
    kind: 'header',
    ...(block.tag && { tag: block.tag }),
    text: write(block.textKey),
  }),
  button: (block, write) => ({
    ...base(block, write),
    kind: 'button',
    ...written({ label: block.labelKey }, write),
    ...(block.icon !== undefined && { icon: block.icon }),
    href: block.href,
  }),
  value: (block, write) => ({
    ...base(block, write),
    kind: 'value',
    ...written({ label: block.labelKey }, write),
    ...(block.icon !== undefined && { icon: block.icon }),
    field: refOf(block.model, block.name),
  }),
  confirmation: (block, write) => ({
    ...base(block, write),
    kind: 'confirmation',
    texts: (block.textKeys ?? []).map(write),
  }),
};

/** Converts a block of a page's file to a RenderBlock, with its texts in the active culture. */
export function renderBlock(block: Block, write: Write): RenderBlock {
  const render = RENDERERS[block.kind] as (block: Block, write: Write) => RenderBlock;
  return render(block, write);
}
