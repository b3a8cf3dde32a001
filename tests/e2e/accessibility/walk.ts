import type { Page } from 'playwright';
import { expect as expectPage } from '../expect.ts';
import type { Stop } from '../journey.ts';
import { visit } from '../person.ts';
import { ALWAYS, type Check, faultsOf, NARROW } from './checks.ts';
import { compareSpoken, type Shelf } from './transcripts.ts';

const NARROWEST = { width: 320, height: 568 };

/** What is looked at on the way: a page as it opens, after each button, and filled in. */
export interface Looks {
  opened: Check[];
  pressed: Check[];
  filled: (page: Page) => Promise<string[]>;
}

interface Walk extends Shelf {
  stops: readonly Stop[];
  looks: Looks;
}

/** Takes the steps of one stop one by one; read aloud is the page with the errors that a button brought, and filled in. */
async function takeStop(page: Page, { path, heading, steps }: Stop, name: string, walk: Walk) {
  const found = await faultsOf(page, steps.length > 0 ? [...ALWAYS, ...walk.looks.opened] : []);
  let errors = 0;
  for (const [index, step] of steps.entries()) {
    await visit(page, { path, heading, steps: [step] });
    if (step.do === 'press') found.push(...(await faultsOf(page, [...ALWAYS, ...walk.looks.pressed])));
    if (step.do === 'seeError' && steps[index + 1]?.do !== 'seeError') {
      errors += 1;
      found.push(...(await faultsOf(page, ALWAYS)));
      await compareSpoken(page, walk, `${name}, errors ${errors}`);
    }
  }
  // What is typed last is judged a moment later.
  await expectPage(page.locator('.cw-error')).toHaveCount(0);
  const size = page.viewportSize() ?? NARROWEST;
  await page.setViewportSize({ ...size, width: NARROWEST.width });
  found.push(...(await compareSpoken(page, walk, name, NARROW)));
  await page.setViewportSize(size);
  found.push(...(await walk.looks.filled(page)));
  return found;
}

/** Walks a form as a person does; answers the faults that its pages show and compares what is said of them. */
export async function walkPages(page: Page, walk: Walk): Promise<string[]> {
  const found: string[] = [];
  for (const [index, stop] of walk.stops.entries()) {
    const { path, heading, leave } = stop;
    await visit(page, { path, heading, steps: [] });
    found.push(...(await takeStop(page, stop, `${String(index + 1).padStart(2, '0')} ${heading}`, walk)));
    if (leave) await visit(page, { path, heading, steps: [], leave });
  }
  return [...new Set(found)];
}
