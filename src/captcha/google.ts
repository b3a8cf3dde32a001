import { watchChallengeFrame } from './challengeFrame.ts';
import { explicit, loadScript } from './loadScript.ts';
import { scriptWidget, type WidgetApi } from './scriptWidget.ts';
import type { CaptchaProvider, CaptchaSettings } from './types.ts';

declare global {
  interface Window {
    grecaptcha?: WidgetApi & { ready(run: () => void): void };
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const TOKEN_LIFE_MS = 110_000;

async function loadApi(scriptUrl = SCRIPT): Promise<WidgetApi> {
  await loadScript(explicit(scriptUrl));
  const api = window.grecaptcha;
  // Content blockers replace the script by an empty one.
  if (!api) throw new Error('The reCAPTCHA script offers no interface.');
  return new Promise((resolve) => api.ready(() => resolve(api)));
}

/** Creates the captcha provider of Google reCAPTCHA, invisible. */
export function googleReCaptcha({ siteKey, scriptUrl }: CaptchaSettings): CaptchaProvider {
  return scriptWidget({
    siteKey,
    loadApi: () => loadApi(scriptUrl),
    tokenLife: TOKEN_LIFE_MS,
    watchChallenge: watchChallengeFrame,
    warn: console.warn,
    now: Date.now,
  });
}
