import { expect, it } from 'vitest';
import { later, NOON, type SharedStores } from './claims.contract.ts';
import type { AttemptRule } from './store.ts';

const rule = (bucket: string, more: Partial<AttemptRule> = {}): AttemptRule => ({
  bucket,
  windowSeconds: 3600,
  firstWait: 0,
  free: 2,
  baseWait: 10,
  mostWait: 30,
  ...more,
});

/** What every engine must do with tries that are made to wait. */
export function attemptsContract(open: () => Promise<SharedStores>): void {
  it('C13-02, C13-07: tries beyond the free ones wait, twice as long each time up to the most, on whichever instance', async () => {
    const { one, other } = await open();
    const seconds = [0, 0, 0, 10, 10, 30, 30, 60, 89];
    const waits: number[] = [];
    for (const [index, at] of seconds.entries())
      waits.push(await (index % 2 ? one : other).attempts.take([rule('a')], later(at)));
    expect(waits).toEqual([0, 0, 10, 0, 20, 0, 30, 0, 1]);
  });

  it('C13-02, C13-07: a try counts in all its buckets, or in none of them while one waits', async () => {
    const { one, other } = await open();
    const [own, shared] = [rule('own'), rule('shared', { free: 1 })];
    expect(await one.attempts.take([own, shared], NOON)).toBe(0);
    expect(await other.attempts.take([shared, own], NOON)).toBe(10);
    expect(await one.attempts.counts(['own', 'shared', 'none'], NOON)).toEqual([1, 1, 0]);
    expect(await other.attempts.take([own], NOON)).toBe(0);
    expect(await one.attempts.counts(['shared', 'own'], later(1))).toEqual([1, 2]);
    expect(await one.attempts.counts([], NOON)).toEqual([]);
    expect(await one.attempts.counts(['own', 'shared'], later(3600))).toEqual([0, 0]);
  });

  it('C13-02, C13-07: of tries at once no more are free than may be', async () => {
    const { one, other } = await open();
    const rules = [rule('x', { free: 3 }), rule('y', { free: 100 })];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const { attempts } = index % 2 ? one : other;
        return attempts.take(index % 3 ? rules : rules.toReversed(), NOON);
      }),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(new Set(waits)).toEqual(new Set([0, 10]));
    expect(await one.attempts.counts(['x', 'y'], NOON)).toEqual([3, 3]);
  });

  waitContract(open);
}

function waitContract(open: () => Promise<SharedStores>): void {
  it('C13-02, C13-07: a first wait holds before the first try; what is given back waits for nothing', async () => {
    const { one, other } = await open();
    const stranger = [rule('s', { firstWait: 5 })];
    expect(await one.attempts.take(stranger, NOON)).toBe(5);
    expect(await other.attempts.take(stranger, later(5))).toBe(0);
    const strict = [rule('t', { free: 1 })];
    expect(await one.attempts.take(strict, NOON)).toBe(0);
    expect(await other.attempts.take(strict, NOON)).toBe(10);
    await other.attempts.giveBack('t');
    expect(await one.attempts.counts(['t'], NOON)).toEqual([0]);
    expect(await one.attempts.take(strict, NOON)).toBe(0);
  });

  it('C13-02, C13-07: no wait is longer than when it began where the clock was set back', async () => {
    const { one, other } = await open();
    const strict = [rule('c', { free: 1 })];
    expect(await one.attempts.take(strict, later(86_400))).toBe(0);
    expect(await other.attempts.take(strict, NOON)).toBe(10);
    expect(await one.attempts.take(strict, later(10))).toBe(0);
  });
}
