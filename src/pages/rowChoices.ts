import { camelCase, type ModelName } from '../../transforms/ground/modelNames.ts';
import { contentKeyOf } from '../../transforms/pages/contentVariants.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import type { LeafUiSchema } from '../../transforms/pages/types.ts';
import { labelText } from '../form/ErrorSummary.tsx';
import { answerText } from '../form/records/answerText.ts';
import type { Row } from '../stores/prefill.ts';
import { prefillTargets } from '../wizard/prefillTargets.ts';
import { uiText } from '../wizard/uiText.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type Answer, type AnswerFormatOptions, formatAnswer, leafOf } from './formatAnswer.ts';

/** Value of one column of a class-list row, with the field's label; without one where no page shows the column. */
export interface RowColumnValue extends Pick<Answer, 'value' | 'list'> {
  column: string;
  label?: string;
}

type ColumnField = [ModelName, string, LeafUiSchema];

/** Returns the first field on the pages that each column prefills. */
function columnFields(wizard: Wizard, columns: readonly string[]): Map<string, ColumnField> {
  const { app } = wizard;
  const bundle = wizard.bundle();
  const { pages, loaded, lists } = bundle;
  const keyOf = contentKeyOf(loaded.plan, wizard.claim().state.document, app.context());
  const schemas = pages.map(({ page }) =>
    pageSchema(loaded.plan, page, { texts: app.texts(), lists, keyOf }),
  );
  const targets = prefillTargets(bundle, wizard.claim());
  const fieldOf = (column: string) => {
    const named: [ModelName, string][] = [
      ['credentials', column],
      ...targets
        .filter((target) => target.column === column)
        .map(({ model, field }): [ModelName, string] => [model, field]),
      ['prepopulatedData', column],
    ];
    return named.flatMap(([model, field]): ColumnField[] =>
      schemas.flatMap((schema) => {
        const leaf = leafOf(schema, model, field);
        return leaf ? [[model, field, leaf]] : [];
      }),
    )[0];
  };
  return new Map(
    columns.flatMap((column) => {
      const field = fieldOf(column);
      return field ? [[column, field]] : [];
    }),
  );
}

/** Returns the formatting options for rows: as on a receipt, a secret shows its end or nothing. */
function readingOf(wizard: Wizard, rows: readonly Row[]): Omit<AnswerFormatOptions, 'rowState'> {
  const text = uiText(wizard.app);
  return {
    text,
    culture: wizard.app.culture.state.active,
    isReceipt: true,
    publicCredentialNames: new Set(rows.flatMap(Object.keys)),
    ending: (end) => (end === '' ? '' : text('Summary_Ending', { end })),
  };
}

/** Tests if a column's values differ between rows. */
const differs = (facts: readonly RowColumnValue[]): boolean =>
  new Set(facts.map(({ value }) => value)).size > 1;

/**
 * Returns for each row of the class list the values that distinguish it (C16-09), without empty ones: of the columns in
 * `named`, which the settlement sets, else of those that differ. Of these columns only those that a page shows are
 * kept, with the label of their field; where no page shows any, all are kept, without labels.
 */
export function rowColumnValues(
  wizard: Wizard,
  rows: readonly Row[],
  named?: readonly string[],
): RowColumnValue[][] {
  const columns = [...new Set(named?.map(camelCase) ?? rows.flatMap(Object.keys))];
  const fields = columnFields(wizard, columns);
  const reading = readingOf(wizard, rows);
  const described = columns.map((column) =>
    rows.map(({ [column]: value }): RowColumnValue => {
      const field = fields.get(column);
      const answer = answerText(value, field?.[2], reading.text);
      if (!field) return { column, value: answer };
      return {
        column,
        label: labelText(field[2]['ui:options'].label),
        ...formatAnswer(answer, field, reading),
      };
    }),
  );
  const telling = named ? described : described.filter(differs);
  const labelled = telling.filter(([fact]) => fact?.label !== undefined);
  const shown = labelled.length > 0 ? labelled : telling;
  return rows.map((_, row) => shown.flatMap((facts) => facts[row] ?? []).filter(({ value }) => value !== ''));
}

/** Tests if two rows have the same values, so that only their numbers differ. */
export const hasEqualRows = (rows: readonly RowColumnValue[][]): boolean =>
  new Set(rows.map((facts) => JSON.stringify(facts))).size < rows.length;
