import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaRun } from '../captcha/types.ts';
import { createCaptcha } from './captcha.ts';
import { schedule } from './schedule.testkit.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('captcha', () => {
  const provider = (execute: () => Promise<{ token: string; expiresAt: number }>) => ({
    load: vi.fn(async () => undefined),
    mount: vi.fn(),
    execute,
    reset: vi.fn(),
    unmount: vi.fn(),
  });

  it('R3-10, R4-26, R9-05: enabled always, ready once the site key is known', () => {
    const captcha = createCaptcha({ now: () => 0, schedule });
    expect(captcha.state).toMatchObject({ enabled: true, ready: false, siteKey: null });
    captcha.initialise({ provider: 'HCaptcha', siteKey: 'k' }, provider(vi.fn()));
    expect(captcha.state).toMatchObject({ ready: true, provider: 'HCaptcha', siteKey: 'k' });
  });

  it('R4-27: one challenge at a time, its token kept until it expires or is reset', async () => {
    let time = 0;
    const execute = vi.fn(async () => ({ token: `t${execute.mock.calls.length}`, expiresAt: 100 }));
    const captcha = createCaptcha({ now: () => time, schedule });
    captcha.initialise({ provider: 'Altcha', siteKey: 'k' }, provider(execute));
    const first = captcha.execute();
    await expect(captcha.execute()).rejects.toThrow('already in progress');
    expect(await first).toBe('t1');
    expect(captcha.state).toMatchObject({ token: 't1', inProgress: false });
    expect(await captcha.execute()).toBe('t1');
    time = 101;
    expect(await captcha.execute()).toBe('t2');
    captcha.reset();
    expect(captcha.state.token).toBeNull();
  });

  it('R4-27: a challenge that fails leaves the captcha free for the next', async () => {
    const execute = vi
      .fn()
      .mockRejectedValueOnce(new Error('closed'))
      .mockResolvedValue({ token: 't', expiresAt: 9 });
    const captcha = createCaptcha({ now: () => 0, schedule });
    captcha.initialise({ provider: 'Altcha', siteKey: 'k' }, provider(execute));
    await expect(captcha.execute()).rejects.toThrow('closed');
    expect(await captcha.execute()).toBe('t');
  });

  it.each([
    ['its script', { load: () => new Promise<never>(() => undefined) }],
    ['its challenge', { execute: () => new Promise<never>(() => undefined) }],
  ])(
    'C14-09: half a minute without a word of %s ends as silence, and another may be begun',
    async (_of, silent) => {
      vi.useFakeTimers();
      const answer = async () => ({ token: 't', expiresAt: 100_000 });
      const made = provider(answer);
      const captcha = createCaptcha({ now: () => 0, schedule });
      captcha.initialise({ provider: 'HCaptcha', siteKey: 'k' }, { ...made, ...silent });
      const ended = vi.fn();
      captcha.execute().catch(ended);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended.mock.lastCall).toMatchObject([{ name: 'CaptchaFailure', end: 'silent' }]);
      expect(captcha.state.inProgress).toBe(false);
      captcha.initialise({ provider: 'HCaptcha', siteKey: 'k' }, made);
      expect(await captcha.execute()).toBe('t');
    },
  );

  it('C17-05: work of this device that begins and never ends is begun once more by itself, then said to be silent', async () => {
    vi.useFakeTimers();
    const stopped = vi.fn();
    const execute = vi.fn(({ onUnderWay, signal }: CaptchaRun) => {
      signal.addEventListener('abort', stopped);
      onUnderWay(5000);
      return new Promise<never>(() => undefined);
    });
    const captcha = createCaptcha({ now: () => 0, schedule });
    captcha.initialise({ provider: 'Altcha', siteKey: 'k' }, { ...provider(vi.fn()), execute });
    const ended = vi.fn();
    captcha.execute().catch(ended);
    await vi.advanceTimersByTimeAsync(5000);
    expect([execute.mock.calls.length, stopped.mock.calls.length]).toEqual([2, 1]);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect([execute.mock.calls.length, stopped.mock.calls.length]).toEqual([2, 2]);
    expect(ended.mock.lastCall).toMatchObject([{ name: 'CaptchaFailure', end: 'silent' }]);
    expect(captcha.state.inProgress).toBe(false);
    execute.mockRestore();
  });

  it('C17-05: the answer of the second try counts', async () => {
    vi.useFakeTimers();
    const execute = vi.fn(async ({ onUnderWay }: CaptchaRun) => {
      onUnderWay(5000);
      if (execute.mock.calls.length === 1) await new Promise<never>(() => undefined);
      return { token: 't2', expiresAt: 100_000 };
    });
    const captcha = createCaptcha({ now: () => 0, schedule });
    captcha.initialise({ provider: 'Altcha', siteKey: 'k' }, { ...provider(vi.fn()), execute });
    const token = captcha.execute();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await token).toBe('t2');
  });

  it('C14-09: a challenge that the claimant is at takes as long as they need', async () => {
    vi.useFakeTimers();
    let pass: (answer: { token: string; expiresAt: number }) => void = () => undefined;
    const captcha = createCaptcha({ now: () => 0, schedule });
    captcha.initialise(
      { provider: 'HCaptcha', siteKey: 'k' },
      {
        ...provider(vi.fn()),
        execute: ({ onUnderWay }) => {
          onUnderWay();
          return new Promise((resolve) => {
            pass = resolve;
          });
        },
      },
    );
    const running = captcha.execute();
    await vi.advanceTimersByTimeAsync(600_000);
    pass({ token: 'at last', expiresAt: 1 });
    expect(await running).toBe('at last');
  });
});
