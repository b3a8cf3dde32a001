import { liveRecords } from '../../../transforms/claims/claimFields.ts';
import { judgeDraft } from '../../../transforms/claims/draft.ts';
import type { ClaimRecord } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import { IDENTITY } from '../entries.ts';
import { keeps } from '../invariants/keeps.ts';
import { keptNow } from '../kept.ts';
import { contextOf, enter, type Model, savedEntries } from '../model.ts';
import type { Seen } from '../observe.ts';
import type { StepOf } from '../step.ts';
import { type Command, intend } from './command.ts';
import { entriesMeant, isTable, listOf } from './lists.ts';

/** The columns of a table in the order of the page; null where one is no text that a cell of a spreadsheet holds. */
function columnsOf({ form, page }: Model, list: string): string[] | null {
  const blocks = form.pages.find(({ name }) => name === page)?.page.blocks ?? [];
  const table = blocks.find((block) => block.kind === 'recordTable' && block.model === list);
  if (table?.kind !== 'recordTable') return null;
  const typed = ['text', 'textarea', 'date', 'select', undefined];
  const fields = table.fields.filter(({ component }) => component !== 'value');
  return fields.every(({ component }) => typed.includes(component)) ? fields.map(({ name }) => name) : null;
}

/** The rows that are meant and not in the table yet, as a spreadsheet has them; null where one of them is no whole row. */
function rowsLeft(model: Model, list: string): Record<string, string>[] | null {
  const columns = columnsOf(model, list);
  const wanted = model.target[list as ModelName];
  if (!columns || !Array.isArray(wanted)) return null;
  const left = liveRecords(wanted).slice(savedEntries(model, list).length);
  const isWhole = (record: ClaimRecord) =>
    judgeDraft(model.entered, model.form.loaded, contextOf(model), list as ModelName, record).errors
      .length === 0;
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
function stored(cells: Record<string, string>, kept: ClaimRecord | undefined): ClaimRecord {
  const values = Object.entries(cells).map(([name, text]) => {
    const there = kept?.[name];
    if (text === '') return [name, null];
    return [name, typeof there === 'string' && keeps(text, there) ? there : text];
  });
  return { ...Object.fromEntries(values), [IDENTITY]: kept?.[IDENTITY] ?? null };
}

function learn(model: Model, { list, cells }: StepOf<'pasteRows'>, after: Seen): void {
  const before = savedEntries(model, list);
  const records = keptNow(after, model.form.loaded.plan.form)?.entered[list as ModelName];
  const kept = liveRecords(records).slice(before.length);
  const rows = cells.map((row, at) => stored(row, kept[at]));
  enter(model, { ...model.entered, [list]: [...before, ...rows] });
}

/** Rows of a spreadsheet are pasted into a table, from the real clipboard. */
export const pastingRows: Command<'pasteRows'> = {
  draw: intend({}, resolve),
  async perform({ page }, { list, cells }) {
    const clip = cells.map((row) => Object.values(row).join('\t')).join('\n');
    await page.locator(`#root_${list} .cw-add > button`).focus();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), clip);
    await page.keyboard.press('ControlOrMeta+V');
    await page.locator(`#root_${list} .cw-paste`).waitFor();
  },
  learn,
};
