import type { Page } from 'playwright';
import { axe } from '../e2e/accessibility/engines/axe.ts';
import type { Seen } from './observe.ts';
import { pathOfId } from './places.ts';
import type { Setting } from './step.ts';

/** What axe has looked at in this run, on whatever journey: it takes longer than all else. */
const LOOKED_AT = new Set<string>();

/** What a page is made of, a line for each part and state: what chance types does not count. */
function partsOf({ fields, lists, summary, notice }: Seen): string[] {
  return [
    'the page itself',
    ...fields.map(({ id, kind, enabled, messages, unheld }) =>
      [pathOfId(id).replace(/\d+/g, 'n'), kind, enabled, messages.length > 0, unheld.length > 0].join(' '),
    ),
    ...lists.map(({ id, entries, open, undo }) => [id, entries.length > 0, open > 0, undo].join(' ')),
    `summary ${summary !== null}`,
    `notice ${notice?.slice(0, 20)}`,
  ];
}

/** What axe finds on a page that has a part, or a part in a state, that it has not looked at yet. */
export async function axeOfNews(
  page: Page,
  { settlement, width }: Pick<Setting, 'settlement' | 'width'>,
  after: Seen,
): Promise<string[]> {
  const place = `${settlement} ${after.path} ${after.language} ${width}`;
  const parts = partsOf(after).map((part) => `${place}: ${part}`);
  if (parts.every((part) => LOOKED_AT.has(part))) return [];
  const lines = await axe(page);
  if (lines.length === 0) for (const part of parts) LOOKED_AT.add(part);
  return lines;
}

/** What is wrong with the dialog that is open: the focus is in it, and axe finds nothing. */
export async function inDialog(page: Page, text: string): Promise<string[]> {
  const hasFocus = await page.evaluate(
    () => document.activeElement?.closest('dialog[open]') !== null && document.activeElement !== null,
  );
  const lines = hasFocus ? [] : [`the dialog "${text}" is open, and the focus is not in it`];
  const dialog = `dialog: ${text}`;
  if (LOOKED_AT.has(dialog)) return lines;
  const found = await axe(page);
  if (found.length === 0) LOOKED_AT.add(dialog);
  return [...lines, ...found];
}
