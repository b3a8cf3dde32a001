import { loadScript } from './loadScript.ts';
import { scriptWidget, type WidgetApi } from './scriptWidget.ts';
import type { CaptchaProvider } from './types.ts';

declare global {
  interface Window {
    hcaptcha?: WidgetApi;
  }
}

const TOKEN_LIFE_MS = 110_000;

async function loadApi(): Promise<WidgetApi> {
  await loadScript('https://js.hcaptcha.com/1/api.js?render=explicit');
  if (!window.hcaptcha) throw new Error('The hCaptcha script offers no interface.');
  return window.hcaptcha;
}

/** hCaptcha, invisible. */
export function hCaptcha(siteKey: string): CaptchaProvider {
  return scriptWidget({ siteKey, loadApi, tokenLife: TOKEN_LIFE_MS, warn: console.warn, now: Date.now });
}
