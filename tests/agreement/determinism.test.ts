import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

interface Fingerprint {
  timeZone: string;
  locale: string;
  lines: { compiled: string; again: string; verdicts: string }[];
}

/** Each zone, and each locale in the zone farthest from where deadlines are. */
const SETTINGS: [zone: string, locale: string][] = [
  ['UTC', 'en_US.UTF-8'],
  ['America/Los_Angeles', 'en_US.UTF-8'],
  ['Asia/Kolkata', 'en_US.UTF-8'],
  ['Pacific/Apia', 'en_US.UTF-8'],
  ['Pacific/Apia', 'tr_TR.UTF-8'],
  ['Pacific/Apia', 'ar_EG.UTF-8'],
];
/** As many at once as leave a small machine something to do. */
const AT_ONCE = 2;

async function fingerprint(zone: string, locale: string): Promise<Fingerprint> {
  const script = fileURLToPath(new URL('./fingerprint.ts', import.meta.url));
  const env = { ...process.env, TZ: zone, LANG: locale, LC_ALL: locale, LANGUAGE: '', NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return JSON.parse(stdout) as Fingerprint;
}

describe('the same input under four time zones and three locales', () => {
  const found: Fingerprint[] = [];
  beforeAll(async () => {
    for (let at = 0; at < SETTINGS.length; at += AT_ONCE) {
      const some = SETTINGS.slice(at, at + AT_ONCE);
      found.push(...(await Promise.all(some.map(([zone, locale]) => fingerprint(zone, locale)))));
    }
  });

  it('ran in as many different settings', () => {
    expect(new Set(found.map(({ timeZone, locale }) => `${timeZone} ${locale}`)).size).toBe(SETTINGS.length);
  });

  it('C4-21: compiles to the same bytes, and again to the same', () => {
    const compiled = found.map(({ lines }) => lines.map((line) => line.compiled));
    const again = found.map(({ lines }) => lines.map((line) => line.again));
    for (const one of [...compiled, ...again]) expect(one).toEqual(compiled[0]);
  });

  it('C4-21 C3-04: gives the same verdicts, on days too that a zone leaves out', () => {
    const verdicts = found.map(({ lines }) => lines.map((line) => line.verdicts));
    for (const one of verdicts) expect(one).toEqual(verdicts[0]);
  });
});
