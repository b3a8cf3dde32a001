import { describe, expect, it } from 'vitest';
import { open, page, showGallery } from './galleryWindow.ts';

showGallery();

/** The browser's own words for a file field that holds nothing; it says them in its own language. */
const BROWSERS_WORDS = /No file chosen/;

describe('the file button', () => {
  it('C10-36: assistive technology gets our button alone, whose name holds what it shows', async () => {
    await open('view=widgets&widget=file', 1280);
    await page.locator('.cw-file').first().waitFor();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const told = JSON.stringify(nodes.filter(({ ignored }) => !ignored));
    expect(told).not.toMatch(BROWSERS_WORDS);
    const shown = await page
      .locator('.cw-file button')
      .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''));
    const snapshot = await page.locator('body').ariaSnapshot();
    expect(shown.length).toBeGreaterThan(5);
    for (const words of new Set(shown)) expect(snapshot).toMatch(new RegExp(`- button ".*${words}.*"`));
    expect(snapshot).toContain('- button "Proof of payment, Choose another file"');
    expect(snapshot).toContain('- button "Remove the file contract of sale.pdf"');
    const kept = page.getByRole('button', { name: 'Proof of payment, Choose another file' });
    await expect.poll(() => kept.count()).toBeGreaterThan(1);
  });

  it('C10-36: it opens the files by a press and by keys, and its label gives it the focus', async () => {
    await open('view=widgets&widget=file', 1280);
    const button = page.getByRole('button', { name: 'Proof of payment, Choose a file' }).first();
    const opened = () => page.waitForEvent('filechooser');
    for (const press of [() => button.click(), () => button.press('Enter'), () => button.press('Space')]) {
      const [chooser] = await Promise.all([opened(), press()]);
      await chooser.setFiles([]);
    }
    const input = page.locator('.cw-file-pick input').first();
    await input.focus();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
