import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_FAILED, namesContact } from '../stores/problemMessages.ts';
import { deferred } from '../testing/visitor.testkit.ts';
import { StartFailure } from './bootData.ts';
import { showStartFailure } from './showStartFailure.ts';
import { hideStartMessage } from './startMessage.ts';

const TRY_AGAIN =
  'A problem has occurred during your submission. Please try again. If this problem persists, please contact the Settlement Administrator using the information below.';

const WORDS = 'The form has not opened. 1-800-555-0100';

/** The page as it comes: its words for whoever cannot run scripts, and what it brings along. */
function pageWith(inlined: object | string): HTMLElement {
  const boot = typeof inlined === 'string' ? inlined : JSON.stringify(inlined);
  document.body.innerHTML = `<div id="start-words" class="cw-start cw-start-later">${WORDS}</div><div id="root"></div>
    <script type="application/json" id="boot">${boot}</script>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  return root;
}

/** What was done, in its order. */
const done: string[] = [];
const theme = { loaded: Promise.resolve() };

/** The same object, that notes when one of its actions runs. */
function noting<T extends object>(made: T, action: keyof T, name: string): T {
  const real = made[action] as (...given: unknown[]) => unknown;
  const noted = (...given: unknown[]) => {
    done.push(name);
    return real(...given);
  };
  return { ...made, [action]: noted };
}

vi.mock('../themes/themes.ts', async (original) => ({
  ...(await original<typeof import('../themes/themes.ts')>()),
  loadTheme: async () => {
    done.push('theme');
    await theme.loaded;
  },
}));
vi.mock('../stores/deadlines.ts', async (original) => {
  const real = await original<typeof import('../stores/deadlines.ts')>();
  const createDeadlines: typeof real.createDeadlines = (...given) => {
    done.push('deadlines');
    return real.createDeadlines(...given);
  };
  return { ...real, createDeadlines };
});
vi.mock('../api/csrf.ts', async (original) => {
  const real = await original<typeof import('../api/csrf.ts')>();
  return {
    ...real,
    createCsrfStore: (warn: () => void) => noting(real.createCsrfStore(warn), 'initialise', 'csrf'),
  };
});
vi.mock('../stores/authorization.ts', async (original) => {
  const real = await original<typeof import('../stores/authorization.ts')>();
  return { ...real, createAuthorization: () => noting(real.createAuthorization(), 'restore', 'session') };
});
vi.mock('../stores/captcha.ts', async (original) => {
  const real = await original<typeof import('../stores/captcha.ts')>();
  return {
    ...real,
    createCaptcha: (...given: Parameters<typeof real.createCaptcha>) =>
      noting(real.createCaptcha(...given), 'initialise', 'captcha'),
  };
});
vi.mock('../wallet/wallet.ts', async (original) => {
  const real = await original<typeof import('../wallet/wallet.ts')>();
  const createWalletStore: typeof real.createWalletStore = (options) =>
    noting(real.createWalletStore(options), 'initialise', 'wallet');
  return { ...real, createWalletStore };
});

const { startUp } = await import('./startUp.ts');

const SETTLEMENT = {
  nameKey: 'Settlement_Name',
  theme: 'jnd-7-0-default',
  cultures: { en: 'English', es: 'Español' },
  defaultCulture: 'en',
  timeZone: 'Pacific Standard Time',
  contact: { phoneKey: 'Phone', emailKey: 'Email', addressKey: 'Address' },
  links: { siteUrl: 'https://example.org', privacyPolicyUrl: 'https://example.org/privacy' },
  settings: { minSessionDuration: 30, toastDelaySeconds: 6, toastAutohide: true },
  tags: { tagId: null as string | null, secondTagId: null },
  forms: {},
};
const CLOSED = { Standard: false, Lookup: false, Automotive: false, DocumentsUpload: false };
const TOKEN = { requestHeaderName: 'X-CSRF-Token', requestToken: 'late' };
const ANSWERS: Record<string, unknown> = {
  '/api/settlement': SETTLEMENT,
  '/api/forms/manifest': {},
  '/api/deadlines': { projectTimeZone: 'Pacific Standard Time', deadlines: {} },
  '/api/csrf': TOKEN,
  '/api/session': {
    authorized: CLOSED,
    expiresAt: null,
    storageKey: null,
    captcha: null,
    prepopulatedData: {},
    serverTime: '2026-05-20T19:00:00.000Z',
  },
  '/api/captcha': { provider: 'Altcha', siteKey: 'k', challengeUrl: '/c' },
  '/api/banking/paypal-settings': {
    clientId: null,
    enabled: false,
    loginUrl: null,
    authCodeExpiration: null,
  },
  '/api/cultures': SETTLEMENT.cultures,
  '/api/culture/content': [],
  '/api/session/heartbeat': { expiresAt: '2026-05-20T19:30:00.000Z' },
};

/** The server as the page meets it; `status` says which paths fail, and with what. */
function serve(status: Record<string, number> = {}): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    const { pathname, search } = new URL(request.url);
    const failed = status[pathname] ?? status[pathname + search];
    const body = failed === undefined ? ANSWERS[pathname] : { code: 'internalError' };
    return Response.json(body ?? null, { status: failed ?? 200 });
  });
  return requests;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/error');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  theme.loaded = Promise.resolve();
  done.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('starting', () => {
  it('C15-07, R4-38: theme, deadlines, CSRF, session, captcha and wallet have their effects in this order', async () => {
    serve();
    await startUp();
    expect(done).toEqual(['theme', 'deadlines', 'csrf', 'session', 'captcha', 'wallet']);
  });

  it('R4-38: nothing is shown before the theme is there', async () => {
    serve();
    const styles = deferred<void>();
    theme.loaded = styles.promise;
    const started = vi.fn();
    const starting = startUp().then(started);
    await vi.waitFor(() => expect(done).toContain('captcha'), { timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(started).not.toHaveBeenCalled();
    styles.resolve();
    await starting;
    expect(started).toHaveBeenCalled();
  });
});

/** Acts as a browser that refuses these for the page: each look at one throws. */
function refuse(...names: ('sessionStorage' | 'localStorage' | 'indexedDB')[]): void {
  const windows = window as unknown as Record<string, unknown>;
  for (const name of names) {
    const was = Object.getOwnPropertyDescriptor(windows, name);
    Object.defineProperty(windows, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    restored.push(() => (was ? Object.defineProperty(windows, name, was) : delete windows[name]));
  }
}
const restored: (() => unknown)[] = [];

describe('a browser that keeps nothing', () => {
  const told = ({ alert }: { alert: { state: { message: string; showError: boolean } } }) =>
    alert.state.showError ? alert.state.message : null;

  afterEach(() => {
    for (const restore of restored.splice(0)) restore();
    vi.restoreAllMocks();
  });

  it('C10-27: what a reload would lose is said at the start, where storage alone is refused', async () => {
    serve();
    refuse('sessionStorage', 'localStorage', 'indexedDB');
    const { app } = await startUp();
    expect(told(app)).toBe('App_NothingKept');
    app.alert.close();
    app.claims.openMirror('key-1');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told(app)).toBeNull();
  });

  it('C10-27: the same is said once, where IndexedDB alone is refused', async () => {
    serve();
    refuse('indexedDB');
    const { app } = await startUp();
    expect(told(app)).toBeNull();
    app.claims.openMirror('key-1');
    await vi.waitFor(() => expect(told(app)).toBe('App_NothingKept'));
    app.alert.close();
    app.claims.openMirror('key-2');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told(app)).toBeNull();
  });

  it.each([[['sessionStorage', 'localStorage']], [[]]] as const)(
    'C10-27: where cookies are refused too, it is said at the start what to allow: %s',
    async (names) => {
      serve();
      refuse(...names);
      vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
      const { app } = await startUp();
      expect(told(app)).toBe('App_CookiesRefused');
      expect(namesContact({ key: 'App_CookiesRefused' })).toBe(true);
    },
  );

  it('C10-27: nothing is said where nothing is refused', async () => {
    serve();
    const { app } = await startUp();
    expect(told(app)).toBeNull();
  });
});

describe('analytics', () => {
  const tags = () => document.head.querySelectorAll('script[src*="googletagmanager"]').length;

  afterEach(() => {
    SETTLEMENT.tags.tagId = null;
    for (const script of document.head.querySelectorAll('script')) script.remove();
  });

  it('R3-02: the tags of the settlement are loaded, after the page has been painted', async () => {
    serve();
    SETTLEMENT.tags.tagId = 'G-FIRST01';
    await startUp();
    expect(tags()).toBe(0);
    await vi.waitFor(() => expect(tags()).toBe(1), { timeout: 10_000 });
  });
});

describe('calls that fail at start', () => {
  it.each([
    ['CSRF', '/api/csrf'],
    ['the captcha', '/api/captcha'],
    ['the wallet settings', '/api/banking/paypal-settings'],
    ['the map of cultures', '/api/cultures'],
  ])(
    'R8-03: without %s the app starts all the same, and says to try again and where to turn',
    async (_what, path) => {
      serve({ [path]: 500 });
      const { app } = await startUp();
      expect(app.alert.state).toMatchObject({ showError: true, message: CALL_FAILED });
      expect(console.error).toHaveBeenCalledTimes(1);
    },
  );

  it('C10-16: without the texts of the wanted language the app starts in the default one, and says so', async () => {
    window.history.replaceState(null, '', '/error?culture=es');
    serve({ '/api/culture/content?culture=es': 500 });
    const { app } = await startUp();
    expect(app.culture.state.active).toBe('en');
    expect(app.alert.state).toMatchObject({ showError: true, message: CALL_FAILED });
    expect(app.alert.canTryAgain()).toBe(true);
  });

  it('R8-03: without the deadlines it does not start, and says the same with what the page knows of the administrator', async () => {
    serve({ '/api/deadlines': 500 });
    const failure = await startUp().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    const place = pageWith({});
    hideStartMessage();
    showStartFailure(place, failure);
    expect(place.textContent).toContain(TRY_AGAIN);
    const words = document.querySelector<HTMLElement>('.cw-start:not([role])');
    expect([words?.textContent, words?.hidden, words?.className]).toEqual([WORDS, false, 'cw-start']);
  });

  it('R8-01, R8-03: what else fails says to reload, in the language that came with the page', async () => {
    serve({ '/api/forms/manifest': 500 });
    const failure = await startUp().catch((error: unknown) => error);
    const bare = pageWith({});
    showStartFailure(bare, failure);
    expect(bare.textContent).toContain('Your request failed. Please reload and try again.');
    const es = { LocKey_Shared_ErrorMessage_Config: 'Vuelva a cargar la página.' };
    const spanish = pageWith({ culture: 'es', content: { en: {}, es } });
    showStartFailure(spanish, failure);
    expect(spanish.textContent).toContain('Vuelva a cargar la página.');
  });

  it('C17-04: the message needs nothing of what may have failed, and nothing newer than 2015', async () => {
    const place = pageWith('{"culture":"es","content":{"es":{"App_Rel');
    const failure = await startUp().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SyntaxError);
    const lacking = () => {
      throw new TypeError('is not a function');
    };
    const newer = (['replaceChildren', 'append', 'prepend', 'before', 'toggleAttribute'] as const).map(
      (name) => vi.spyOn(Element.prototype, name).mockImplementation(lacking),
    );
    showStartFailure(place, failure);
    for (const each of newer) each.mockRestore();
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'Your request failed. Please reload and try again. Your answers are kept.Reload the page',
    );
    expect(document.body.textContent).toContain(WORDS);
  });

  it('C15-06, R6-04, R7-10: a 403 on the map of cultures is passed over, and each language button still does something', async () => {
    serve({ '/api/cultures': 403 });
    const { app } = await startUp();
    expect(app.alert.state.showError).toBe(false);
    for (const code of ['es', 'en']) expect(await app.culture.switchTo(code)).toBe(true);
  });

  it('R6-04: a 403 on CSRF is passed over, and the first call that needs a token fetches one', async () => {
    serve({ '/api/csrf': 403 });
    const { app } = await startUp();
    expect(app.alert.state.showError).toBe(false);
    const requests = serve();
    await app.api.heartbeat();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/csrf',
      'POST /api/session/heartbeat',
    ]);
    expect(requests[1]?.headers.get(TOKEN.requestHeaderName)).toBe(TOKEN.requestToken);
  });
});
