import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import type {
  Content,
  FormDeadline,
  ModelEntry,
  RowChoice,
  Settlement,
} from '../../schemas/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { bundleForm, type TestForm } from '../../transforms/testing/forms.testkit.ts';
import { withBuiltIn } from '../../transforms/texts/builtIn.ts';
import { EN } from '../../transforms/texts/en.ts';
import { App } from '../App.tsx';
import type { Api, AuthorizeResponse, SettlementInfo } from '../api/api.ts';
import { ApiProblem, type ProblemDetails } from '../api/problem.ts';
import type { CaptchaRun } from '../captcha/types.ts';
import { createFormLoader } from '../routes/formLoader.ts';
import { createApp } from '../stores/app.ts';
import type { BootData } from '../stores/bootData.ts';
import { memoryFiles } from '../stores/fileStore.ts';
import type { AppLocation } from '../stores/location.ts';
import { NO_TABS, type Tabs } from '../stores/tabs.ts';
import { CONTENT, MODELS, PAGES, SPANISH } from './smallForm.testkit.ts';

export const SERVER_NOW = '2026-05-20T19:00:00.000Z';
const HASH = 'a'.repeat(64);

/** A problem as the server answers it. */
export function problem(
  status: number,
  code: ProblemDetails['code'],
  more: Partial<ProblemDetails> = {},
): ApiProblem {
  return new ApiProblem(status, { status, code, ...more });
}

/** The server's answer to a claim that was filed. */
export const filed = (referenceCodeForm: string) => ({
  submitted: true as const,
  referenceCodeForm,
  submittedAt: '2026-05-20T19:00:05.000Z',
  documents: [] as never[],
  error: null,
  nonMatchingPaymentElection: false as const,
});

function settlement(
  over: Partial<SettlementInfo['settings']>,
  header: SettlementInfo['header'],
): SettlementInfo {
  return {
    nameKey: 'Settlement_Name',
    theme: 'jnd-7-0-default',
    cultures: { en: 'English', es: 'Español' },
    defaultCulture: 'en',
    timeZone: 'Pacific Standard Time',
    contact: { phoneKey: 'Phone', emailKey: 'Email', addressKey: 'Address' },
    links: { siteUrl: 'https://example.org', privacyPolicyUrl: 'https://example.org/privacy' },
    header,
    tags: { tagId: null, secondTagId: null },
    settings: {
      redirectOnError: false,
      languageSelector: 'all',
      minSessionDuration: 30,
      toastDelaySeconds: 6,
      toastAutohide: true,
      resume: 'code',
      draftDays: 60,
      ...over,
    },
    paymentMethods: [],
    forms: {
      standard: {
        formType: 'Standard',
        pages: Object.keys(PAGES),
        enabled: true,
        authorization: 'classList',
        documents: { maxBytes: 1000, maxFiles: 3, accept: ['.pdf'] },
        configurationHash: HASH,
      },
    },
  };
}

export interface TestAppOptions {
  path?: string;
  authorized?: boolean;
  api?: Partial<Api>;
  settings?: Partial<SettlementInfo['settings']>;
  /** Forms beside the Standard one, for links to them. */
  forms?: readonly FormName[];
  header?: SettlementInfo['header'];
  agency?: SettlementInfo['agency'];
  status?: SettlementInfo['status'];
  /** Null, as left out: the call for it failed. */
  wallet?: BootData['wallet'];
  theme?: string;
  deadlines?: BootData['deadlines']['deadlines'];
  /** The settlement's languages; English and Spanish where left out. */
  cultures?: SettlementInfo['cultures'];
  /** The form's own list of deadlines (C8-24). */
  formDeadlines?: FormDeadline[];
  /** The ways in that the form offers (C8-23). */
  ways?: EntryKind[];
  /** Question and description of rows where several match. */
  rowChoice?: RowChoice;
  models?: ModelEntry[];
  pages?: typeof PAGES;
  storage?: Storage;
  /** Wordings that hold by condition (C8-11). */
  contentVariants?: NonNullable<Settlement['contentVariants']>;
  /** Texts beside those of the kit. */
  content?: Content;
  /** What the server's session knows of an authorized visitor. */
  rows?: BootData['session']['prepopulatedData'];
  scrollToTop?: () => void;
  /** What the claimant's machine takes for the time; the server's where left out. */
  machineClock?: string;
  /** Whether the captcha's settings could be had at the start. */
  isCaptchaKnown?: boolean;
  /** The other tabs of the browser; none where left out. */
  tabs?: Tabs;
  /** Lists that are searched and not sent whole. */
  searchedLists?: string[];
  /** The form as it is when it is loaded a second time. */
  renewed?: TestForm;
}

/** Server entries carry their hashes. */
export const withHashes = (models: readonly ModelEntry[]) =>
  models.map((model) => ({ ...model, metadataHash: HASH }));

export function pagesAnswer(pages: typeof PAGES, configurationHash = HASH, searchedLists: string[] = []) {
  return {
    configurationHash,
    pages: Object.entries(pages).map(([name, page]) => ({
      name,
      page: { path: `/standard/${name}`, titleKey: `Title_${name}`, ...page },
    })),
    exitPages: [],
    searchedLists,
  };
}

/** Compiles the small form once; tests that change it compile their own. */
export function compiled(
  options: Pick<TestAppOptions, 'models' | 'pages' | 'contentVariants' | 'formDeadlines'> = {},
): Promise<TestForm> {
  const { models = MODELS, pages = PAGES, contentVariants, formDeadlines: deadlines } = options;
  const names = Object.keys(pages);
  const open = { formType: 'Standard', pages: names, authorization: { kind: 'open' } } as const;
  return bundleForm({
    models,
    pages,
    settlement: {
      ...(contentVariants && { contentVariants }),
      ...(deadlines && { forms: { standard: { ...open, deadlines } } }),
    },
  });
}

const usual = compiled();

/** What the server says of a visitor's session. */
export function sessionOf({ authorized = false, rows = {} }: TestAppOptions = {}): BootData['session'] {
  return {
    authorized: { Standard: authorized, Lookup: false, Automotive: false, DocumentsUpload: false },
    expiresAt: authorized ? '2026-05-20T19:30:00.000Z' : null,
    storageKey: authorized ? 'key-1' : null,
    captcha: authorized ? 'raw' : null,
    prepopulatedData: rows,
    serverTime: SERVER_NOW,
  };
}

/** Parts of a settlement that not all have. */
const ownParts = ({ agency, status }: TestAppOptions) => ({
  ...(agency && { agency }),
  ...(status && { status }),
});

function bootOf(options: TestAppOptions): BootData {
  const boot = settlement(options.settings ?? {}, options.header ?? { navigation: 'default' });
  const { standard } = boot.forms;
  for (const form of options.forms ?? []) if (standard) boot.forms[form] = standard;
  if (options.theme !== undefined) boot.theme = options.theme;
  if (options.cultures) boot.cultures = options.cultures;
  if (options.ways && boot.forms.standard) boot.forms.standard.ways = options.ways;
  if (options.rowChoice && boot.forms.standard) boot.forms.standard.rowChoice = options.rowChoice;
  Object.assign(boot, ownParts(options));
  return {
    settlement: boot,
    manifest: { standard: { configurationHash: HASH, runtimeVersion: '1', moduleUrl: '/m.js' } },
    deadlines: { projectTimeZone: 'Pacific Standard Time', deadlines: options.deadlines ?? {} },
    csrf: { requestHeaderName: 'X-CSRF-Token', requestToken: 't' },
    session: sessionOf(options),
    captcha: { provider: 'Altcha', siteKey: 'k', challengeUrl: '/c' },
    culture: 'en',
    content: { en: withBuiltIn('en', { ...CONTENT, ...options.content }) },
    wallet: options.wallet ?? null,
    failures: [],
    forms: {},
  };
}

/** What the server answers to credentials that it knows. */
export const GRANTED = {
  authorized: true,
  captcha: 'raw',
  prepopulatedData: [],
  expiresAt: '2026-05-20T19:30:00.000Z',
  storageKey: 'key-1',
} satisfies AuthorizeResponse;

function fakeApi(options: TestAppOptions): Api {
  const pages = options.pages ?? PAGES;
  const calls = {
    whitelist: vi.fn(async () => 'abc'),
    pages: vi.fn(async () => pagesAnswer(pages, HASH, options.searchedLists)),
    models: vi.fn(async () => withHashes(options.models ?? MODELS)),
    content: vi.fn(async () => ({ ...EN, ...SPANISH })),
    rememberCulture: vi.fn(async () => undefined),
    session: vi.fn(async () => sessionOf()),
    heartbeat: vi.fn(async () => ({ expiresAt: '2026-05-20T19:40:00.000Z' })),
    authorize: vi.fn(async () => GRANTED),
    submit: vi.fn(async () => filed('ABC12-DEF34')),
    manifest: vi.fn(async () => bootOf(options).manifest),
    ...options.api,
  };
  // Calls that a test does not expect fail by name.
  return new Proxy(calls, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (() => Promise.reject(new Error(`The test expects no call of ${String(name)}`))),
  }) as unknown as Api;
}

/** An app over a fake server, at a path of its own; nothing is drawn yet. */
export async function testApp(options: TestAppOptions = {}) {
  const memory = memoryLocation({ path: options.path ?? '/', record: true });
  const left: string[] = [];
  const { models, pages, contentVariants, formDeadlines } = options;
  const isUsual = !models && !pages && !contentVariants && !formDeadlines;
  const form = isUsual ? await usual : await compiled(options);
  const modules = [form, options.renewed ?? form];
  const reports: unknown[] = [];
  const clock = { now: Date.parse(options.machineClock ?? SERVER_NOW) };
  const execute = vi.fn(async (_run: CaptchaRun) => ({
    token: 'captcha-token',
    expiresAt: Number.POSITIVE_INFINITY,
  }));
  const captchaProvider = {
    load: async () => undefined,
    mount: vi.fn(),
    execute,
    reset: vi.fn(),
    unmount: vi.fn(),
  };
  const location: AppLocation = {
    hook: memory.hook,
    searchHook: memory.searchHook,
    navigate: memory.navigate,
    current: () => {
      const [path = '/', search = ''] = (memory.history.at(-1) ?? '/').split('?');
      return { path, search };
    },
    leave: (url) => void left.push(url),
  };
  const api = fakeApi(options);
  let drawn = 0;
  const app = createApp({
    boot: bootOf(options),
    api,
    location,
    now: () => clock.now,
    storage: options.storage ?? window.sessionStorage,
    openFiles: () => memoryFiles(),
    randomSuffix: () => String(++drawn).padStart(8, '0'),
    loadModule: async () => (modules.shift() ?? form).loaded,
    captchaProvider,
    scrollToTop: options.scrollToTop ?? vi.fn(),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    tabs: options.tabs ?? NO_TABS,
    report: (error) => void reports.push(error),
  });
  app.restoreSession();
  const { isCaptchaKnown = true } = options;
  if (isCaptchaKnown) app.captcha.initialise({ provider: 'Altcha', siteKey: 'k' }, captchaProvider);
  app.wallet.initialise(bootOf(options).wallet);
  const loader = createFormLoader(app);
  return { app, api, loader, memory, left, reports, clock, captchaProvider, form };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** The same, drawn. */
export async function renderApp(options: TestAppOptions = {}) {
  const made = await testApp(options);
  const view = render(<App app={made.app} loader={made.loader} />);
  return { ...made, view };
}
