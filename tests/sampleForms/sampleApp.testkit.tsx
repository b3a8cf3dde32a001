import { render } from '@testing-library/react';
import { memoryLocation } from 'wouter/memory-location';
import { testServer } from '../../server/testing/testServer.testkit.ts';
import { App } from '../../src/App.tsx';
import { type Api, createApi } from '../../src/api/api.ts';
import { createCsrfStore } from '../../src/api/csrf.ts';
import { unwrap } from '../../src/api/problem.ts';
import { bootData } from '../../src/boot/bootData.ts';
import type { CaptchaProvider } from '../../src/captcha/types.ts';
import { createFormLoader } from '../../src/routes/formLoader.ts';
import { createApp } from '../../src/stores/app.ts';
import { memoryFiles } from '../../src/stores/fileStore.ts';
import type { AppLocation } from '../../src/stores/location.ts';
import { NO_TABS } from '../../src/stores/tabs.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Visitor = Awaited<ReturnType<Server['visitor']>>;

/** jsdom's files know no `arrayBuffer`. */
const bytesOf = (file: File): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

/** A part of a multipart body, as bytes: jsdom's FormData is none that Node's fetch would write. */
async function partOf(boundary: string, name: string, value: unknown): Promise<Buffer> {
  const file = value instanceof File ? value : null;
  const content = typeof value === 'string' ? value : JSON.stringify(value);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const kind = file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : '';
  const bytes = file ? await bytesOf(file) : Buffer.from(content);
  return Buffer.concat([Buffer.from(`${head}${kind}\r\n\r\n`), bytes, Buffer.from('\r\n')]);
}

async function multipart(body: Record<string, unknown>): Promise<{ type: string; payload: Buffer }> {
  const boundary = 'sample-forms-boundary';
  const values = Object.entries(body).flatMap(([name, value]) =>
    (name === 'documents' && Array.isArray(value) ? value : [value]).map((each) => [name, each] as const),
  );
  const parts = await Promise.all(values.map(([name, value]) => partOf(boundary, name, value)));
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, payload };
}

type Answer = Awaited<ReturnType<Visitor['call']>>;

const responseOf = ({ body, statusCode, headers }: Answer) =>
  new Response(body, {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
  });

/** The app's own client, whose calls a visitor with cookies takes to the server. */
function apiOf(visitor: Visitor): Api {
  const csrf = createCsrfStore(() => undefined);
  const send = async (request: Request) => {
    const url = request.url.replace('http://localhost', '');
    const headers = Object.fromEntries(request.headers);
    const payload = request.method === 'GET' ? undefined : await request.text();
    const method = request.method === 'GET' ? 'GET' : 'POST';
    return responseOf(await visitor.call({ method, url, headers, ...(payload && { payload }) }));
  };
  const api = createApi({ baseUrl: 'http://localhost', csrf, fetch: send });
  return {
    ...api,
    submit: async (form, body, key) => {
      const { type, payload } = await multipart(body);
      const headers = { 'content-type': type, 'idempotency-key': key };
      const answer = await visitor.call({ method: 'POST', url: `/api/forms/${form}`, headers, payload });
      const response = responseOf(answer);
      return unwrap(
        answer.statusCode < 300 ? { data: answer.json(), response } : { error: answer.json(), response },
      );
    },
  };
}

/** Solves the server's own challenges, without the worker that jsdom has not. */
const solving = (visitor: Visitor): CaptchaProvider => ({
  load: async () => undefined,
  mount: () => undefined,
  execute: async () => ({ token: await visitor.solveCaptcha(), expiresAt: Number.POSITIVE_INFINITY }),
  reset: () => undefined,
  unmount: () => undefined,
});

function memoryPlace(path: string): { location: AppLocation; paths: () => string[] } {
  const memory = memoryLocation({ path, record: true });
  const location: AppLocation = {
    hook: memory.hook,
    searchHook: memory.searchHook,
    navigate: memory.navigate,
    current: () => {
      const [at = '/', search = ''] = (memory.history.at(-1) ?? '/').split('?');
      return { path: at, search };
    },
    leave: () => undefined,
  };
  return { location, paths: () => [...memory.history] };
}

/** The whole product over a sample settlement, drawn at a path: the real server, the app's own client and stores. */
export async function renderSample(settlement: string, path: string) {
  const server = await testServer({ bundleDir: `settlements/${settlement}`, clock: () => new Date() });
  return { server, ...(await visit(server, path)) };
}

/** Somebody else at the same server, who opens the page at a path. */
export async function visit(server: Server, path: string) {
  const visitor = await server.visitor();
  const api = apiOf(visitor);
  const boot = await bootData({}, api, 'en');
  const { location, paths } = memoryPlace(path);
  const modules = Object.values(server.bundle.forms).map(({ module }) => module);
  const captchaProvider = solving(visitor);
  let drawn = 0;
  const failures: unknown[] = [];
  const app = createApp({
    boot,
    api,
    location,
    now: Date.now,
    storage: window.sessionStorage,
    openFiles: () => memoryFiles(),
    randomSuffix: () => String(++drawn).padStart(8, '0'),
    loadModule: async (url) => {
      const found = modules.find(({ name }) => url.endsWith(name));
      if (!found) throw new Error(`There is no module ${url}`);
      return found.loaded;
    },
    captchaProvider,
    scrollToTop: () => undefined,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    tabs: NO_TABS,
    report: (failure) => void failures.push(failure),
  });
  app.restoreSession();
  if (boot.captcha) app.captcha.initialise(boot.captcha, captchaProvider);
  const loader = createFormLoader(app);
  const view = render(<App app={app} loader={loader} />);
  return { app, paths, failures, view };
}

export type SampleApp = Awaited<ReturnType<typeof visit>>;
