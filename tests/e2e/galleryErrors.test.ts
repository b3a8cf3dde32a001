import { describe, expect, it } from 'vitest';
import { THEME_LAYOUTS } from '../../src/themes/themes.ts';
import { open, page, showGallery } from './galleryWindow.ts';

const DESK = 1280;

showGallery();

/** Messages that begin above the end of what they are about: of a field its controls, of a list its button too. */
const errorsAbove = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cw-error')].flatMap((error) => {
      const owner = error.closest('.cw-field, .cw-records, td');
      const controls = owner?.querySelectorAll(
        'input, select, textarea, button, .cw-choice, .cw-file, .cw-cell',
      );
      const top = error.getBoundingClientRect().top;
      const covered = [...(controls ?? [])].filter(
        (control) => control.getBoundingClientRect().bottom > top + 1,
      );
      return covered.length > 0 ? [`${error.textContent} above ${covered.at(-1)?.className}`] : [];
    }),
  );

const LOOKS = ['view=widgets', 'view=refused', 'view=choices', 'view=lists'];

describe('errors', () => {
  it.each(LOOKS)(
    'C10-30: in %s each message stands beneath its control, beneath the last one of a group, list or cell',
    async (query) => {
      for (const width of [375, DESK]) {
        await open(query, width);
        await page.locator('.cw-error').first().waitFor();
        expect(await errorsAbove()).toEqual([]);
      }
    },
  );

  it('C10-30: every message is of the danger colour of its theme, and so are the links of the list above them', async () => {
    for (const theme of Object.keys(THEME_LAYOUTS)) {
      await open(`view=refused&theme=${theme}`, DESK);
      const colours = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--chakra-colors-danger)';
        document.body.append(probe);
        const colourOf = (element: Element) => getComputedStyle(element).color;
        const drawn = [...document.querySelectorAll('.cw-error, .cw-summary-list a')].map(colourOf);
        return { drawn: [...new Set(drawn)], danger: colourOf(probe) };
      });
      expect(colours.drawn).toEqual([colours.danger]);
    }
  });
});
