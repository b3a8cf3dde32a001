import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Coding = 'br' | 'gzip';

/** Best quality, because a cached text is compressed once, on a thread of its own: some ten milliseconds. */
const QUALITY = 9;
const MOST_BYTES = 32 * 1024 * 1024;

/** Cache of responses that are the same for all visitors, compressed once for each content coding. */
export interface CompressedTexts {
  /** Returns the compressed text; compresses it where `name` is not cached. */
  get(name: string, text: string, coding: Coding): Promise<Buffer>;
}

/** Creates the cache, which drops the least recently used. */
export function createCompressedTexts(compress = compressed): CompressedTexts {
  const known = new Map<string, { bytes: Promise<Buffer>; size: number }>();
  let size = 0;
  const forget = (key: string): void => {
    size -= known.get(key)?.size ?? 0;
    known.delete(key);
  };
  return {
    get: (name, text, coding) => {
      const key = `${coding}:${name}`;
      // Counted by the text's length, which is available at once; its compressed form is smaller.
      const entry = known.get(key) ?? { bytes: compress(text, coding), size: text.length };
      forget(key);
      known.set(key, entry);
      size += entry.size;
      entry.bytes.catch(() => forget(key));
      for (const oldest of known.keys()) {
        if (size <= MOST_BYTES || oldest === key) break;
        forget(oldest);
      }
      return entry.bytes;
    },
  };
}

function compressed(text: string, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(text, { level: QUALITY });
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

/** Returns `br`, else `gzip`, where an Accept-Encoding header accepts it; null for neither. */
export function codingOf(accepted: string | undefined): Coding | null {
  const taken = (accepted ?? '').split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? null;
}
