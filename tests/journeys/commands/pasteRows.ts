import { recordsOf } from '../../../transforms/claims/claimFields.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { camelCase } from '../../../transforms/ground/modelNames.ts';
import type { PlanField } from '../../../transforms/ground/plan.ts';
import { adopt } from '../adopt.ts';
import { errorsWithin, fieldsOf, IDENTITY } from '../entries.ts';
import { keeps } from '../invariants/keeps.ts';
import { keptNow } from '../kept.ts';
import { contextOf, enter, type Model, savedEntries } from '../model.ts';
import type { Seen } from '../observe.ts';
import { blocksOf, listModel, placedIn, presetOf, sectionOf } from '../shares.ts';
import type { StepOf } from '../step.ts';
import { type Command, intend } from './command.ts';
import { entriesMeant, isTable, listOf } from './lists.ts';

const TYPED = new Set(['text', 'textarea', 'date', 'select', undefined]);
const TEXTS = new Set<PlanField['type']>(['string', 'number', 'date']);

/** The columns of a table in the order of the page; null where one is no text that a cell of a spreadsheet holds. */
function columnsOf({ form, page }: Model, list: string): string[] | null {
  const pages = form.pages.filter(({ name }) => name === page);
  const table = blocksOf({ ...form, pages }, list).find(({ kind }) => kind === 'recordTable');
  if (table?.kind !== 'recordTable') return null;
  const columns = table.fields
    .filter(({ component }) => component !== 'value')
    .map(({ name, component }) => ({ name: camelCase(name), component }));
  const isText = (name: string) => {
    const field = fieldsOf(form, list).find((candidate) => candidate.name === name);
    return field !== undefined && TEXTS.has(field.type) && !field.computed;
  };
  return columns.every(({ name, component }) => TYPED.has(component) && isText(name))
    ? columns.map(({ name }) => name)
    : null;
}

/**
 * The rows that are meant and not in the table yet, as a spreadsheet has them; null where one of them is no whole row, or
 * needs a document beside its cells.
 */
function rowsLeft(model: Model, list: string): Record<string, string>[] | null {
  const columns = columnsOf(model, list);
  if (!columns) return null;
  const wanted = placedIn(model.form, model.target, list).map(({ record }) => record);
  const left = wanted.slice(savedEntries(model, list).length);
  const isWhole = (record: ClaimRecord) =>
    errorsWithin(model.form, contextOf(model), model.entered, { list, record }).length === 0;
  if (!left.every(isWhole)) return null;
  return left.map((record) => Object.fromEntries(columns.map((name) => [name, String(record[name] ?? '')])));
}

function resolve(model: Model): StepOf<'pasteRows'> | null {
  for (const { id, open } of model.seen.lists) {
    const list = listOf(id);
    if (open > 0 || !isTable(model, list) || savedEntries(model, list).length >= entriesMeant(model, list))
      continue;
    const cells = rowsLeft(model, list);
    if (cells && Object.keys(cells[0] ?? {}).length > 1) return { do: 'pasteRows', list, cells };
  }
  return null;
}

/** A row as the page stores it: a mask may write a cell in its own way, and nobody enters an identity. */
function stored(
  cells: Record<string, string>,
  begun: ClaimRecord,
  kept: ClaimRecord | undefined,
): ClaimRecord {
  const values = Object.entries(cells).map(([name, text]) => {
    const there = kept?.[name];
    if (text === '') return [name, null];
    return [name, typeof there === 'string' && keeps(text, there) ? there : text];
  });
  return { ...begun, ...Object.fromEntries(values), [IDENTITY]: kept?.[IDENTITY] ?? null };
}

function learn(model: Model, { list, cells }: StepOf<'pasteRows'>, after: Seen): void {
  // An entry that is left by it is saved before the rows are: its block is another one.
  adopt(model, after);
  const name = listModel(list);
  const before = recordsOf(model.entered, name);
  const kept = recordsOf(keptNow(after, model.form)?.entered ?? {}, name).slice(before.length);
  const begun = presetOf(model.form, list);
  const rows = cells.map((row, at) => stored(row, begun, kept[at]));
  enter(model, { ...model.entered, [name]: [...before, ...rows] });
}

/** Rows of a spreadsheet are pasted into a table, from the real clipboard. */
export const pastingRows: Command<'pasteRows'> = {
  draw: intend({}, resolve),
  async perform({ page }, { list, cells }) {
    const clip = cells.map((row) => Object.values(row).join('\t')).join('\n');
    await page.locator(`${sectionOf(list)} .cw-add > button`).focus();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), clip);
    await page.keyboard.press('ControlOrMeta+V');
    await page.locator(`${sectionOf(list)} .cw-paste`).waitFor();
  },
  learn,
};
