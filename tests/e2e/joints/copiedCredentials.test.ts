import { describe, it } from 'vitest';
import { SAMPLE_WALKS } from '../journeys/sampleWalks.ts';
import { visit } from '../person.ts';
import { visited } from '../served.ts';
import { openPage, shown } from './visitor.ts';

/** As it comes from a letter or a mail: another dash, spaces around, and one within what is no name. */
const copied = (text: string): string =>
  `\u00a0${text.replaceAll('-', '\u2013').replace(/(\d)(\d)/, '$1 $2')} `;

describe.each(Object.entries(SAMPLE_WALKS))('%s', (name, { forms }) => {
  const here = visited(`settlements/${name}`);

  it.each(Object.entries(forms))(
    'C10-37: into %s credentials sign in that are pasted with spaces and another dash',
    async (_form, [first, next]) => {
      if (!first || !next) throw new Error(`A form of ${name} has no page after its first.`);
      const page = await openPage(here.browser, here.product.url + first.path);
      const steps = first.steps.map((step) =>
        step.do === 'type' ? { ...step, text: copied(step.text) } : step,
      );
      await visit(page, { ...first, steps });
      await shown(page, next.heading);
      await page.close();
    },
  );
});
