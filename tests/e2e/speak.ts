import type { Page } from 'playwright';

/** Shows the page in another language, where it stands: nothing is left, pressed or scrolled for it. */
export async function speak(page: Page, culture: string): Promise<void> {
  await page.evaluate((wanted) => {
    const address = new URL(window.location.href);
    address.searchParams.set('culture', wanted);
    window.history.replaceState(window.history.state, '', address);
  }, culture);
  await page.locator(`html[lang="${culture}"]`).waitFor();
}
