import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expect as expectPage } from '../expect.ts';
import { speak } from '../speak.ts';
import { type Check, faultsOf } from './checks.ts';
import type { ReadingRoom } from './spoken.ts';

/** Where the readings of one form are kept, and in which languages it is read; the first is the one it is walked in. */
export interface Shelf {
  room: ReadingRoom;
  /** Below transcripts/, a folder a language in it. */
  form: string;
  cultures: readonly string[];
  /** How a code ends that is another at each visit, where a page says it. */
  ending?: string;
}

/** A page's title without the signs that Windows takes in no file's name. */
const fileName = (title: string) => title.replaceAll(/[<>:"|?*\\/]/g, '');

/**
 * Compares what a screen reader says of the page in each of its languages with what was read and agreed; answers what
 * these checks find on it in each.
 */
export async function compareSpoken(
  page: Page,
  { room, form, cultures, ending }: Shelf,
  name: string,
  checks: Check[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const culture of cultures) {
    await speak(page, culture);
    // A part of the app or an answer of the server may still be on its way.
    await expectPage(page.locator('main .cw-loading, main [aria-busy="true"]')).toHaveCount(0);
    found.push(...(await faultsOf(page, checks)));
    const said = await room.read(page);
    await expect
      .soft(ending === undefined ? said : said.replaceAll(new RegExp(` ${ending}$`, 'gm'), ' (its end)'))
      .toMatchFileSnapshot(join(import.meta.dirname, 'transcripts', form, culture, `${fileName(name)}.txt`));
  }
  await speak(page, cultures[0] ?? 'en');
  return found;
}
