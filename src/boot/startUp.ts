import { createApi } from '../api/api.ts';
import { createCsrf } from '../api/csrf.ts';
import { lazyProvider } from '../captcha/providers.ts';
import { createFormLoader, type FormLoader } from '../routes/formLoader.ts';
import { browserLocation } from '../routes/location.ts';
import { formOfPath } from '../routes/routeTable.ts';
import { type App, createApp } from '../stores/app.ts';
import { DEFAULT_CULTURE } from '../stores/culture.ts';
import { indexedFiles } from '../stores/files.ts';
import { loadTheme } from '../themes/themes.ts';
import { loadFormModule } from '../validator/loadFormModule.ts';
import { bootData, readInlined } from './bootData.ts';

const SUFFIX_LENGTH = 8;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Eight random characters (R3-14). */
export function randomSuffix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SUFFIX_LENGTH));
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

function scrollToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

function schedule(run: () => void, ms: number): () => void {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
}

const report = (error: unknown) => console.error(error);

/** A language that the address asks for holds for the visit, also after a reload that has lost the address (C6-02). */
function rememberAsked({ api, culture }: App, search: string): void {
  const { active } = culture.state;
  if (new URLSearchParams(search).get('culture') === active) api.rememberCulture(active).catch(report);
}

export interface Started {
  app: App;
  loader: FormLoader;
}

/**
 * Starts the application: all requests leave together, and their effects come in the order of R4-38: theme and
 * model configuration, deadlines, CSRF, session, captcha, wallet. The caller mounts.
 */
export async function startUp(): Promise<Started> {
  const csrf = createCsrf(console.warn);
  const api = createApi({ baseUrl: window.location.origin, csrf, fetch: (request) => fetch(request) });
  const location = browserLocation();
  const { path, search } = location.current();
  const wanted = new URLSearchParams(search).get('culture') ?? DEFAULT_CULTURE;
  const boot = await bootData(readInlined(document), api, wanted);
  const theme = loadTheme(boot.settlement.theme);
  const captchaProvider = lazyProvider(boot.captcha);
  const app = createApp({
    boot,
    api,
    location,
    now: Date.now,
    storage: window.sessionStorage,
    openFiles: (key) => indexedFiles(`claimwright-${key}`),
    randomSuffix,
    loadModule: loadFormModule,
    captchaProvider,
    scrollToTop,
    schedule,
    report,
  });
  const loader = createFormLoader(app);
  csrf.initialise(boot.csrf);
  app.restoreSession();
  rememberAsked(app, search);
  app.captcha.initialise(boot.captcha, captchaProvider);
  const form = formOfPath(path);
  if (form !== null && loader.has(form)) loader.load(form);
  await theme;
  return { app, loader };
}
