import type { CDPSession, Locator, Page } from 'playwright';

const TYPED = 'Corner of Fifth and Main';

/** Returns the time that the page's main thread has worked so far, in milliseconds. */
export async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * Types a text into a control at a quick typist's pace and leaves it; returns the main thread's milliseconds a key, late
 * commits and checks included.
 */
export async function typeInto(page: Page, session: CDPSession, control: Locator): Promise<number> {
  await control.focus();
  await page.waitForTimeout(50);
  const before = await mainThread(session);
  await page.keyboard.type(TYPED, { delay: 30 });
  await page.keyboard.press('Tab');
  await page.waitForTimeout(450);
  return ((await mainThread(session)) - before) / TYPED.length;
}
