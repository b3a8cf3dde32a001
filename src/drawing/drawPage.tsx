import { renderToString } from 'react-dom/server';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { formOfPath } from '../../transforms/config/paths.ts';
import { App } from '../App.tsx';
import { createApi } from '../api/api.ts';
import { createCsrfStore } from '../api/csrf.ts';
import { memoryStorage } from '../boot/openTabStorage.ts';
import { lazyProvider } from '../captcha/providers.ts';
import { createFormLoader } from '../routes/formLoader.ts';
import { rootTarget, settleAddress } from '../routes/settleAddress.ts';
import { createApp } from '../stores/app.ts';
import type { BootData } from '../stores/bootData.ts';
import { memoryFiles } from '../stores/fileStore.ts';
import type { AppLocation } from '../stores/location.ts';
import { NO_TABS } from '../stores/tabs.ts';

/** Data of a page that comes with its HTML, the same for all visitors. */
type SharedData = Omit<BootData, 'failures' | 'csrf' | 'session'>;

/** Page to draw: its address, the data that comes with it, and the instant of the server's clock. */
export interface PageToDraw {
  path: string;
  search: string;
  now: Date;
  boot: SharedData;
  /** Validator of the page's form; null draws the layout with a spinner, because only the browser knows the visitor. */
  form: LoadedForm | null;
}

/**
 * HTML of a page, and the path at which the browser shows the same: another one where the address is redirected, null where
 * the page depends on the visitor.
 */
export interface Drawing {
  html: string;
  path: string | null;
}

/** Session of a visitor who has not signed in. */
const NOBODY = {
  authorized: { Standard: false, Lookup: false, Automotive: false, DocumentsUpload: false },
  storageKey: null,
  expiresAt: null,
  captcha: null,
  prepopulatedData: {},
};

/** Creates a location that nobody listens to: redirects before drawing change it. */
function fixedLocation(path: string, search: string): AppLocation {
  let at = { path, search };
  const navigate = (to: string) => {
    const { pathname, search: query } = new URL(to, 'http://localhost');
    at = { path: pathname, search: query.slice(1) };
  };
  return {
    hook: () => [at.path, navigate],
    searchHook: () => at.search,
    navigate,
    current: () => at,
    leave: () => undefined,
  };
}

const unasked = (): Promise<never> => Promise.reject(new Error('A page is drawn without calls.'));

/** Draws a page as the browser renders it first for a visitor who has not signed in (C11-07). */
export async function drawPage({ path, search, now, boot, form }: PageToDraw): Promise<Drawing> {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const location = fixedLocation(path, search);
  const app = createApp({
    boot: {
      ...boot,
      csrf: null,
      failures: [],
      session: { ...NOBODY, serverTime: now.toISOString() },
    },
    api: createApi({ baseUrl: 'http://localhost', csrf: createCsrfStore(report), fetch: unasked }),
    location,
    now: () => now.getTime(),
    storage: memoryStorage(),
    openFiles: memoryFiles,
    randomSuffix: () => '',
    loadModule: form ? async () => form : unasked,
    captchaProvider: lazyProvider(unasked),
    scrollToTop: () => undefined,
    schedule: () => () => undefined,
    tabs: NO_TABS,
    report,
  });
  const loader = createFormLoader(app);
  const root = rootTarget(boot.settlement, path);
  if (root !== null) location.navigate(root);
  const wanted = formOfPath(root ?? path);
  if (form && wanted !== null) await loader.load(wanted);
  const isSettled = await settleAddress(app, loader);
  const html = renderToString(<App app={app} loader={loader} />);
  if (reported.length > 0) throw reported[0];
  return { html, path: isSettled ? location.current().path : null };
}
