import type { Page } from 'playwright';
import { axe } from './engines/axe.ts';
import { equalAccess } from './engines/equalAccess.ts';
import { markup } from './engines/markup.ts';
import { states } from './engines/states.ts';
import { focusOrder } from './layout/focusOrder.ts';
import { linkColours } from './layout/linkColours.ts';
import { forcedColors, reducedMotion } from './layout/media.ts';
import { phoneHeader } from './layout/phoneHeader.ts';
import { reflow } from './layout/reflow.ts';
import { structure } from './layout/structure.ts';
import { targetSize } from './layout/targetSize.ts';
import { textSpacing } from './layout/textSpacing.ts';

/** Looks at a page as it stands and tells what is wrong with it, one line each. It changes nothing that is typed. */
export type Check = (page: Page) => Promise<string[]>;

/** What is asked of each page on a phone. */
export const EVERYWHERE: Check[] = [
  axe,
  equalAccess,
  markup,
  states,
  structure,
  reflow,
  phoneHeader,
  textSpacing,
  targetSize,
  forcedColors,
  reducedMotion,
  linkColours,
];

/** Checks of every page in each of its states: as it opens, after each button, with each message. */
export const ALWAYS: Check[] = [states];

/** What is asked of a page as it opens: the slow engines look at it filled in, when it has more to find fault with. */
export const OPENED: Check[] = EVERYWHERE.filter(
  (check) => check !== equalAccess && check !== markup && !ALWAYS.includes(check),
);

/** What is asked again after each button of a page. */
export const QUICK: Check[] = [axe, reflow];

/** What the narrowest phone and each language may change. */
export const NARROW: Check[] = [reflow, phoneHeader];

/** What a wider window may change. */
export const WIDE: Check[] = [axe, reflow, targetSize];

/** What is asked where the window is 1280 by 1024 px at 400 %, which is 320 by 256. */
export const ENLARGED: Check[] = [structure, reflow, phoneHeader, textSpacing, focusOrder];

/** What these checks find on the page, each line with its address. */
export async function faultsOf(page: Page, checks: Check[]): Promise<string[]> {
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(page)));
  return found.map((fault) => `${new URL(page.url()).pathname} ${fault}`);
}
