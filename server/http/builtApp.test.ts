import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBuiltIn } from '../../transforms/texts/builtIn.ts';
import { ADA, temporaryFolder, testServer } from '../testing/testServer.testkit.ts';

const PAGE = `<!doctype html><html><head>
<script type="application/json" id="boot"></script>
<script type="module" src="/assets/index-1234.js"></script>
</head><body></body></html>`;

function builtApp(page = PAGE): string {
  const dir = join(temporaryFolder(), 'dist');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'assets', 'index-1234.js'), 'export {};');
  writeFileSync(join(dir, 'assets', 'index-1234.js.br'), 'compressed');
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  return dir;
}

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('the page', () => {
  it('C6-19: carries the answers of the calls that start the app, in the active culture', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const boot = bootOf((await visitor.get('/standard/claimant-info?culture=es')).body);
    const { csrf, ...rest } = boot;
    const { en, es } = server.bundle.bundle.content;
    expect(rest).toEqual({
      settlement: (await visitor.get('/api/settlement')).json(),
      manifest: (await visitor.get('/api/forms/manifest')).json(),
      deadlines: (await visitor.get('/api/deadlines')).json(),
      session: (await visitor.get('/api/session')).json(),
      captcha: (await visitor.get('/api/captcha')).json(),
      wallet: (await visitor.get('/api/banking/paypal-settings')).json(),
      culture: 'es',
      content: { en, es: withBuiltIn('es', es) },
    });
    visitor.csrf = csrf.requestToken;
    expect((await visitor.post('/api/session/heartbeat')).statusCode).toBe(200);
  });

  it('C6-19: cannot be broken out of by a text', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const { body } = await server.app.inject('/');
    expect(body).not.toContain('<script>alert');
    expect(bootOf(body).content.en.Script).toBe('</script><script>alert(1)</script>');
  });

  it('R2-01: is what every route of the app answers, whether the app knows it or not', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    for (const url of ['/', '/index.html', '/standard', '/no/such/page', '/error'])
      expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).headers, url).toMatchObject(
        {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        },
      );
  });

  it('C6-10: is not what a missing file or call answers', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    for (const url of ['/assets/none.js', '/api/nothing', '/favicon.ico', '/assets/../../package.json'])
      expect((await server.app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    expect((await server.app.inject({ url: '/standard', method: 'POST', payload: {} })).statusCode).toBe(404);
    expect(
      (await server.app.inject({ url: '/standard', headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404);
  });

  it('assets are served for good, compressed once at build time', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const plain = await server.app.inject('/assets/index-1234.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await server.app.inject({
      url: '/assets/index-1234.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'compressed']);
    expect((await server.app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['no page', 'there is no index.html', (dir: string) => join(dir, 'assets')],
    ['no boot element', 'has no boot element', () => builtApp('<html></html>')],
  ])('a build with %s is refused at start', async (_name, message, dirOf) => {
    await expect(testServer({ builtAppDir: dirOf(builtApp()) })).rejects.toThrow(message);
  });
});

describe('the policy', () => {
  it('C6-04: states every directive, allows no eval and no inline script, and styles by a nonce of this answer', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const [first, second] = await Promise.all([server.app.inject('/'), server.app.inject('/')]);
    const policy = String(first?.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(first?.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(second?.body).not.toContain(nonce);
    expect(first?.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });

  it('over https it asks for https only', async () => {
    const server = await testServer({ publicOrigin: 'https://claims.example.com' });
    const { headers } = await server.app.inject('/healthz');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
