import { reloadIfServed } from '../../widgets/reloadIfServed.ts';
import type { CaptchaProvider, CaptchaProviderName, CaptchaSettings } from './types.ts';

/** Factory of each captcha provider, whose code is imported only where a settlement uses it. */
const PROVIDERS: Record<CaptchaProviderName, (settings: CaptchaSettings) => Promise<CaptchaProvider>> = {
  Altcha: async ({ challengeUrl }) =>
    (await import('./altcha.ts')).altcha(challengeUrl ?? '/api/captcha/challenge'),
  GoogleReCaptcha: async (settings) => (await import('./google.ts')).googleReCaptcha(settings),
  HCaptcha: async (settings) => (await import('./hCaptcha.ts')).hCaptcha(settings),
};

/**
 * Creates a captcha provider that loads its settings and code with its first challenge, so that the first page loads
 * neither.
 */
export function lazyProvider(settings: () => Promise<CaptchaSettings>): CaptchaProvider {
  let made: CaptchaProvider | null = null;
  let place: HTMLElement | null = null;
  let hasFailed = false;

  /** Imports a provider's code. On a second failure reloads the page, which keeps the entered claim. */
  async function fetched(known: CaptchaSettings): Promise<CaptchaProvider> {
    try {
      return await PROVIDERS[known.provider](known);
    } catch (cause) {
      if (hasFailed) await reloadIfServed();
      hasFailed = true;
      throw cause;
    }
  }

  async function load(): Promise<void> {
    if (!made) {
      const known = await settings();
      made = await fetched(known);
      if (place) made.mount(place);
    }
    await made.load();
  }

  return {
    load,
    mount(element) {
      place = element;
      made?.mount(element);
    },
    async execute(run) {
      await load();
      if (!made) throw new Error('Captcha is not ready.');
      return made.execute(run);
    },
    reset: () => made?.reset(),
    unmount() {
      place = null;
      made?.unmount();
    },
  };
}
