import { describe, expect, it, vi } from 'vitest';
import type { ClaimTab } from '../stores/claimState.ts';
import type { Tabs } from '../stores/tabs.ts';
import type { TransferredClaim } from './formTabMessages.ts';
import { createTabOwnership, type TabOwnershipOptions } from './tabOwnership.ts';

const CLAIM = { page: 'landing', configurationHash: '', files: [] } as unknown as TransferredClaim;

/** Tabs of one browser: what one tells, the others hear, and no tab hears itself. */
function browser() {
  const ears = new Map<Tabs, (news: unknown) => void>();
  const told: { by: Tabs; news: object }[] = [];
  let isHeldBack = false;

  function deliver(): void {
    for (let next = told.shift(); next; next = told.shift())
      for (const [tabs, hear] of ears) if (tabs !== next.by) hear(structuredClone(next.news));
  }

  function open(): Tabs {
    const tabs: Tabs = {
      id: '',
      follow: () => undefined,
      broadcast: (news) => {
        told.push({ by: tabs, news });
        if (!isHeldBack && told.length === 1) deliver();
      },
      listen: (isNews, hear) => {
        ears.set(tabs, (news) => {
          if (isNews(news)) hear(news);
        });
      },
    };
    return tabs;
  }

  return {
    open,
    /** The tab goes with its document. */
    close: (tabs: Tabs) => void ears.delete(tabs),
    /** Does what several tabs do before any of them hears of the others. */
    atOnce(work: () => void): void {
      isHeldBack = true;
      work();
      isHeldBack = false;
      deliver();
    },
  };
}

let drawn = 0;

function tab(tabs: Tabs, more: Partial<TabOwnershipOptions> = {}) {
  const kept: ClaimTab[] = [];
  const onAsked = vi.fn();
  const onGiven = vi.fn();
  const onFiled = vi.fn();
  const standing = createTabOwnership({
    tabs,
    form: 'standard',
    key: 'key-1',
    random: () => `mark-${++drawn}`,
    kept: null,
    keep: (one) => void kept.push(one),
    isBusy: () => false,
    changed: () => undefined,
    ...{ onAsked, onGiven, onFiled, ...more },
  });
  return { tabs, standing, kept: () => kept.at(-1) ?? null, onAsked, onGiven, onFiled };
}

type Tab = ReturnType<typeof tab>;

const shows = ({ standing }: Tab) => standing.view().shows;

/** Two tabs of one browser, of which the second was opened later. */
function two(more: Partial<TabOwnershipOptions> = {}) {
  const { open, close } = browser();
  const first = tab(open(), more);
  first.standing.open();
  const later = tab(open());
  later.standing.open();
  /** The first goes away with its document, and comes back with what was kept of it. */
  const reload = (): Tab => {
    first.standing.leave();
    close(first.tabs);
    const again = tab(open(), { kept: first.kept() });
    again.standing.open();
    return again;
  };
  return { open, close, first, later, reload };
}

describe('the same form in tabs of one browser', () => {
  it('C10-19: what is told of another session, of another form or in other words changes nothing', () => {
    const { open } = browser();
    const first = tab(open());
    const others = [{ key: 'key-2' }, { form: 'lookup' } as const].map((more) => tab(open(), more));
    for (const each of [first, ...others]) each.standing.open();
    const stranger = open();
    for (const news of [null, 'opens', { kind: 'form' }, { kind: 'form', form: 'standard', does: 'opens' }])
      stranger.broadcast(news as object);
    for (const each of [first, ...others])
      expect(each.standing.view()).toEqual({ shows: 'form', other: 'open', isBeside: false });
  });

  it('C10-19: a tab that answers nothing is asked without an end; another claim can be begun meanwhile', () => {
    const { first, later } = two();
    later.standing.takeOver();
    expect(later.standing.view()).toMatchObject({ shows: 'choice', other: 'asked' });
    expect(first.onAsked).toHaveBeenCalledTimes(1);
    later.standing.separate();
    expect(later.standing.view()).toEqual({ shows: 'form', other: 'open', isBeside: true });
    // It answers at last: the claim stays where it was.
    first.standing.handOver(later.kept()?.id ?? '');
    expect(shows(first)).toBe('handedOver');
    first.standing.give(later.kept()?.id ?? '', CLAIM);
    expect(later.onGiven).not.toHaveBeenCalled();
    expect(first.standing.view()).toEqual({ shows: 'form', other: 'open', isBeside: true });
  });

  it('C10-19: a claim that was given is asked for, though nobody has said yet that it has arrived', () => {
    const { first, later } = two();
    later.standing.takeOver();
    const to = later.kept()?.id ?? '';
    first.standing.handOver(to);
    first.standing.give(to, CLAIM);
    first.standing.takeOver();
    expect(first.standing.view()).toMatchObject({ shows: 'handedOver', other: 'asked' });
    later.standing.hold();
    expect(later.onAsked).not.toHaveBeenCalled();
    first.standing.takeOver();
    expect(later.onAsked).toHaveBeenCalledExactlyOnceWith(first.kept()?.id);
  });

  it('C10-19: a later tab that was used alone is the first from then on', () => {
    const { first, later, reload } = two();
    first.standing.leave();
    expect(shows(later)).toBe('form');
    later.standing.use();
    const reopened = reload();
    expect([shows(reopened), shows(later)]).toEqual(['choice', 'form']);
  });

  it('C10-19: a later tab that was left alone and not used gives way to the first, and comes before a third', () => {
    const { open, close, later, reload } = two();
    const reloaded = reload();
    expect([shows(reloaded), shows(later)]).toEqual(['form', 'choice']);
    reloaded.standing.leave();
    close(reloaded.tabs);
    const third = tab(open());
    third.standing.open();
    expect([shows(later), shows(third)]).toEqual(['form', 'choice']);
  });

  it('C10-19: of two tabs that open at once, the one that is used first has the form', () => {
    const { open, atOnce } = browser();
    const [one, other] = [tab(open()), tab(open())];
    atOnce(() => {
      one.standing.open();
      other.standing.open();
    });
    expect([shows(one), shows(other)]).toEqual(['form', 'form']);
    other.standing.use();
    expect([shows(one), shows(other)]).toEqual(['choice', 'form']);
  });

  it('C10-19: who is told that the claim is being sent hears when that has ended', () => {
    let isBusy = true;
    const { first, later } = two({ isBusy: () => isBusy });
    later.standing.takeOver();
    expect(first.onAsked).not.toHaveBeenCalled();
    expect(later.standing.view()).toMatchObject({ shows: 'choice', other: 'sending' });
    first.standing.rest();
    expect(later.standing.view().other).toBe('sending');
    isBusy = false;
    first.standing.rest();
    expect(later.standing.view()).toMatchObject({ shows: 'choice', other: 'open' });
  });

  it('C10-19: a claim that goes on from tab to tab is known to be filed in the one that began it', () => {
    const { open, first, later } = two();
    const third = tab(open());
    third.standing.open();
    const give = (from: typeof first, to: typeof first) => {
      to.standing.takeOver();
      from.standing.handOver(to.kept()?.id ?? '');
      from.standing.give(to.kept()?.id ?? '', CLAIM);
      expect(to.onGiven).toHaveBeenCalledTimes(1);
      to.standing.hold();
    };
    give(first, later);
    give(later, third);
    third.standing.close('CODE');
    expect([first.onFiled.mock.calls, later.onFiled.mock.calls]).toEqual([[['CODE']], [['CODE']]]);
  });

  it('C10-19: where a hand-over fails, the claim stays, and can be asked for again', () => {
    const { first, later } = two();
    later.standing.takeOver();
    first.standing.handOver(later.kept()?.id ?? '');
    first.standing.hold();
    expect(shows(first)).toBe('form');
    expect(later.standing.view()).toMatchObject({ shows: 'choice', other: 'open' });
  });

  it('C10-19: where the later tab cannot take the claim in, it stays where it was, and can be asked for again', () => {
    const { first, later } = two();
    later.standing.takeOver();
    first.standing.handOver(later.kept()?.id ?? '');
    first.standing.give(later.kept()?.id ?? '', CLAIM);
    expect(later.onGiven).toHaveBeenCalledTimes(1);
    later.standing.refuse();
    expect(shows(first)).toBe('form');
    expect(later.standing.view()).toMatchObject({ shows: 'choice', other: 'open' });
  });
});
