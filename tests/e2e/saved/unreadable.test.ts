import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { bytesOf, inDatabase } from '../../../server/testing/atRest.testkit.ts';
import { foundIn, type SeededWords, wordList } from '../../../server/testing/seededWords.testkit.ts';
import { openPage, shown } from '../joints/visitor.ts';
import { clear, type, type UploadedFile, upload } from '../journey.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { memoryOf } from './processMemory.ts';
import { byCode } from './resumed.ts';

const SETTLEMENT = 'settlements/meridian-auto';
const here = served(SETTLEMENT);

/** Returns words of the settlement's texts, in the form that seeded words have, which the server serves from its memory. */
async function servedWords(): Promise<string[]> {
  const texts = await readFile(`${SETTLEMENT}/content/en.json`, 'utf8');
  return [...new Set(texts.match(/(?<![A-Za-z])[a-z]{12}/g))];
}

/** Fills in and saves a form whose street, record that was begun and document have all of the words. Returns its code. */
async function saveWords(page: Page, { take, left }: SeededWords): Promise<string> {
  const [entry, about] = itemizedClaim.stops;
  const documents = itemizedClaim.stops.findIndex(({ path }) => path.endsWith('/supporting-documents'));
  const between = itemizedClaim.stops.slice(2, documents);
  const stop = itemizedClaim.stops[documents];
  if (!entry || !about || !stop) throw new Error('The journey has no such pages');
  await visit(page, entry);
  await visit(page, {
    ...about,
    steps: [...about.steps, clear('Street address'), type('Street address', take(3))],
  });
  for (const each of between) await visit(page, each);
  const file: UploadedFile = {
    ...{ name: `${take(2)}.pdf`, mimeType: 'application/pdf' },
    content: Buffer.from(`%PDF-1.7\n${take(left() - 3)}\n%%EOF\n`),
  };
  await shown(page, stop.heading);
  const steps = [upload('File', file), type('Description', take(3))];
  const codes: string[] = [];
  await visit(page, { path: stop.path, heading: stop.heading, steps }, async (before) => {
    codes.push(await byCode.save(before));
    return before;
  });
  return codes.join();
}

describe('the words of a saved form', () => {
  it.runIf(process.platform === 'linux')(
    'C10-11: of 10,000 in answers, a record that was begun and a document, none is in the data folder or the memory of the server, and no code',
    async () => {
      const words = wordList(10_000);
      const { browser, product } = here;
      const code = await saveWords(await openPage(browser, product.url), words);
      expect(words.left()).toBe(0);
      const { parts, unread } = await memoryOf(product.pid());
      const data = bytesOf(product.data);
      const places = [data, ...parts];
      expect(places.flatMap((place) => foundIn(place, words))).toEqual([]);
      expect(code).toMatch(/^[0-9A-Z]{3}(?:-[0-9A-Z]{3}){5}$/);
      for (const secret of [code, code.replaceAll('-', '')])
        expect(places.some((place) => place.includes(secret))).toBe(false);
      // The memory has it from the class list.
      expect(data.includes('MAF-100001')).toBe(false);

      // What is in both is found by the same search.
      expect(unread).toEqual([]);
      expect(parts.join('').length).toBeGreaterThan(20e6);
      const known = await servedWords();
      expect(new Set(parts.flatMap((part) => foundIn(part, { words: known })))).toEqual(new Set(known));
      const drafts = inDatabase(product.data, (database) => database.prepare('SELECT id FROM draft').all());
      expect(drafts).toHaveLength(1);
      for (const { id } of drafts) expect(data.includes(String(id))).toBe(true);
    },
  );
});
