import { proxy, ref } from 'valtio/vanilla';
import { withChallengeTimeout } from '../captcha/challengeTimeout.ts';
import type { CaptchaProvider, CaptchaProviderName, CaptchaRun } from '../captcha/types.ts';

export interface CaptchaState {
  provider: CaptchaProviderName | null;
  siteKey: string | null;
  enabled: boolean;
  ready: boolean;
  inProgress: boolean;
  token: string | null;
}

interface Initial {
  settings: { provider: CaptchaProviderName; siteKey: string };
  provider: CaptchaProvider;
}

export interface CaptchaOptions {
  /** The clock in ms. */
  now: () => number;
  schedule: (run: () => void, ms: number) => () => void;
  /** Called with true when a challenge that takes longer than usual begins, with false when it has ended. */
  onSlow?: CaptchaRun['onSlow'];
  /** Requests the settings again when they are needed and failed to load at the start (C10-16). */
  fetchInitial?: () => Promise<Initial>;
}

/**
 * Creates the store of the captcha: ready once the site key is loaded (R4-26), one challenge at a time (R4-27). It is
 * always enabled (R9-05).
 */
export function createCaptcha({ now, schedule, onSlow = () => undefined, fetchInitial }: CaptchaOptions) {
  const state = proxy<CaptchaState>({
    provider: null,
    siteKey: null,
    enabled: true,
    ready: false,
    inProgress: false,
    token: null,
  });
  let widget: CaptchaProvider | null = null;
  let expiresAt = 0;

  function initialise(settings: Initial['settings'], provider: CaptchaProvider) {
    widget = ref(provider);
    Object.assign(state, { provider: settings.provider, siteKey: settings.siteKey, ready: true });
  }

  async function made(): Promise<CaptchaProvider> {
    if (!widget && fetchInitial) {
      const { settings, provider } = await fetchInitial();
      initialise(settings, provider);
    }
    if (!widget) throw new Error('Captcha is not ready.');
    return widget;
  }

  /** Runs a challenge and stores its token until `reset`; returns a stored one that has not expired. */
  async function execute(): Promise<string> {
    if (!widget && !fetchInitial) throw new Error('Captcha is not ready.');
    if (state.inProgress) throw new Error('A captcha challenge is already in progress.');
    if (state.token !== null && now() < expiresAt) return state.token;
    state.inProgress = true;
    try {
      const answer = await withChallengeTimeout({ schedule, onSlow }, async (run) => {
        const ready = await made();
        await ready.load();
        return ready.execute(run);
      });
      expiresAt = answer.expiresAt;
      state.token = answer.token;
      return answer.token;
    } finally {
      state.inProgress = false;
    }
  }

  /** Discards the token, after each authorize or submit (R4-20). */
  function reset(): void {
    state.token = null;
    expiresAt = 0;
    widget?.reset();
  }

  return { state, initialise, execute, reset, widget: () => widget };
}

export type CaptchaStore = ReturnType<typeof createCaptcha>;
