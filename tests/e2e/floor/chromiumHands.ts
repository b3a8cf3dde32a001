import type { Page } from 'playwright';
import type { Hands } from './hands.ts';

/**
 * Hands on a Chromium that is older than Playwright's own scripts allow for: functions of ours run in the page as it is,
 * keys and presses come from the browser's protocol.
 */
export async function chromiumHands(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (look, given) => page.evaluate(`(${look})(${JSON.stringify(given)})`),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    clear: async () => {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
    },
    choose: async (_attribute, { x, y }, option) => {
      await page.mouse.click(x, y);
      await page.keyboard.type(option);
      await page.keyboard.type('\n');
    },
    upload: async (attribute, path) => {
      const { root } = await session.send('DOM.getDocument', { depth: 1 });
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: `input[type="file"][${attribute}]`,
      });
      await session.send('DOM.setFileInputFiles', { files: [path], nodeId });
    },
  };
}
