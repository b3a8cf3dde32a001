import { describe, it } from 'vitest';
import type { Stop } from '../journey.ts';
import { breachClaim } from '../journeys/breachStops.ts';
import { productClaim } from '../journeys/financeStops.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { refundApplication } from '../journeys/refundStops.ts';
import { recallClaim, shortClaim } from '../journeys/sampleStops.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { openPage, shown } from './visitor.ts';

const SAMPLES: [settlement: string, stops: readonly Stop[]][] = [
  ['harborline-finance', productClaim],
  ['larkmoor-breach', breachClaim],
  ['lumora-refund', refundApplication],
  ['meridian-auto', itemizedClaim.stops],
  ['meridian-auto-short', shortClaim],
  ['northline-recall', recallClaim],
];

/** As it comes from a letter or a mail: another dash, spaces around, and one within what is no name. */
const copied = (text: string): string =>
  `\u00a0${text.replaceAll('-', '\u2013').replace(/(\d)(\d)/, '$1 $2')} `;

describe.each(SAMPLES)('%s', (name, stops) => {
  const here = served(`settlements/${name}`);

  it('C10-37: credentials that are pasted with spaces and another dash sign in', async () => {
    const [first, next] = stops;
    if (!first || !next) throw new Error(`${name} has no page after its first.`);
    const page = await openPage(here.browser, here.product.url + first.path);
    const steps = first.steps.map((step) =>
      step.do === 'type' ? { ...step, text: copied(step.text) } : step,
    );
    await visit(page, { ...first, steps });
    await shown(page, next.heading);
    await page.close();
  });
});
