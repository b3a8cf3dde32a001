import { watchChallengeFrame } from './challengeFrame.ts';
import { loadScript } from './loadScript.ts';
import { scriptWidget, type WidgetApi } from './scriptWidget.ts';
import type { CaptchaProvider } from './types.ts';

declare global {
  interface Window {
    grecaptcha?: WidgetApi & { ready(run: () => void): void };
  }
}

const TOKEN_LIFE_MS = 110_000;

async function loadApi(): Promise<WidgetApi> {
  await loadScript('https://www.google.com/recaptcha/api.js?render=explicit');
  const api = window.grecaptcha;
  if (!api) throw new Error('The reCAPTCHA script offers no interface.');
  return new Promise((resolve) => api.ready(() => resolve(api)));
}

/** Google reCAPTCHA, invisible. */
export function googleReCaptcha(siteKey: string): CaptchaProvider {
  return scriptWidget({
    siteKey,
    loadApi,
    tokenLife: TOKEN_LIFE_MS,
    watchDismissal: watchChallengeFrame,
    warn: console.warn,
    now: Date.now,
  });
}
