import fc from 'fast-check';
import { drawForm } from '../../agreement/drawForms.ts';
import { drawPages } from '../../agreement/drawPages.ts';
import { LIST_MODELS, SINGLE_MODELS } from '../../agreement/roster.ts';
import type { RawBlock, RawField, RawModel, RawPage, RawPlacement } from '../../oracle/raw.ts';

/** A form that chance made: what the agreement tests judge, as somebody can be asked it on pages. */
export interface DrawnForm {
  models: RawModel[];
  pages: RawPage[];
}

const keyOf = (model: string, field: string): string => `${model}.${field}`.toLowerCase();

const TYPES = new Map(
  [...Object.entries(SINGLE_MODELS), ...Object.entries(LIST_MODELS)].flatMap(([model, fields]) =>
    fields.map(({ name, type }): [string, string] => [keyOf(model, name), type]),
  ),
);

const isPlaced = (model: string, { name }: RawPlacement): boolean =>
  // A list within a record has no widget, and what links documents to records is nothing that people type.
  TYPES.get(keyOf(model, name)) !== 'list' && name.toLowerCase() !== 'claimtransactionid';

interface Look {
  /** Whether text is asked in areas, yes and no by radios, and purchases in the rows of a table. */
  area: boolean;
  radios: boolean;
  table: boolean;
}

const drawLook: fc.Arbitrary<Look> = fc.record({
  area: fc.boolean(),
  radios: fc.boolean(),
  table: fc.boolean(),
});

const YES_NO = [
  { value: true, label: 'Option_Yes' },
  { value: false, label: 'Option_No' },
];

/** How a field is asked: a box that must be ticked stays one. */
function asked(model: string, placement: RawPlacement, { area, radios }: Look): RawPlacement {
  const type = TYPES.get(keyOf(model, placement.name));
  const { columns: _of, ...rest } = placement;
  if (type === 'string' && area) return { ...rest, component: 'textarea' } as RawPlacement;
  if (type === 'boolean' && radios && placement.required === undefined)
    return { ...rest, component: 'radio', options: YES_NO } as RawPlacement;
  return rest;
}

function dressed(block: RawBlock, look: Look): RawBlock[] {
  const fields = (block.fields ?? [])
    .filter((placement) => isPlaced(placement.model ?? block.model ?? '', placement))
    .map((placement) => asked(placement.model ?? block.model ?? '', placement, look));
  if (fields.length === 0) return [];
  const isTable = look.table && block.model?.toLowerCase() === 'claimtransactions';
  if (!isTable) return [{ ...block, fields, ...(block.kind === 'recordManager' ? { allowEdit: true } : {}) }];
  const { required: _ofCards, ...table } = block;
  return [{ ...table, kind: 'recordTable', fields }];
}

/** What is asked nowhere is not answered: it keeps its place, as others may read it, and loses its rules. */
function withoutRulesOfUnasked(models: RawModel[], pages: RawPage[]): RawModel[] {
  const blocks = pages.flatMap((page) => page.blocks);
  const asked = new Set(
    blocks.flatMap(({ model, fields = [] }) =>
      fields.map((placement) => keyOf(placement.model ?? model ?? '', placement.name)),
    ),
  );
  const lists = new Set(blocks.map(({ model }) => model?.toLowerCase()));
  return models.map((model) => {
    const name = model.metadata.dtoMapping;
    const { rules, ...rest } = model;
    const fields = model.fields.map((field) => (asked.has(keyOf(name, field.name)) ? field : unruled(field)));
    return { ...rest, ...(rules && lists.has(name.toLowerCase()) ? { rules } : {}), fields };
  });
}

function unruled(field: RawField): RawField {
  return { ...field, rules: [], ...(field.fields ? { fields: field.fields.map(unruled) } : {}) };
}

/** The form of a seed; the same for ever, as long as nobody changes how forms are drawn. */
export function drawnForm(seed: number): DrawnForm {
  const [[models, pages, look] = []] = fc.sample(fc.tuple(drawForm, drawPages, drawLook), {
    seed,
    numRuns: 1,
  });
  if (!models || !pages || !look) throw new Error(`Nothing was drawn from the seed ${seed}`);
  const shown = pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block) => dressed(block, look)),
  }));
  return { models: withoutRulesOfUnasked(models, shown), pages: shown };
}
