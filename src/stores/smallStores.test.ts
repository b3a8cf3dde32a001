import { afterEach, describe, expect, it, vi } from 'vitest';
import { toFormData } from '../api/formData.ts';
import { createAuthorization } from './authorization.ts';
import { createCaptcha } from './captcha.ts';
import { createCulture } from './culture.ts';
import { createDeadlines, readDeadlines } from './deadlines.ts';
import { cachedFiles, type FileStore, memoryFiles } from './files.ts';
import { createForms } from './forms.ts';
import { storageMirror } from './mirror.ts';
import { type ClaimToSend, createSubmission, submissionBody, submittedForm } from './submission.ts';
import { createToast } from './toast.ts';
import { createWhitelist } from './whitelist.ts';

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const schedule = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

describe('authorization', () => {
  it('R3-06, R4-16: every form starts unauthorized, with no error', () => {
    expect(createAuthorization().state).toEqual({
      errorMessage: null,
      forms: { standard: false, lookup: false, automotive: false, 'documents-upload': false },
      rows: {},
      ways: {},
    });
  });

  it('R4-17: authorize closes the form and clears the error, then takes the server’s answer, per form', () => {
    const { state, begin, finish } = createAuthorization();
    finish('lookup', true);
    begin('standard');
    finish('standard', false, 'refused');
    expect(state).toMatchObject({ errorMessage: 'refused', forms: { standard: false, lookup: true } });
    begin('standard');
    expect(state.errorMessage).toBeNull();
    finish('standard', true);
    begin('standard');
    expect(state).toMatchObject({ errorMessage: null, forms: { standard: false, lookup: true } });
  });

  it('R8-16: an unknown form type is an error', () => {
    expect(() => createAuthorization().begin('yacht')).toThrow('Unknown form type in authorization: yacht');
  });
});

describe('culture', () => {
  it('R4-25: it changes only to an enabled culture other than the active one', async () => {
    const load = vi.fn(async () => ({ a: 'b' }));
    const options = { enabled: { en: 'English', es: 'Español' }, active: 'en', content: { en: {} }, load };
    const culture = createCulture({
      ...options,
      remember: async () => undefined,
      onError: vi.fn(),
      onSwitchFailed: vi.fn(),
    });
    expect(await culture.switchTo('en')).toBe(false);
    expect(await culture.switchTo('fr')).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(await culture.switchTo('es')).toBe(true);
    expect(culture.state.active).toBe('es');
    await culture.switchTo('en');
    await culture.switchTo('es');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('deadlines', () => {
  const sent = (deadlines: Parameters<typeof readDeadlines>[0]['deadlines'] & object) =>
    ({ projectTimeZone: 'Eastern Standard Time', deadlines }) as Parameters<typeof createDeadlines>[0];
  const at = (iso: string) => () => Date.parse(iso);

  it('R3-05, C6-03, C6-19: a deadline is read in the project’s zone, without a time to the end of its day', () => {
    const data = sent({ globalDeadline: { deadlineDateTime: '05/20/2026', redirectUrl: {} } });
    const before = createDeadlines(data, at('2026-05-21T03:59:59Z'));
    const after = createDeadlines(data, at('2026-05-21T04:00:01Z'));
    expect(before.targetFor(['globalDeadline'], 'en')).toBeNull();
    expect(after.targetFor(['globalDeadline'], 'en')).toBe('/deadline');
    const own = { deadlineDateTime: '05/20/2026', timeZone: 'Pacific Standard Time', redirectUrl: {} };
    const later = createDeadlines(sent({ globalDeadline: own }), at('2026-05-21T04:00:01Z'));
    expect(later.targetFor(['globalDeadline'], 'en')).toBeNull();
  });

  it('R4-21, R4-22, C6-19: own target by culture, then the global key’s, then /deadline', () => {
    const data = sent({
      claimFilingDeadline: {
        deadlineDateTime: '05/01/2026 01:00:00 PM',
        redirectUrl: { es: 'https://example.org/es' },
      },
      globalDeadline: { deadlineDateTime: '01/01/2030', redirectUrl: { en: '/closed' } },
    });
    const { targetFor } = createDeadlines(data, at('2026-05-20T00:00:00Z'));
    const keys = ['claimFilingDeadline', 'globalDeadline'];
    expect(targetFor(keys, 'es')).toBe('https://example.org/es');
    expect(targetFor(keys, 'en')).toBe('/closed');
    expect(targetFor(keys, 'fr')).toBe('/deadline');
    expect(targetFor(['lookupFilingDeadline'], 'en')).toBeNull();
  });

  it('R3-27, C6-03: the plain shape is read too', () => {
    const plain = {
      deadlines: { globalDeadline: { deadline: '05/20/2026', timeZone: 'Pacific Standard Time' } },
    };
    expect(readDeadlines(plain).globalDeadline?.instant.toISOString()).toBe('2026-05-21T06:59:59.999Z');
  });

  it('R8-16: an unknown zone name and another date format are errors', () => {
    const deadline = (text: string, timeZone: string) => () =>
      readDeadlines({ deadlines: { globalDeadline: { deadline: text, timeZone } } });
    expect(deadline('05/20/2026', 'Mars Standard Time')).toThrow(/Mars Standard Time/);
    expect(deadline('2026-05-20', 'Pacific Standard Time')).toThrow(/2026-05-20/);
  });
});

describe('whitelist', () => {
  it('R3-04, R8-16: it is fetched once; a failure has its own name and leaves null', async () => {
    const load = vi.fn(async () => 'abc');
    const whitelist = createWhitelist(load);
    await whitelist.initialise();
    await whitelist.initialise();
    expect(load).toHaveBeenCalledTimes(1);
    expect(whitelist.state.allowedCharacters).toBe('abc');
    const broken = createWhitelist(() => Promise.reject(new Error('down')));
    await expect(broken.initialise()).rejects.toThrow('Could not get allowed characters');
    expect(broken.state.allowedCharacters).toBeNull();
  });
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

describe('toast', () => {
  const options = (over = {}) => ({
    delaySeconds: 6,
    autohide: true,
    schedule,
    ...over,
  });

  it('R4-34, R9-10, C7-04: hidden, showing, shown, and hidden again after six seconds', () => {
    vi.useFakeTimers();
    const { state, show } = createToast(options());
    expect(state.phase).toBe('hidden');
    show('Toast_Saved');
    expect(state).toMatchObject({ phase: 'showing', message: 'Toast_Saved' });
    vi.advanceTimersByTime(150);
    expect(state.phase).toBe('shown');
    vi.advanceTimersByTime(5999);
    expect(state.phase).toBe('shown');
    vi.advanceTimersByTime(1);
    expect(state.phase).toBe('hidden');
  });

  it('R4-34: it waits while mouse or keyboard is in it, and counts anew once they have left', () => {
    vi.useFakeTimers();
    const { state, show, interact } = createToast(options());
    show('Toast_Saved');
    vi.advanceTimersByTime(3000);
    interact(true);
    vi.advanceTimersByTime(60_000);
    expect(state.phase).toBe('shown');
    interact(false);
    vi.advanceTimersByTime(5999);
    expect(state.phase).toBe('shown');
    vi.advanceTimersByTime(1);
    expect(state.phase).toBe('hidden');
  });

  it('C7-04: without autohide it stays', () => {
    vi.useFakeTimers();
    const { state, show } = createToast(options({ autohide: false }));
    show('Toast_Saved');
    vi.advanceTimersByTime(60_000);
    expect(state.phase).toBe('shown');
  });
});

describe('submission', () => {
  const claim: ClaimToSend = {
    form: 'standard',
    culture: 'en',
    idempotencyKey: 'key-12345',
    configurationHash: 'h',
    parts: {},
    documents: [new File(['x'], 'a.pdf')],
  };

  function made(submit: () => Promise<never>) {
    const captcha = createCaptcha({ now: () => 0, schedule });
    const reset = vi.fn();
    const execute = async () => ({ token: 'tok', expiresAt: 1 });
    captcha.initialise(
      { provider: 'Altcha', siteKey: 'k' },
      { load: async () => undefined, mount: vi.fn(), execute, reset, unmount: vi.fn() },
    );
    const authorization = createAuthorization();
    return {
      submission: createSubmission({
        api: { submit, authorize: submit },
        captcha,
        authorization,
        report: vi.fn(),
      }),
      reset,
    };
  }

  it('R4-18, R8-16: a second submit or authorize while one runs throws, and the flag falls afterwards', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { submission, reset } = made(() => new Promise((_, reject) => (fail = reject)));
    const running = submission.submit(claim);
    expect(submission.state.isSubmitting).toBe(true);
    await expect(submission.submit(claim)).rejects.toThrow('Form is already submitting');
    await expect(submission.authorize('standard', null)).rejects.toThrow('Form is already submitting');
    await vi.waitFor(() => fail(new TypeError('offline')));
    await new Promise((settled) => setTimeout(settled));
    fail(new TypeError('offline'));
    expect(await running).toMatchObject({ kind: 'failed' });
    expect(submission.state.isSubmitting).toBe(false);
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('R3-18, R3-19, R5-38, R8-16: the body has captcha, culture, hash, the earlier captcha and one part a file', () => {
    const body = toFormData(submissionBody(claim, 'tok', 'raw'));
    expect([...body.keys()]).toEqual([
      'reCaptchaResponse',
      'userPreferredCulture',
      'configurationHash',
      'captchaRawValue',
      'documents',
    ]);
    expect(() => submissionBody({ ...claim, culture: '' }, 'tok', undefined)).toThrow('Culture missing.');
  });

  it('R3-18, R7-16: models, culture and token go along, and the value that authorize answered', async () => {
    const sent = vi.fn(async (..._call: unknown[]) => ({
      submitted: true as const,
      referenceCodeForm: 'R',
      submittedAt: '2026-05-20T19:00:05.000Z',
      documents: [],
      nonMatchingPaymentElection: false as const,
    }));
    const answer = {
      authorized: true as const,
      error: null,
      captcha: 'raw',
      prepopulatedData: [],
      expiresAt: '2026-05-20T12:30:00Z',
      storageKey: 'k',
    };
    const submission = createSubmission({
      api: { submit: sent, authorize: async () => answer },
      captcha: { ...createCaptcha({ now: () => 0, schedule }), execute: async () => 'tok' },
      authorization: createAuthorization(),
      report: vi.fn(),
    });
    await submission.authorize('standard', null);
    const signature = {
      clientId: 'signature-1',
      id: null,
      metadataHash: 'hash',
      metadata: { formType: 'Standard' as const, dtoMapping: 'signature' },
      fields: { signature: 'Ada' },
    };
    await submission.submit({ ...claim, culture: 'es', parts: { signature } });
    expect(sent.mock.lastCall?.[1]).toEqual({
      reCaptchaResponse: 'tok',
      userPreferredCulture: 'es',
      configurationHash: 'h',
      captchaRawValue: 'raw',
      signature,
      documents: claim.documents,
    });
  });

  it('R8-16: without a captcha token nothing is sent', async () => {
    const submit = vi.fn();
    const report = vi.fn();
    const captcha = createCaptcha({ now: () => 0, schedule });
    const authorization = createAuthorization();
    const submission = createSubmission({
      api: { submit, authorize: submit },
      captcha: { ...captcha, execute: async () => '' },
      authorization,
      report,
    });
    expect(await submission.submit(claim)).toMatchObject({ kind: 'failed' });
    expect(report).toHaveBeenCalledWith(new Error('Missing captcha token while captcha is enabled.'));
    expect(await submission.authorize('standard', null)).toMatchObject({ kind: 'refused' });
    expect(report).toHaveBeenCalledTimes(2);
    expect(submit).not.toHaveBeenCalled();
  });

  it('R8-16: a form’s configuration cannot be had before it was loaded', async () => {
    const never = () => new Promise<never>(() => undefined);
    const api = { pages: never, models: never, list: never, manifest: never };
    const forms = createForms({ api, manifest: {}, inlined: {}, loadModule: never, report: vi.fn() });
    expect(() => forms.get('standard')).toThrow('Config accessed before it was loaded: standard');
    await expect(forms.load('standard')).rejects.toThrow('Unexpected Form Type: standard');
  });

  it('R8-16: a form that has no submit call is refused by name', () => {
    expect(submittedForm('automotive')).toBe('automotive');
    expect(() => submittedForm('lookup')).toThrow('Form type not available for submission: lookup');
  });
});

describe('what survives a reload', () => {
  it('C6-17: the mirror is read back under its session’s key; other sessions’ copies are removed', () => {
    storageMirror(window.sessionStorage, 'old', vi.fn()).write({ a: 1 });
    window.sessionStorage.setItem('other', 'kept');
    const mirror = storageMirror(window.sessionStorage, 'new', vi.fn());
    expect(Object.keys(window.sessionStorage)).toEqual(['other']);
    mirror.write({ b: 2 });
    expect(storageMirror(window.sessionStorage, 'new', vi.fn()).read()).toEqual({ b: 2 });
    mirror.wipe();
    expect(mirror.read()).toBeNull();
  });

  it('C6-17: a copy that cannot be written or read is reported, and nothing is thrown', () => {
    const onError = vi.fn();
    const full = {
      ...window.sessionStorage,
      setItem: () => {
        throw new Error('quota');
      },
    } as unknown as Storage;
    storageMirror(full, 'k', onError).write({});
    window.sessionStorage.setItem('claimwright:k', '{broken');
    expect(storageMirror(window.sessionStorage, 'k', onError).read()).toBeNull();
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('C6-12, C6-17: files are kept by clientId, at hand even where the browser offers no store for them', async () => {
    const refuse = () => Promise.reject(new Error('private window'));
    const broken: FileStore = { put: refuse, get: refuse, delete: refuse, clear: refuse };
    const onError = vi.fn();
    const files = cachedFiles(broken, onError);
    const file = new File(['x'], 'a.pdf');
    await files.put('d-1', file);
    expect(await files.get('d-1')).toBe(file);
    expect(await files.get('d-2')).toBeUndefined();
    expect(onError).toHaveBeenCalledTimes(1);
    const behind = memoryFiles();
    await behind.put('d-3', file);
    expect(await cachedFiles(behind, onError).get('d-3')).toBe(file);
  });
});
