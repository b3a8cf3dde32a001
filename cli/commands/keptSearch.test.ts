import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Budget } from '../../authoring/search/budget.ts';
import { bundleWith, change, filesIn, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { cacheFolder } from '../cacheFolder.ts';
import { runCli } from '../testing/runCli.ts';
import { given, rule } from './search.testkit.ts';

/** A form that nobody can file, of which the search finds what replaces a warning of the checks. */
const STUCK = [
  change('models.json', '/models/1/fields/3/rules', [
    rule('requiredWhen', given('email', 'claimantInfo')),
    rule('forbiddenWhen', given('email', 'claimantInfo')),
    { name: 'required' },
  ]),
];

/** Runs `claimwright validate` with a cache folder of its own, and counts the steps that its searches spent. */
function withCache(home = temporaryFolder()) {
  const environment = { HOME: home, XDG_CACHE_HOME: home, LOCALAPPDATA: home };
  const kept = () => (existsSync(home) ? filesIn(home).filter((file) => file.includes('searches')) : []);
  const run = async (...words: string[]) => {
    const spend = vi.spyOn(Budget.prototype, 'spend');
    const outcome = await runCli(['validate', ...words], { environment });
    const isSearched = spend.mock.calls.length > 0;
    spend.mockRestore();
    return { outcome, isSearched };
  };
  const entry = () => join(home, kept()[0] ?? '');
  return { home, kept, run, entry };
}

const at = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

afterEach(() => {
  vi.useRealTimers();
});

describe('kept results of claimwright validate', () => {
  it.each([
    ['text', []],
    ['json', ['--format', 'json']],
    ['sarif', ['--format', 'sarif']],
    ['a budget that is spent', ['--budget', '300']],
    ['strict with a budget', ['--strict', '--budget', '300']],
  ])(
    'C12-12: an unchanged bundle is not searched again, and the same is printed: %s',
    async (_what, words) => {
      for (const changes of [[], STUCK]) {
        const folders = [
          bundleWith(changes),
          bundleWith([change('models.json', '/models/1/fields/0/rules', [])]),
        ];
        const { run } = withCache();
        const searched = await run(...words, ...folders);
        expect(searched.isSearched).toBe(true);
        expect(await run(...words, ...folders)).toEqual({ ...searched, isSearched: false });
        expect(await run('--no-cache', ...words, ...folders)).toEqual(searched);
      }
    },
  );

  it('C12-12: a kept result is of the bundle wherever it lies, and is printed for each that is named', async () => {
    const { run } = withCache();
    const [one, two] = [bundleWith(STUCK), bundleWith(STUCK)];
    const { outcome } = await run('--format', 'json', one);
    const again = await run('--format', 'json', two);
    expect(again.isSearched).toBe(false);
    const expected = outcome.out.replaceAll(one, two);
    expect(again.outcome).toEqual({ ...outcome, out: expected });
    expect(outcome.out).toContain('stuck-form');
  });

  it('C12-12: any byte of a file, and any other budget, is searched anew', async () => {
    const { run } = withCache();
    const folder = bundleWith([
      { file: 'lists/states.csv', text: 'value\nOhio\n' },
      { file: 'claimants/standard.csv', text: 'claimNumber:credential\n1001\n' },
    ]);
    await run(folder);
    for (const file of filesIn(folder)) {
      appendFileSync(join(folder, file), '\n');
      expect({ file, ...(await run(folder)) }).toMatchObject({ file, isSearched: true });
      expect({ file, ...(await run(folder)) }).toMatchObject({ file, isSearched: false });
    }
    expect(await run('--budget', '1999999', folder)).toMatchObject({ isSearched: true });
    expect(await run('--budget', '2000000', folder)).toMatchObject({ isSearched: false });
  });

  it('C12-12: a result holds for a day in Los Angeles, since conditions read the day', async () => {
    const { run } = withCache();
    const before = rule('assert', { value: { today: {} }, before: '06/16/2026' });
    const folder = bundleWith([
      change('models.json', '/models/1/fields/3/rules', [{ name: 'required' }, before]),
    ]);
    at('2026-06-15T12:00:00Z');
    const first = await run(folder);
    expect(first.isSearched).toBe(true);
    expect(first.outcome.err).not.toContain('whether a claim can be filed');
    at('2026-06-16T06:59:59Z');
    expect(await run(folder)).toEqual({ ...first, isSearched: false });
    at('2026-06-16T07:00:00Z');
    const next = await run(folder);
    expect(next.isSearched).toBe(true);
    expect(next.outcome.err).toContain('whether a claim can be filed');
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -1)],
    ['emptied', () => ''],
    ['changed within', (text: string) => text.replace('stuck-form', 'stuck-farm')],
    ['of something else', () => '{"findings":[]}'],
  ])('C12-12: a kept file that is %s is searched anew, and mended', async (_what, damage) => {
    const { run, entry, kept } = withCache();
    const folder = bundleWith(STUCK);
    const whole = await run(folder);
    const text = readFileSync(entry(), 'utf8');
    writeFileSync(entry(), damage(text));
    expect(await run(folder)).toEqual(whole);
    expect({ files: kept().length, text: readFileSync(entry(), 'utf8') }).toEqual({ files: 1, text });
  });

  it('C12-12: a result of another bundle under the name is not taken', async () => {
    const { run, entry } = withCache();
    const folder = bundleWith();
    const whole = await run(folder);
    const other = withCache();
    await other.run(bundleWith(STUCK));
    writeFileSync(entry(), readFileSync(other.entry()));
    expect(await run(folder)).toEqual(whole);
  });

  it('C12-12: --no-cache neither reads nor writes, nor does --no-search or a bundle with errors', async () => {
    const { run, kept, entry } = withCache();
    const folder = bundleWith();
    await run('--no-cache', folder);
    await run('--no-search', folder);
    await run(bundleWith([change('settlement.json', '/theme', 'none')]));
    expect(kept()).toEqual([]);
    await run(folder);
    utimesSync(entry(), 0, 0);
    expect(await run('--no-cache', folder)).toMatchObject({ isSearched: true });
    expect({ used: statSync(entry()).mtimeMs, files: kept().length }).toEqual({ used: 0, files: 1 });
  });

  it('C12-12: where nothing can be kept, the same is printed', async () => {
    const folder = bundleWith(STUCK);
    const { outcome } = await withCache().run(folder);
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await withCache(file).run(folder)).toEqual({ outcome, isSearched: true });
    expect(await withCache('nowhere').run(folder)).toEqual({ outcome, isSearched: true });
    const locked = temporaryFolder();
    chmodSync(locked, 0o500);
    expect((await withCache(locked).run(folder)).outcome).toEqual(outcome);
    const taken = withCache();
    await taken.run(folder);
    const entry = taken.entry();
    writeFileSync(entry, '');
    chmodSync(entry, 0);
    expect((await taken.run(folder)).outcome).toEqual(outcome);
  });

  it('C12-12: what is kept is its owner’s, and the least recently used of more than 64 go', async () => {
    const { run, kept, entry, home } = withCache();
    const folder = bundleWith();
    await run(folder);
    const used = entry();
    expect(statSync(used).mode & 0o777).toBe(0o600);
    expect(statSync(join(used, '..')).mode & 0o777).toBe(0o700);
    utimesSync(used, 1, 1);
    await run(folder);
    for (let other = 0; other < 70; other += 1) {
      const file = join(used, '..', String(other).padStart(64, '0'));
      writeFileSync(file, '');
      utimesSync(file, 1000 + other, 1000 + other);
    }
    writeFileSync(join(used, '..', 'notes.txt'), 'of the user');
    await run('--budget', '300', folder);
    expect(kept().filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(64);
    expect(existsSync(used)).toBe(true);
    expect(existsSync(join(used, '..', '5'.padStart(64, '0')))).toBe(false);
    expect(existsSync(join(used, '..', '69'.padStart(64, '0')))).toBe(true);
    expect(filesIn(home).some((name) => name.endsWith('notes.txt'))).toBe(true);
  });
});

describe('the cache folder', () => {
  it.each([
    ['linux', { XDG_CACHE_HOME: '/var/ada', HOME: '/home/ada' }, '/var/ada/claimwright'],
    ['linux', { HOME: '/home/ada' }, '/home/ada/.cache/claimwright'],
    ['linux', { XDG_CACHE_HOME: 'relative', HOME: '/home/ada' }, '/home/ada/.cache/claimwright'],
    ['linux', {}, undefined],
    ['darwin', { HOME: '/Users/ada' }, '/Users/ada/Library/Caches/claimwright'],
    [
      'win32',
      { LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' },
      'C:\\Users\\ada\\AppData\\Local\\claimwright\\Cache',
    ],
    ['win32', {}, undefined],
  ] as const)('C12-12: is the user’s on %s with %o', (platform, environment, folder) => {
    expect(cacheFolder({ environment }, platform)).toBe(folder);
  });
});
