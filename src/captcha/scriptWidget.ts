import type { CaptchaAnswer, CaptchaProvider } from './types.ts';
import { actionFor } from './widgetErrors.ts';

/** The part of Google's and hCaptcha's script interface that both share. */
export interface WidgetApi {
  render(element: HTMLElement, options: Record<string, unknown>): string | number;
  execute(widget: string | number): unknown;
  reset(widget: string | number): void;
}

export interface ScriptWidgetOptions {
  siteKey: string;
  /** Loads the provider's script and answers its interface. */
  loadApi: () => Promise<WidgetApi>;
  /** How long a token counts, in ms. */
  tokenLife: number;
  warn: (message: string) => void;
  now: () => number;
}

interface Pending {
  resolve: (answer: CaptchaAnswer) => void;
  reject: (error: Error) => void;
}

const WARNINGS = {
  warnReconnect: 'The captcha lost its connection and is connecting again.',
  warnBlocked: 'The captcha script could not be loaded; the network may block it.',
} as const;

/** An invisible widget drawn by a third party's script (R4-28); its errors are answered as R8-10 to R8-14 say. */
export function scriptWidget(options: ScriptWidgetOptions): CaptchaProvider {
  let api: WidgetApi | null = null;
  let place: HTMLElement | null = null;
  let widget: string | number | null = null;
  let pending: Pending | null = null;

  function settle(finish: (waiting: Pending) => void): void {
    const waiting = pending;
    pending = null;
    if (waiting) finish(waiting);
  }

  function reset(): void {
    if (api && widget !== null) api.reset(widget);
  }

  function onError(code = 'unknown'): void {
    const action = actionFor(code);
    if (action === 'warnReconnect' || action === 'warnBlocked') options.warn(WARNINGS[action]);
    if (action === 'unknown') options.warn(`Unknown captcha error: ${code}`);
    if (action === 'reset') reset();
    if (action === 'render') render();
    // The provider connects again by itself; everything else ends the challenge.
    if (action !== 'warnReconnect') settle(({ reject }) => reject(new Error(`Captcha failed: ${code}`)));
  }

  function render(): void {
    if (!api) throw new Error('The captcha script is not loaded.');
    place ??= document.body.appendChild(document.createElement('div'));
    const inner = place.appendChild(document.createElement('div'));
    widget = api.render(inner, {
      sitekey: options.siteKey,
      size: 'invisible',
      callback: (token: string) =>
        settle(({ resolve }) => resolve({ token, expiresAt: options.now() + options.tokenLife })),
      'expired-callback': reset,
      'chalexpired-callback': () => onError('challenge-expired'),
      'close-callback': () => onError('challenge-closed'),
      'error-callback': onError,
    });
  }

  return {
    async load() {
      if (api) return;
      try {
        api = await options.loadApi();
      } catch (error) {
        options.warn(WARNINGS.warnBlocked);
        throw error;
      }
    },
    mount(element) {
      place = element;
    },
    execute(signal) {
      if (widget === null) render();
      const id = widget;
      return new Promise((resolve, reject) => {
        pending = { resolve, reject };
        signal?.addEventListener('abort', () => settle(() => reject(signal.reason)));
        if (api && id !== null) api.execute(id);
      });
    },
    reset,
    unmount() {
      place?.replaceChildren();
      place = null;
      widget = null;
    },
  };
}
