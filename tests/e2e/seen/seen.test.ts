import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ThemeName } from '../../../src/themes/themes.ts';
import { open, page, showGallery } from '../galleryWindow.ts';
import { SAMPLE_WALKS } from '../journeys/sampleWalks.ts';
import { visit } from '../person.ts';
import { visited } from '../served.ts';
import type { Pair } from './states.ts';
import { type Colours, unseen } from './unseen.ts';

/** Each theme, a sample that has it, and a system whose colours it is seen in: they are the same in each theme. */
const SEEN: Record<ThemeName, { sample: string; system: Colours }> = {
  'ftc-7-0-default': { sample: 'lumora-refund', system: 'light' },
  'jnd-7-0-default': { sample: 'larkmoor-breach', system: 'dark' },
  'jnd-9-0-kontent': { sample: 'harborline-finance', system: 'light' },
};

const dayOf = (state: string, isSo = true) =>
  `.react-datepicker__day${isSo ? `.react-datepicker__day--${state}` : `:not(.react-datepicker__day--${state})`}`;
const CHOSEN_DAY = { chosen: dayOf('selected'), other: dayOf('selected', false), sides: 4 };
const cellOf = (part: string, isSo: boolean) =>
  `.cw-cells[aria-label="${part}"] .cw-pick-cell[aria-selected=${isSo}]`;
const chosenPart = (part: string): Pair => ({
  chosen: cellOf(part, true),
  other: cellOf(part, false),
  sides: 4,
});

/** Pickers of the gallery by the state of their field, with the choice in each. */
const PICKERS: Record<string, Pair[]> = {
  dateTime: [CHOSEN_DAY, ...['Hour: choices', 'Minute: choices', 'AM or PM'].map(chosenPart)],
  multiple: [CHOSEN_DAY],
  range: [
    { ...CHOSEN_DAY, chosen: dayOf('range-start') },
    { ...CHOSEN_DAY, chosen: dayOf('range-end') },
    {
      chosen: `${dayOf('in-range')}:not(.react-datepicker__day--range-start)`,
      other: dayOf('in-range', false),
      sides: 2,
    },
  ],
};

const ACTIVE_ENTRY: Pair = {
  chosen: '.cw-match--active',
  other: '.cw-match:not(.cw-match--active)',
  sides: 4,
};

const LANGUAGE: Pair = {
  chosen: '.cw-language[aria-pressed=true]',
  other: '.cw-language[aria-pressed=false]',
  sides: 1,
};

/** Drawn by lines in the colours of a theme, too, but for those of the last one. */
const STEPS: Pair[] = [
  { chosen: '.cw-step--current', other: '.cw-step--ahead', sides: 4 },
  { chosen: '.cw-step--done', other: '.cw-step--ahead', sides: 0 },
];

let judge: Page;
showGallery();
beforeAll(async () => {
  judge = await page.context().newPage();
});

/** Leaves of the gallery's examples those that add a kind of control, because it is a page of 21,000 px. */
function leaveOnePerKind(): void {
  const kinds = new Set<string>();
  const kindOf = (control: Element) =>
    [
      control.tagName,
      control.className,
      control.parentElement?.className,
      control.nextElementSibling?.className,
    ]
      .concat(['type', 'aria-invalid', 'readonly'].map((name) => control.getAttribute(name) ?? ''))
      .join();
  for (const example of document.querySelectorAll<HTMLElement>('.gallery-example')) {
    const found = [...example.querySelectorAll('a, button, input, select, textarea')].map(kindOf);
    if (found.every((kind) => kinds.has(kind))) example.style.display = 'none';
    for (const kind of found) kinds.add(kind);
  }
}

/** Makes the window as high as the page, which is in sight then from its beginning to its end. */
async function showWhole(shown: Page, width: number): Promise<void> {
  await shown.setViewportSize({ width, height: 900 });
  const height = await shown.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  await shown.setViewportSize({ width, height });
}

describe.each(Object.entries(SEEN))('%s', (theme, { sample, system }) => {
  const here = visited(`settlements/${sample}`);

  it('C10-34: the focus is seen on every kind of control', async () => {
    await open(`view=widgets&theme=${theme}`, 1280);
    await page.locator('#combobox-open_field').waitFor();
    await page.evaluate(leaveOnePerKind);
    await showWhole(page, 1280);
    expect(await unseen({ page, judge, colours: 'own' }, [])).toEqual([]);
  });

  it('C10-34: the focus, the active entry of a list, what is chosen, and days of a range are seen', async () => {
    await open(`view=widgets&widget=combobox&theme=${theme}`, 420, 800);
    const combobox = page.locator('#combobox-open_field');
    // Without the focus, which a picture of all rings takes away, the list stays open.
    await combobox.dispatchEvent('click');
    await page.locator('.cw-match').first().waitFor();
    await combobox.dispatchEvent('keydown', { key: 'ArrowDown' });
    await page.locator('.cw-match--active').scrollIntoViewIfNeeded();
    for (const colours of ['own', system] as const) {
      const found = await unseen({ page, judge, colours, within: '#combobox' }, [ACTIVE_ENTRY]);
      expect([colours, found]).toEqual([colours, []]);
    }
    await open(`view=widgets&widget=date&theme=${theme}`, 420, 800);
    for (const [state, pairs] of Object.entries(PICKERS)) {
      await page.locator(`#date-${state}_field`).locator('xpath=..//button[@aria-haspopup]').press('Enter');
      for (const { chosen } of pairs) await page.locator(chosen).first().waitFor();
      for (const colours of ['own', system] as const) {
        const found = await unseen({ page, judge, colours, within: '.cw-calendar' }, pairs);
        expect([state, colours, found]).toEqual([state, colours, []]);
      }
      await page.keyboard.press('Escape');
      await page.locator('.cw-calendar').waitFor({ state: 'detached' });
    }
  });

  it('C10-34: the focus is seen on rows, cards, and the lines of a summary of errors', async () => {
    for (const { view, last, colours } of [
      { view: 'lists', last: 'td .cw-error', colours: ['own'] },
      { view: 'refused', last: '.cw-summary a', colours: ['own', system] },
    ] as const) {
      await open(`view=${view}&theme=${theme}`, 1280);
      await page.locator(last).first().waitFor();
      await showWhole(page, 1280);
      for (const each of colours)
        expect([view, each, await unseen({ page, judge, colours: each }, [])]).toEqual([view, each, []]);
    }
  });

  it('C10-30, C10-34: on a page of a claim the focus, the language, and what is done and ahead are seen', async () => {
    const claim = await page.context().newPage();
    try {
      await claim.setViewportSize({ width: 1280, height: 900 });
      await claim.goto(here.product.url);
      const [landing] = SAMPLE_WALKS[sample]?.forms.standard ?? [];
      if (!landing) throw new Error(`${sample} has no walk.`);
      await visit(claim, landing);
      await claim.locator('.cw-step--done').waitFor();
      for (const width of [375, 1280]) {
        await showWhole(claim, width);
        const own = await unseen({ page: claim, judge, colours: 'own' }, [LANGUAGE]);
        expect([width, own]).toEqual([width, []]);
      }
      expect(
        await unseen({ page: claim, judge, colours: system }, [...STEPS, { ...LANGUAGE, sides: 4 }]),
      ).toEqual([]);
    } finally {
      await claim.close();
    }
  });
});
