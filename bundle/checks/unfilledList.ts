import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import type { BundleView, PageView } from '../view/bundleView.ts';
import { pagesOfForm } from '../view/formPages.ts';
import { type FieldView, type ModelView, nameWithin } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

/**
 * Reports a list within a record that no block fills in where the record is edited (C8-16). Also reports columns
 * for lists within its entries, which hold no lists.
 */
export const unfilledList = defineCheck({
  code: 'unfilled-list',
  severity: 'error',
  summary: 'a list within a record that no block can fill in',
  needs: 'bundle',
  *run(view) {
    for (const model of view.models.all) {
      const lists = [...model.fields.values()].filter(
        ({ within, field }) => within === undefined && FIELD_KINDS[field.type].hasRecords,
      );
      const blocks = lists.length > 0 ? blocksOf(view, model) : [];
      for (const list of lists) yield* faultsOf(list, model, blocks);
    }
  },
});

/** Block that edits records of a list, with its page and position. */
interface RecordBlockView {
  page: PageView;
  index: number;
}

function blocksOf(view: BundleView, { formType, name }: ModelView): RecordBlockView[] {
  return (pagesOfForm(view, formType) ?? []).flatMap((page) =>
    page.page.blocks.flatMap((block, index) =>
      (block.kind === 'recordManager' || block.kind === 'recordTable') && camelCase(block.model) === name
        ? [{ page, index }]
        : [],
    ),
  );
}

function* faultsOf(
  { field }: FieldView,
  model: ModelView,
  blocks: readonly RecordBlockView[],
): Generator<Found> {
  const placed = blocks.flatMap(({ page, index }) =>
    placementsOf(page.page)
      .filter(
        ({ blockIndex, within, name }) => blockIndex === index && within === undefined && name === field.name,
      )
      .map((placement) => ({ page, placement })),
  );
  const [first] = blocks;
  if (first && placed.length === 0)
    yield {
      file: first.page.file,
      pointer: `/blocks/${first.index}/fields`,
      message: `No block has the list ${field.name} of ${model.name}, so nobody could fill it in.`,
      hint: `Add it to the fields, with the columns of its entries: { "name": "${field.name}", "columns": […] }.`,
    };
  for (const { page, placement } of placed) {
    const { columns = [] } = placement.field;
    const { file } = page;
    if (!columns.some((column) => isEntered(column, field.name, model)))
      yield {
        file,
        pointer: `${placement.pointer}/${columns.length > 0 ? 'columns' : 'name'}`,
        message: `The list ${field.name} has no column here in which anything is entered, so nobody could fill it in.`,
        hint: 'Give it "columns", one for each field of its entries.',
      };
    for (const [at, column] of columns.entries())
      if (column.columns)
        yield {
          file,
          pointer: `${placement.pointer}/columns/${at}/columns`,
          message: `The entries of ${field.name} have no lists of their own: a record holds lists, their entries do not.`,
          hint: 'Take these columns away.',
        };
  }
}

/** Tests if a column of a record block is an input. */
function isEntered(
  { name, component }: { name: string; component?: string },
  list: string,
  { fields }: ModelView,
): boolean {
  const found = fields.get(nameWithin(list, camelCase(name)));
  return found !== undefined && found.field.computed === undefined && component !== 'value';
}
