import { explicit, loadScript } from './loadScript.ts';
import { scriptWidget, type WidgetApi } from './scriptWidget.ts';
import type { CaptchaProvider, CaptchaSettings } from './types.ts';

declare global {
  interface Window {
    hcaptcha?: WidgetApi;
  }
}

const SCRIPT = 'https://js.hcaptcha.com/1/api.js';
const TOKEN_LIFE_MS = 110_000;

async function loadApi(scriptUrl = SCRIPT): Promise<WidgetApi> {
  await loadScript(explicit(scriptUrl));
  // Content blockers replace the script by an empty one.
  if (!window.hcaptcha) throw new Error('The hCaptcha script offers no interface.');
  return window.hcaptcha;
}

/** Creates the captcha provider of hCaptcha, invisible. */
export function hCaptcha({ siteKey, scriptUrl }: CaptchaSettings): CaptchaProvider {
  return scriptWidget({
    siteKey,
    loadApi: () => loadApi(scriptUrl),
    tokenLife: TOKEN_LIFE_MS,
    warn: console.warn,
    now: Date.now,
  });
}
