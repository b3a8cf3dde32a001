import { CaptchaFailure, type CaptchaFailureReason } from './captchaFailure.ts';
import type { CaptchaAnswer, CaptchaProvider, CaptchaRun } from './types.ts';
import { actionFor } from './widgetErrors.ts';

/** Part of the script's API that Google reCAPTCHA and hCaptcha share. */
export interface WidgetApi {
  render(element: HTMLElement, options: Record<string, unknown>): string | number;
  execute(widget: string | number): unknown;
  reset(widget: string | number): void;
}

/** Callbacks for the challenge that a script shows. */
export interface ChallengeWatch {
  onShown(): void;
  onDismissed(): void;
}

export interface ScriptWidgetOptions {
  siteKey: string;
  /** Loads the provider's script and returns its API. */
  loadApi: () => Promise<WidgetApi>;
  /** Lifetime of a token, in ms. */
  tokenLife: number;
  /** Observes the challenge, where the script has no callbacks for it; returns a function that stops. */
  watchChallenge?: (watch: ChallengeWatch) => () => void;
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

/** Creates the promise of the pending challenge, which settles once, however many callbacks of the widget follow. */
function createChallenge() {
  let pending: Pending | null = null;

  function end(finish: (waiting: Pending) => void): void {
    const waiting = pending;
    pending = null;
    if (waiting) finish(waiting);
  }

  return {
    begin: () =>
      new Promise<CaptchaAnswer>((resolve, reject) => {
        pending = { resolve, reject };
      }),
    succeed: (answer: CaptchaAnswer) => end(({ resolve }) => resolve(answer)),
    fail: (error: Error) => end(({ reject }) => reject(error)),
  };
}

/** Returns the warning for an error code of a widget; null for none. */
function warningOf(code: string): string | null {
  const action = actionFor(code);
  if (action === 'warnReconnect' || action === 'warnBlocked') return WARNINGS[action];
  return action === 'unknown' ? `Unknown captcha error: ${code}` : null;
}

const DISMISSED = 'challenge-closed';

/** Reason for failure by error code; any other is a challenge that failed at its provider. */
const ENDS: Record<string, CaptchaFailureReason> = { [DISMISSED]: 'dismissed', 'script-error': 'blocked' };

const failureOf = (code: string): Error =>
  new CaptchaFailure(ENDS[code] ?? 'failed', `Captcha failed: ${code}`);

interface Widget {
  options: ScriptWidgetOptions;
  challenge: ReturnType<typeof createChallenge>;
  api: WidgetApi | null;
  place: HTMLElement | null;
  /** Abort signal and callbacks of the pending challenge. */
  run: CaptchaRun | null;
  /** Id that the provider's `render` returned. */
  id: string | number | null;
}

function reset({ api, id }: Widget): void {
  if (api && id !== null) api.reset(id);
}

/** Resets a failed widget or renders it again (R8-10 to R8-14). */
function onError(widget: Widget, code = 'unknown'): void {
  const action = actionFor(code);
  const warning = warningOf(code);
  if (warning !== null) widget.options.warn(warning);
  if (action === 'reset') reset(widget);
  if (action === 'render') render(widget);
  // The provider connects again by itself; everything else ends the challenge.
  if (action !== 'warnReconnect') widget.challenge.fail(failureOf(code));
}

function render(widget: Widget): void {
  const { api, options, challenge } = widget;
  if (!api) throw new Error('The captcha script is not loaded.');
  widget.place ??= document.body.appendChild(document.createElement('div'));
  widget.id = api.render(widget.place.appendChild(document.createElement('div')), {
    sitekey: options.siteKey,
    size: 'invisible',
    callback: (token: string) => challenge.succeed({ token, expiresAt: options.now() + options.tokenLife }),
    'expired-callback': () => reset(widget),
    'chalexpired-callback': () => onError(widget, 'challenge-expired'),
    'open-callback': () => widget.run?.onUnderWay(),
    'close-callback': () => onError(widget, DISMISSED),
    'error-callback': (code?: string) => onError(widget, code),
  });
}

async function load(widget: Widget): Promise<void> {
  try {
    widget.api ??= await widget.options.loadApi();
  } catch (error) {
    widget.options.warn(WARNINGS.warnBlocked);
    throw new CaptchaFailure('blocked', `The captcha is blocked: ${error}`, error);
  }
}

/** Resets the widget and rejects the pending challenge. */
function giveUp(widget: Widget, reason: Error): void {
  reset(widget);
  widget.challenge.fail(reason);
}

async function execute(widget: Widget, run: CaptchaRun): Promise<CaptchaAnswer> {
  if (run.signal.aborted) throw run.signal.reason;
  if (widget.id === null) render(widget);
  widget.run = run;
  const answer = widget.challenge.begin();
  run.signal.addEventListener('abort', () => giveUp(widget, run.signal.reason));
  const stopWatching = widget.options.watchChallenge?.({
    onShown: run.onUnderWay,
    onDismissed: () => onError(widget, DISMISSED),
  });
  try {
    if (widget.api && widget.id !== null) widget.api.execute(widget.id);
    return await answer;
  } finally {
    widget.run = null;
    stopWatching?.();
  }
}

/** Creates a captcha provider that drives the invisible widget of a third party's script (R4-28). */
export function scriptWidget(options: ScriptWidgetOptions): CaptchaProvider {
  const widget: Widget = {
    options,
    challenge: createChallenge(),
    api: null,
    place: null,
    run: null,
    id: null,
  };
  return {
    load: () => load(widget),
    execute: (run) => execute(widget, run),
    reset: () => reset(widget),
    mount(element) {
      widget.place = element;
    },
    unmount() {
      widget.place?.replaceChildren();
      Object.assign(widget, { place: null, id: null });
    },
  };
}
