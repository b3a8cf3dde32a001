import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { altchaProvider, type ServedChallenge } from './altcha.ts';
import { watchChallengeFrame } from './challengeFrame.ts';
import { googleReCaptcha } from './google.ts';
import { hCaptcha } from './hCaptcha.ts';
import { lazyProvider } from './providers.ts';
import { scriptWidget, type WidgetApi } from './scriptWidget.ts';
import type { CaptchaRun } from './types.ts';
import { actionFor } from './widgetErrors.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A challenge that nobody gives up. */
const run = (over: Partial<CaptchaRun> = {}): CaptchaRun => ({
  signal: new AbortController().signal,
  onUnderWay: () => undefined,
  onSlow: () => undefined,
  ...over,
});

const DISMISSED = { name: 'CaptchaFailure', end: 'dismissed' };
const BLOCKED = { name: 'CaptchaFailure', end: 'blocked' };

/** A worker on the page's own thread. */
class NearWorker extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  terminate() {
    this.terminated = true;
  }
  async postMessage(challenge: Parameters<typeof solveChallenge>[0]['challenge']) {
    this.onmessage?.(new MessageEvent('message', { data: { begun: true } }));
    const solution = await solveChallenge({ challenge, deriveKey });
    this.onmessage?.(new MessageEvent('message', { data: { solution } }));
  }
}

describe('Altcha', () => {
  it('C6-04, C13-02, C17-05: solves the server’s challenge into a token that the server verifies, and ends its worker', async () => {
    const expiresAt = Math.floor(Date.now() / 1000) + 600;
    const hmacSignatureSecret = 'secret';
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      keyPrefix: '0',
      expiresAt,
      deriveKey,
      hmacSignatureSecret,
    });
    const worker = new NearWorker();
    let effort = 1;
    const provider = altchaProvider({
      fetchChallenge: async () => ({ ...(challenge as ServedChallenge), effort }),
      createWorker: () => worker as unknown as Worker,
      now: Date.now,
    });
    const [onUnderWay, onSlow] = [vi.fn(), vi.fn()];
    const answer = await provider.execute(run({ onUnderWay, onSlow }));
    expect(onUnderWay).toHaveBeenCalledExactlyOnceWith(30_000);
    expect(onSlow).not.toHaveBeenCalled();
    const payload = JSON.parse(atob(answer.token));
    expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).toMatchObject({
      verified: true,
    });
    expect(answer.expiresAt).toBe(expiresAt * 1000 - 15_000);
    expect(worker.terminated).toBe(true);
    effort = 2;
    await provider.execute(run({ onUnderWay, onSlow }));
    expect(onUnderWay).toHaveBeenLastCalledWith(60_000);
    expect(onSlow.mock.calls).toEqual([[true], [false]]);
  });

  it('a challenge that is stopped rejects and ends its worker', async () => {
    const worker = new NearWorker();
    worker.postMessage = async () => undefined;
    const provider = altchaProvider({
      fetchChallenge: async () => ({}) as never,
      createWorker: () => worker as unknown as Worker,
      now: Date.now,
    });
    const stop = new AbortController();
    const running = provider.execute(run({ signal: stop.signal }));
    await Promise.resolve();
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    expect(worker.terminated).toBe(true);
  });
});

describe('Google reCAPTCHA and hCaptcha', () => {
  type Callbacks = Record<string, (value?: string) => void> & { size: string; sitekey: string };

  async function widget(over: Partial<CaptchaRun> = {}) {
    const drawn: Callbacks[] = [];
    const api = {
      render: vi.fn((_element: HTMLElement, options: Record<string, unknown>) =>
        drawn.push(options as Callbacks),
      ),
      execute: vi.fn(),
      reset: vi.fn(),
    } satisfies WidgetApi;
    const warn = vi.fn();
    const provider = scriptWidget({
      siteKey: 'k',
      loadApi: async () => api,
      tokenLife: 100,
      watchChallenge: watchChallengeFrame,
      warn,
      now: () => 1000,
    });
    await provider.load();
    const running = provider.execute(run(over));
    const [callbacks] = drawn;
    if (!callbacks) throw new Error('The widget was not drawn.');
    return { api, warn, provider, running, callbacks };
  }

  it('R4-27, R4-28: an invisible widget is drawn and executed; its token is the answer', async () => {
    const { api, running, callbacks } = await widget();
    expect(callbacks).toMatchObject({ size: 'invisible', sitekey: 'k' });
    expect(api.execute).toHaveBeenCalledTimes(1);
    callbacks.callback?.('token');
    expect(await running).toEqual({ token: 'token', expiresAt: 1100 });
    callbacks['expired-callback']?.();
    expect(api.reset).toHaveBeenCalledTimes(1);
  });

  it.each([
    'rate-limited',
    'invalid-data',
    'challenge-closed',
    'challenge-expired',
    'challenge-error',
    'internal-error',
  ])('R8-13: %s resets the widget', async (code) => {
    const { api, running, callbacks } = await widget();
    callbacks['error-callback']?.(code);
    await expect(running).rejects.toThrow(code);
    expect(api.reset).toHaveBeenCalledTimes(1);
  });

  /** Google's challenge: a frame in a box of its own at the end of the page, shown and hidden by the box's style. */
  function challengeBox() {
    const box = document.createElement('div');
    box.style.visibility = 'hidden';
    const frame = document.createElement('iframe');
    frame.src = 'about:blank#/recaptcha/api2/bframe?k=k';
    box.append(document.createElement('div'));
    box.firstElementChild?.append(frame);
    document.body.append(box);
    return {
      show: () => box.style.setProperty('visibility', 'visible'),
      hide: () => box.style.setProperty('visibility', 'hidden'),
    };
  }

  /** The provider over what Google's script offers. */
  async function google() {
    const render = vi.fn((_element: HTMLElement, _options: Record<string, unknown>) => 1);
    const api = { render, execute: vi.fn(), reset: vi.fn() } satisfies WidgetApi;
    vi.stubGlobal('grecaptcha', { ...api, ready: (run: () => void) => run() });
    const provider = googleReCaptcha({ provider: 'GoogleReCaptcha', siteKey: 'k' });
    const loading = provider.load();
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    await loading;
    return { api, provider, callbacks: () => render.mock.calls[0]?.[1] as Callbacks | undefined };
  }

  it('C10-16, C14-09: hCaptcha says that its challenge is shown, and that it was closed, which ends it', async () => {
    const onUnderWay = vi.fn();
    const { api, running, callbacks } = await widget({ onUnderWay });
    expect(onUnderWay).not.toHaveBeenCalled();
    callbacks['open-callback']?.();
    expect(onUnderWay).toHaveBeenCalledTimes(1);
    callbacks['close-callback']?.();
    await expect(running).rejects.toMatchObject(DISMISSED);
    expect(api.reset).toHaveBeenCalledTimes(1);
  });

  it('C10-16, C14-09: Google’s challenge that is closed ends, though its script does not say so; another can be begun', async () => {
    vi.useFakeTimers();
    const { api, provider, callbacks } = await google();
    const onUnderWay = vi.fn();
    const running = provider.execute(run({ onUnderWay }));
    const ended = vi.fn();
    running.catch(ended);
    const { show, hide } = challengeBox();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    expect(onUnderWay).not.toHaveBeenCalled();
    show();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    expect(onUnderWay).toHaveBeenCalledTimes(1);
    hide();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(running).rejects.toMatchObject(DISMISSED);
    expect(api.reset).toHaveBeenCalledTimes(1);
    const again = provider.execute(run());
    show();
    callbacks()?.callback?.('second');
    expect((await again).token).toBe('second');
  });

  it('C10-16: a challenge that was passed hides its frame before its token comes, and was not dismissed', async () => {
    vi.useFakeTimers();
    const { api, running, callbacks } = await widget();
    const { show, hide } = challengeBox();
    show();
    await vi.advanceTimersByTimeAsync(1000);
    hide();
    await vi.advanceTimersByTimeAsync(100);
    callbacks.callback?.('token');
    expect((await running).token).toBe('token');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.reset).not.toHaveBeenCalled();
  });

  it('C14-09: a challenge that is given up begins anew the next time', async () => {
    const stop = new AbortController();
    const { api, provider, running, callbacks } = await widget({ signal: stop.signal });
    stop.abort(new Error('nothing was heard'));
    await expect(running).rejects.toThrow('nothing was heard');
    expect(api.reset).toHaveBeenCalledTimes(1);
    const again = provider.execute(run());
    expect(api.execute).toHaveBeenCalledTimes(2);
    callbacks.callback?.('second');
    expect((await again).token).toBe('second');
    await expect(provider.execute(run({ signal: stop.signal }))).rejects.toThrow('nothing was heard');
    expect(api.execute).toHaveBeenCalledTimes(2);
  });

  it.each(['missing-captcha', 'invalid-captcha-id'])('R8-10: %s draws the widget again', async (code) => {
    const { api, running, callbacks } = await widget();
    callbacks['error-callback']?.(code);
    await expect(running).rejects.toThrow(code);
    expect(api.render).toHaveBeenCalledTimes(2);
  });

  it('R8-11: a network error warns and waits for the provider to connect again', async () => {
    const { warn, running, callbacks } = await widget();
    callbacks['error-callback']?.('network-error');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('connecting again'));
    callbacks.callback?.('late');
    expect((await running).token).toBe('late');
  });

  it('R8-12, R8-14: a script error warns of the network; anything else is logged as unknown', async () => {
    const { warn, running, callbacks } = await widget();
    callbacks['error-callback']?.('script-error');
    await expect(running).rejects.toMatchObject(BLOCKED);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('the network may block it'));
    expect(actionFor('surprise')).toBe('unknown');
    const other = await widget();
    other.callbacks['error-callback']?.('surprise');
    await expect(other.running).rejects.toThrow('surprise');
    expect(other.warn).toHaveBeenCalledWith('Unknown captcha error: surprise');
  });
});

describe('the choice of provider', () => {
  it('R4-28, R7-20, C6-04: Google and hCaptcha load their own script when the first challenge runs, and not before', async () => {
    for (const [provider, host] of [
      ['GoogleReCaptcha', 'www.google.com'],
      ['HCaptcha', 'js.hcaptcha.com'],
    ] as const) {
      document.head.replaceChildren();
      const made = lazyProvider(async () => ({ provider, siteKey: 'k' }));
      expect(document.head.querySelector('script')).toBeNull();
      const loading = made.load();
      loading.catch(() => undefined);
      await vi.waitFor(() => expect(document.head.querySelector('script')).not.toBeNull(), {
        timeout: 10_000,
      });
      expect(new URL(document.head.querySelector('script')?.src ?? '').host).toBe(host);
      document.head.querySelector('script')?.dispatchEvent(new Event('error'));
      await expect(loading).rejects.toMatchObject(BLOCKED);
    }
  });

  it.each([
    [googleReCaptcha, 'https://www.recaptcha.net/recaptcha/api.js?hl=es'],
    [hCaptcha, 'http://localhost:4291/1/api.js'],
  ])(
    'C14-09: %o loads its script where the operator says; an empty one in its place is a blocked one',
    async (make, scriptUrl) => {
      const loading = make({ provider: 'HCaptcha', siteKey: 'k', scriptUrl }).load();
      loading.catch(() => undefined);
      const script = document.head.querySelector('script');
      expect(script?.src).toBe(`${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}render=explicit`);
      script?.dispatchEvent(new Event('load'));
      await expect(loading).rejects.toMatchObject(BLOCKED);
    },
  );
});
