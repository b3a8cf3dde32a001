import type { Page } from 'playwright';
import { drawnWith, lookOfFocus, looksWithFocus } from './focused.ts';
import { changes, picture } from './pictures.ts';
import { looksOfOthers, type Pair } from './states.ts';

/** The theme's own colours, or those of a system that has taken them over. */
export type Colours = 'own' | 'light' | 'dark';

interface Shown {
  page: Page;
  /** Page that compares the pictures. */
  judge: Page;
  colours: Colours;
  within?: string;
}

/** States that look like their neighbours, at rest and under the pointer: their own picture is `drawn`. */
async function untold(
  { page, judge, colours }: Shown,
  drawn: Buffer,
  pairs: readonly Pair[],
): Promise<string[]> {
  const selector = pairs.map(({ chosen }) => chosen).join();
  if (!selector) return [];
  const pointed = await drawnWith(page, ['hover'], { selector }, () => picture(page));
  const { look, unmarked } = await looksOfOthers(page, pairs);
  const faults = [drawn, pointed].map(async (own) => {
    const found = await changes(judge, own, [look]);
    return pairs.flatMap(({ chosen, sides: wanted }, at) => {
      const { sides = [], pixels = 0, width = 0, height = 0 } = found[at] ?? {};
      // A line along it at least, of whatever kind.
      const isTold = sides.length >= wanted && pixels >= Math.max(width, height);
      return isTold ? [] : [`state: ${sides} and ${pixels} px of ${chosen}`];
    });
  });
  const alone = colours === 'own' ? [] : unmarked.map((chosen) => `by colours alone: ${chosen}`);
  return [...(await Promise.all(faults)).flat(), ...alone];
}

/** Parts of a page that are not seen at 3 to 1: the focus on each control, and each state against its neighbours. */
export async function unseen(shown: Shown, pairs: readonly Pair[]): Promise<string[]> {
  const { page, judge, colours, within = 'body' } = shown;
  await page.emulateMedia(
    colours === 'own'
      ? { forcedColors: null, colorScheme: null }
      : { forcedColors: 'active', colorScheme: colours },
  );
  const held = await lookOfFocus(page, within);
  const drawn = await picture(page);
  const focused = await looksWithFocus(page, within);
  const rings = await changes(judge, drawn, [...held, ...focused]);
  if (rings.length === 0) throw new Error(`Nothing within ${within} takes the focus.`);
  const faint = rings.flatMap(({ name, sides }) => (sides.length < 4 ? [`focus: ${sides} of ${name}`] : []));
  return [...faint, ...(await untold(shown, drawn, pairs))];
}
