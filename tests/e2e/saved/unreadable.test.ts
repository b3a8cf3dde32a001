import { open, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../server/testing/atRest.testkit.ts';
import { foundIn, wordList } from '../../../server/testing/seededWords.testkit.ts';
import { openPage, shown } from '../joints/visitor.ts';
import { clear, type, type UploadedFile, upload } from '../journey.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { byCode } from './resumed.ts';

const here = served('settlements/meridian-auto');

/** Returns bytes without zeros: letters of two bytes become letters of one. */
function withoutZeros(bytes: Buffer): string {
  let end = 0;
  for (const byte of bytes) {
    if (byte === 0) continue;
    bytes[end] = byte;
    end += 1;
  }
  return bytes.toString('latin1', 0, end);
}

/** Returns the memory of a process, as a core dump has it: each range that can be written. */
async function memoryOf(pid: number): Promise<string[]> {
  const ranges = (await readFile(`/proc/${pid}/maps`, 'utf8')).split('\n');
  const memory = await open(`/proc/${pid}/mem`);
  const parts: string[] = [];
  try {
    for (const range of ranges) {
      const [, from = '', to = ''] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(range) ?? [];
      if (from === '') continue;
      const length = Number.parseInt(to, 16) - Number.parseInt(from, 16);
      const { buffer, bytesRead } = await memory.read({
        ...{ buffer: Buffer.alloc(length), position: Number.parseInt(from, 16) },
      });
      parts.push(withoutZeros(buffer.subarray(0, bytesRead)));
    }
  } finally {
    await memory.close();
  }
  return parts;
}

describe('the words of a saved form', () => {
  it.runIf(process.platform === 'linux')(
    'C10-11: of 10,000 in answers, a record that was begun and a document, none is in the data folder or the memory of the server, and no code',
    async () => {
      const words = wordList(10_000);
      const { take } = words;
      const [entry, about] = itemizedClaim.stops;
      const documents = itemizedClaim.stops.findIndex(({ path }) => path.endsWith('/supporting-documents'));
      const between = itemizedClaim.stops.slice(2, documents);
      const stop = itemizedClaim.stops[documents];
      if (!entry || !about || !stop) throw new Error('The journey has no such pages');
      const page = await openPage(here.browser, here.product.url);
      await visit(page, entry);
      await visit(page, {
        ...about,
        steps: [...about.steps, clear('Street address'), type('Street address', take(3))],
      });
      for (const each of between) await visit(page, each);
      const file: UploadedFile = {
        ...{ name: `${take(2)}.pdf`, mimeType: 'application/pdf' },
        content: Buffer.from(`%PDF-1.7\n${take(words.left() - 3)}\n%%EOF\n`),
      };
      await shown(page, stop.heading);
      const steps = [upload('File', file), type('Description', take(3))];
      const codes: string[] = [];
      await visit(page, { path: stop.path, heading: stop.heading, steps }, async (before) => {
        codes.push(await byCode.save(before));
        return before;
      });
      const [code = ''] = codes;
      const { product } = here;
      const memory = await memoryOf(product.pid());
      const places = [bytesOf(product.data), ...memory];
      expect(words.left()).toBe(0);
      expect(memory.some((range) => range.includes('Meridian'))).toBe(true);
      expect(places.flatMap((place) => foundIn(place, words))).toEqual([]);
      for (const secret of [code, code.replaceAll('-', '')])
        expect(places.some((place) => place.includes(secret))).toBe(false);
    },
  );
});
