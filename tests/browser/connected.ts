import { networkInterfaces } from 'node:os';
import type { Browser, BrowserContext } from 'playwright';

/** Tests if the machine has more than itself to talk to. */
export const hasNetwork = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal));

declare global {
  interface Window {
    isCutOff?: boolean;
  }
}

/** Runs in each page: it is online until the test cuts it off. */
export function announceNetwork(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !window.isCutOff });
}

/** Runs in a page: it hears of the network as it would of a cable. */
function cutOff(isCutOff: boolean): void {
  window.isCutOff = isCutOff;
  dispatchEvent(new Event(isCutOff ? 'offline' : 'online'));
}

async function connect(context: BrowserContext): Promise<BrowserContext> {
  const setOffline = context.setOffline.bind(context);
  await context.addInitScript(announceNetwork);
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    await Promise.all(context.pages().map((page) => page.evaluate(cutOff, isOffline)));
  };
  return context;
}

/**
 * Gives the pages of a browser the network that it lacks. On a machine with nothing but itself a browser is offline
 * whatever it reaches: pages would fetch nothing ahead, and hear of no connection that comes back.
 */
export function connected(browser: Browser, isOnline = hasNetwork()): Browser {
  if (isOnline) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => connect(await newContext(options));
  return browser;
}
