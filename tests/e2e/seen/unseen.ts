import type { Page } from 'playwright';
import { lookOfFocus, looksWithFocus } from './focused.ts';
import { changes, picture } from './pictures.ts';
import { looksOfOthers, type Pair } from './states.ts';

/** The theme's own colours, or those of a system that has taken them over. */
export type Colours = 'own' | 'light' | 'dark';

interface Shown {
  page: Page;
  /** Where pictures are compared. */
  judge: Page;
  colours: Colours;
  within?: string;
}

/** What of a page as it stands is not seen at 3 to 1: the focus on each control, and each state against what is beside it. */
export async function unseen(
  { page, judge, colours, within = 'body' }: Shown,
  pairs: readonly Pair[],
): Promise<string[]> {
  const isForced = colours !== 'own';
  await page.emulateMedia(
    isForced ? { forcedColors: 'active', colorScheme: colours } : { forcedColors: null, colorScheme: null },
  );
  const held = await lookOfFocus(page, within);
  const before = await picture(page);
  const focused = await looksWithFocus(page, within);
  const { look, unmarked } = await looksOfOthers(page, pairs);
  const rings = await changes(judge, before, [...held, ...focused]);
  if (rings.length === 0) throw new Error(`Nothing within ${within} takes the focus.`);
  const states = await changes(judge, before, [look]);
  return [
    ...rings.flatMap(({ name, sides }) => (sides.length < 4 ? [`focus: ${sides} of ${name}`] : [])),
    ...pairs.flatMap((pair, at) => {
      const { sides = [], pixels = 0, width = 0, height = 0 } = states[at] ?? {};
      // A line along it at least, of whatever kind.
      const isTold = sides.length >= pair.sides && pixels >= Math.max(width, height);
      return isTold ? [] : [`state: ${sides} and ${pixels} px of ${pair.chosen}`];
    }),
    ...(isForced ? unmarked.map((chosen) => `by colours alone: ${chosen}`) : []),
  ];
}
