import { camelCase } from '../../transforms/ground/modelNames.ts';
import { valueAt } from '../../transforms/ground/pointer.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import { filledFields } from '../classList/filledFields.ts';
import { suggest } from '../findings/didYouMean.ts';
import { usesOf } from '../meaning/conditions.ts';
import { headerOf } from '../reading/classList.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { waysIn } from '../view/waysIn.ts';
import { defineCheck, type Found } from './check.ts';

type Form = BundleView['forms'][number];

/**
 * Reports columns that a form's class list does not have (C6-14): credential columns of a way in, prefill columns of
 * pages, conditions, calculations and the choice of a row. For that choice a page must also show the column's field.
 */
export const unknownColumn = defineCheck({
  code: 'unknown-column',
  severity: 'error',
  summary: 'a class-list column that is named and not there',
  needs: 'file',
  *run(view) {
    for (const form of view.forms) {
      const list = view.files.get(`claimants/${form.name}.csv`)?.source;
      if (!list?.readable) continue;
      const { columns } = headerOf(list.text);
      const marked = (mark: string) =>
        columns.filter((column) => column.mark.split('+').includes(mark)).map(({ name }) => name);
      yield* unknownCredentials(view, form, marked('credential'));
      yield* unknownPrefill(view, form, marked('prefill'));
      yield* unknownMembers(view, form, marked('prefill'));
      yield* unknownFacts(view, form, marked('prefill'));
    }
  },
});

function* unknownCredentials(view: BundleView, { name }: Form, columns: string[]): Generator<Found> {
  const found = waysIn(view, name).find(({ way }) => way.kind === 'classList');
  if (found?.way.kind !== 'classList') return;
  const credentials = view.models.find(formTypeOf(name), 'credentials');
  for (const [set, names] of found.way.match.entries()) {
    for (const [index, column] of names.entries()) {
      // A name that is no field of the credentials is reported by another check.
      if (columns.includes(column) || !credentials?.fields.has(camelCase(column))) continue;
      yield {
        file: 'settlement.json',
        pointer: `${found.pointer}/match/${set}/${index}`,
        message: `The class list claimants/${name}.csv has no credential column ${column}.`,
        hint: suggest(column, columns, 'Credential columns') || `Mark the column as ${column}:credential.`,
      };
    }
  }
}

/** Yields missing prefill columns of placements that name one; an address or name uses the columns that exist. */
function* unknownPrefill({ pages }: BundleView, { name }: Form, columns: string[]): Generator<Found> {
  for (const { file, placements } of pages.filter((page) => page.form === name)) {
    for (const { field, pointer } of placements) {
      const column = field.prepopulatedDataKey;
      if (column === undefined || columns.includes(column)) continue;
      yield {
        file,
        pointer: `${pointer}/prepopulatedDataKey`,
        message: `The class list claimants/${name}.csv has no prefill column ${column}.`,
        hint: suggest(column, columns, 'Prefill columns') || `Mark the column as ${column}:prefill.`,
      };
    }
  }
}

/**
 * Yields columns of the chosen row that conditions and calculations read and that are no prefill columns (C8-22),
 * because they are always empty.
 */
function* unknownMembers(view: BundleView, { name }: Form, columns: string[]): Generator<Found> {
  const known = columns.map(camelCase);
  for (const { operand, placeOf, formType } of usesOf(view).operands) {
    if (formType !== formTypeOf(name) || !('member' in operand)) continue;
    if (known.includes(operand.member.field)) continue;
    const { file, pointer } = placeOf(['member']);
    const written = String(valueAt(view.files.get(file)?.value, pointer));
    yield {
      file,
      pointer,
      message: `The class list claimants/${name}.csv has no prefill column ${written}, so it is always empty.`,
      hint: suggest(written, columns, 'Prefill columns') || `Mark the column as ${written}:prefill.`,
    };
  }
}

/** Yields columns that describe rows (C16-09) and are no prefill columns of a field that some page places. */
function* unknownFacts(view: BundleView, form: Form, columns: string[]): Generator<Found> {
  const { name } = form;
  const named = view.bundle.settlement.forms[name]?.rowChoice?.columns ?? [];
  const pages = view.pages.filter((page) => page.form === name);
  const shown = pages.flatMap(({ page, placements }) => [...placements, ...placementsOf(page)]);
  for (const [index, column] of named.entries()) {
    const at = { file: 'settlement.json', pointer: `/forms/${name}/rowChoice/columns/${index}` };
    const fields = filledFields(view, form, [camelCase(column)]);
    if (!columns.map(camelCase).includes(camelCase(column)))
      yield {
        ...at,
        message: `The class list claimants/${name}.csv has no prefill column ${column}.`,
        hint: suggest(column, columns, 'Prefill columns') || `Mark the column as ${column}:prefill.`,
      };
    else if (
      !fields.some(({ model, field }) => shown.some((one) => one.model === model && one.name === field.name))
    )
      yield {
        ...at,
        message: `No page of the form ${name} shows a field that the column ${column} fills, so its rows cannot be described by it.`,
        hint: 'Name a column that fills a field of a page, or place that field.',
      };
  }
}
