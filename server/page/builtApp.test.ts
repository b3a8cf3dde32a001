import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withBuiltIn } from '../../transforms/texts/builtIn.ts';
import { BARE_PAGE_STYLE } from '../http/barePage.ts';
import { builtApp, MANIFEST, PAGE } from '../testing/builtApp.testkit.ts';
import { ADA, changedBundle, testServer } from '../testing/testServer.testkit.ts';

const LOGO = { file: 'images/logo.png', altKey: 'Settlement_Name' };

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('the logo', () => {
  it('R2-34: is named in the page, kept for good, and nothing but a picture', async () => {
    const bundleDir = changedBundle({
      'settlement.json': (text) => text.replace('{', `{ "header": ${JSON.stringify({ logo: LOGO })},`),
    });
    mkdirSync(join(bundleDir, 'images'));
    cpSync('settlements/northline-recall/images/logo.png', join(bundleDir, LOGO.file));
    const server = await testServer({ builtAppDir: builtApp(), bundleDir });
    const visitor = await server.visitor();
    const { url, ...rest } = (await visitor.get('/api/settlement')).json().header.logo;
    expect(rest).toEqual({ altKey: 'Settlement_Name', width: 96, height: 96 });
    expect((await visitor.get('/')).body).toContain(
      `<link rel="preload" as="image" fetchpriority="low" href="${url}">`,
    );
    const { statusCode, headers, rawPayload } = await visitor.get(url);
    expect(rawPayload).toEqual(readFileSync(join(bundleDir, LOGO.file)));
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('a settlement without one names none', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const visitor = await server.visitor();
    expect((await visitor.get('/')).body).not.toContain('as="image"');
    expect((await visitor.get('/api/settlement')).json().header).not.toHaveProperty('logo');
  });
});

describe('the page', () => {
  it('C6-19, C11-08: carries the answers of the calls that start the app, in the active culture', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const boot = bootOf((await visitor.get('/standard/claimant-info?culture=es')).body);
    const { forms, ...rest } = boot;
    const { serverTime: _time, ...settlement } = (await visitor.get('/api/settlement')).json();
    const { en, es } = server.bundle.bundle.content;
    expect(rest).toEqual({
      settlement,
      manifest: (await visitor.get('/api/forms/manifest')).json(),
      deadlines: (await visitor.get('/api/deadlines')).json(),
      captcha: (await visitor.get('/api/captcha')).json(),
      wallet: (await visitor.get('/api/banking/paypal-settings')).json(),
      whitelist: (await visitor.get('/api/characters-whitelist')).json().allowedCharacters,
      culture: 'es',
      content: { en, es: withBuiltIn('es', es) },
    });
    expect(forms).toEqual({
      standard: {
        pages: (await visitor.get('/api/forms/standard/pages')).json(),
        models: (await visitor.get('/api/forms/config?form=standard')).json(),
        lists: expect.any(Object),
      },
    });
  });

  it('C11-09: is the same for everybody: no cookie is set or read, and the browser’s language changes nothing', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    visitor.cookies.set('claimwright_culture', 'es');
    for (const url of ['/', '/standard/claimant-info', '/error', '/?culture=es']) {
      const own = await visitor.get(url);
      server.at('2030-05-04T17:01:00Z');
      const other = await server.app.inject({
        url,
        headers: { 'accept-language': 'es', accept: 'text/html' },
      });
      expect(own.body).toBe(other.body);
      for (const { headers } of [own, other]) {
        expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', etag: own.headers.etag });
        expect(headers).not.toHaveProperty('set-cookie');
        expect(String(headers.vary ?? '')).not.toMatch(/cookie|language/i);
      }
    }
  });

  it('C11-09: is not sent again where the browser has it', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const { etag } = (await server.app.inject('/')).headers;
    const again = await server.app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await server.app.inject({
      url: '/?culture=es',
      headers: { 'if-none-match': String(etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  it('C2-04: brings the product’s English along with a language that the product has no words in', async () => {
    const bundleDir = changedBundle({
      'settlement.json': (text) =>
        JSON.stringify({ ...JSON.parse(text), cultures: { en: 'English', vi: 'Tiếng Việt' } }),
    });
    writeFileSync(join(bundleDir, 'content', 'vi.json'), JSON.stringify({ Script: 'Xin chào' }));
    const server = await testServer({ builtAppDir: builtApp(), bundleDir });
    const { content } = bootOf((await server.app.inject('/?culture=vi')).body);
    expect(content.vi).toEqual({ Script: 'Xin chào' });
    const words = { App_Reload: 'Reload the page', Ui_Next: 'Next' };
    expect(content.en).toMatchObject(words);
    expect(bootOf((await server.app.inject('/')).body).content.en).toMatchObject(words);
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
        { 'content-type': 'text/html; charset=utf-8' },
      );
  });

  it('C10-39: the page Accessibility is one of every settlement, and nothing beneath it is', async () => {
    for (const bundleDir of ['settlements/northline-recall', 'settlements/lumora-refund']) {
      const server = await testServer({ builtAppDir: builtApp(), bundleDir });
      const statusOf = async (url: string) =>
        (await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode;
      expect(await statusOf('/accessibility')).toBe(200);
      expect(await statusOf('/accessibility/?culture=es-US')).toBe(200);
      expect(await statusOf('/accessibility/contact')).toBe(404);
    }
  });

  it('R2-01: an address that is no page of the app is answered with the page and with 404', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const statusOf = async (url: string) =>
      (await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode;
    const pages = ['/', '/?culture=es', '/index.html', '/standard', '/standard/', '/standard/claimant-info'];
    for (const url of [...pages, '/lookup', '/error', '/deadline', '/session-expired?form=standard'])
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    for (const url of ['/no/such/page', '/standard/no-such-page', '/claims', '/standard/claimant-info/x'])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
  });

  it.each([
    '/claim/form.html',
    '/faq.aspx',
    '/favicon.ico',
    '/standard/claim.v2/x',
    '/.well-known/none',
    '/a.b/c',
  ])('C15-05: %s is Not Found to a browser, as 404, and a problem to all others', async (url) => {
    const server = await testServer({ builtAppDir: builtApp() });
    const answer = (method: 'GET' | 'HEAD', accept?: string) =>
      server.app.inject({ url, method, ...(accept && { headers: { accept } }) });
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await answer(method, browser);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      for (const accept of [undefined, '*/*', 'image/avif,*/*', 'application/json'])
        expect((await answer(method, accept)).headers['content-type']).toBe('application/problem+json');
    }
  });

  it('C15-05: what belongs to calls and to the build is a problem to a browser, too', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    for (const url of ['/api/none', '/api/forms.html', '/app/dist/none.js', '/app/dist/none']) {
      const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        404,
        'application/problem+json',
      ]);
    }
  });

  it('C11-08: names in its head what its first view needs beside what every page does', async () => {
    const blocks = [
      {
        kind: 'fields',
        id: 'when',
        model: 'claimDetails',
        fields: [{ name: 'purchasedOn', label: 'Title' }],
      },
      { kind: 'summary', id: 'summary' },
    ];
    const bundleDir = changedBundle({
      'pages/standard/claimant-info.json': (text) => JSON.stringify({ ...JSON.parse(text), blocks }),
      'models.json': (text) =>
        text.replace(
          '"name": "preventFutureDate"',
          '"name": "validDate", "ordinalParams": ["M/d/yyyy"] }, { "name": "preventFutureDate"',
        ),
    });
    const server = await testServer({ builtAppDir: builtApp(), bundleDir });
    const linksOf = async (url: string) =>
      [...(await server.app.inject(url)).body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    const modules = (await server.app.inject('/api/forms/manifest')).json();
    const theme = 'stylesheet /app/dist/theme.css';
    const forAll = [
      theme,
      `modulepreload ${modules.standard.moduleUrl}`,
      'modulepreload /app/dist/dateFormats.js',
      'modulepreload /app/dist/shared.js',
    ];
    // The rules come after an entry page, on which nothing is entered yet.
    expect(await linksOf('/')).toEqual([theme]);
    expect(await linksOf('/automotive/')).toEqual([theme]);
    expect(await linksOf('/error')).toEqual([
      theme,
      'modulepreload /app/dist/genericPages.js',
      'modulepreload /app/dist/shared.js',
    ]);
    expect(await linksOf('/standard/claimant-info')).toEqual([
      ...forAll,
      'modulepreload /app/dist/Summary.js',
      'modulepreload /app/dist/Date.js',
    ]);
  });

  it('R2-44: the theme’s stylesheet comes last of all, and no file is named twice', async () => {
    const page = PAGE.replace('</head>', '<link rel="stylesheet" href="/app/dist/index.css"></head>');
    const css = { css: ['app/dist/index.css', 'app/dist/review.css'] };
    const manifest = { ...MANIFEST, '_shared.js': { ...MANIFEST['_shared.js'], ...css } };
    const blocks = [{ kind: 'summary', id: 'summary' }];
    const bundleDir = changedBundle({
      'pages/standard/landing.json': (text) => JSON.stringify({ ...JSON.parse(text), blocks }),
    });
    const server = await testServer({ builtAppDir: builtApp(page, manifest), bundleDir });
    const { body } = await (await server.visitor()).get('/');
    const named = [...body.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, url]) => url);
    expect(named).toEqual(['/app/dist/index.css', '/app/dist/review.css', '/app/dist/theme.css']);
  });

  it('C8-07: carries the lists of its form that are sent whole, and leaves long ones to be searched', async () => {
    const fields = [
      { name: 'vehicle', component: 'select', optionsList: 'makes' },
      { name: 'nickname', label: 'Title', component: 'select', optionsList: 'many' },
    ];
    const bundleDir = changedBundle({
      'pages/standard/claimant-info.json': (text) =>
        JSON.stringify({
          ...JSON.parse(text),
          blocks: [{ kind: 'fields', id: 'vehicle', model: 'claimantInfo', fields }],
        }),
    });
    const many = Array.from({ length: 501 }, (_, index) => `value-${index}`);
    writeFileSync(join(bundleDir, 'lists', 'many.csv'), ['value', ...many, ''].join('\n'));
    const server = await testServer({ builtAppDir: builtApp(), bundleDir });
    const { lists } = bootOf((await server.app.inject('/')).body).forms.standard;
    expect(lists).toEqual({ makes: (await server.app.inject('/api/lists/makes')).json() });
    expect(bootOf((await server.app.inject('/error')).body).forms).toEqual({});
  });

  it('C6-10: is compressed as the browser takes it', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const answer = await server.app.inject({ url: '/standard', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(bootOf(String(gunzipSync(answer.rawPayload))).culture).toBe('en');
  });

  it('C6-10: is not what a missing file or call answers', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    for (const url of ['/app/dist/none.js', '/api/nothing', '/favicon.ico', '/app/dist/../../package.json'])
      expect((await server.app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    expect((await server.app.inject({ url: '/standard', method: 'POST', payload: {} })).statusCode).toBe(404);
    expect(
      (await server.app.inject({ url: '/standard', headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404);
  });

  it('assets are served for good, compressed once at build time', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const plain = await server.app.inject('/app/dist/index-1234.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await server.app.inject({
      url: '/app/dist/index-1234.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'compressed']);
    expect((await server.app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['no page', 'there is no index.html', (dir: string) => join(dir, 'app', 'dist')],
    ['no boot element', 'has no boot element', () => builtApp('<html></html>')],
    [
      'no manifest',
      'there is no .vite/manifest.json',
      (dir: string) => {
        rmSync(join(dir, '.vite'), { recursive: true });
        return dir;
      },
    ],
    ['a part missing', 'nothing built of src/pages/Summary.tsx', () => builtApp(PAGE, {})],
  ])('a build with %s is refused at start', async (_name, message, dirOf) => {
    await expect(testServer({ builtAppDir: dirOf(builtApp()) })).rejects.toThrow(message);
  });
});

describe('the policy', () => {
  it('C6-04: states every directive, allows no eval, and inline styles and scripts by their hash alone', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const { headers, body } = await server.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("default-src 'none'");
    expect(/script-src ([^;]+);/.exec(policy)?.[1]?.split(' ')).toEqual([
      "'self'",
      `'sha256-${createHash('sha256').update("document.title = 'Claim';").digest('base64')}'`,
    ]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/style-src ([^;]+);/.exec(policy)?.[1]?.split(' ')).toEqual([
      "'self'",
      BARE_PAGE_STYLE,
      `'sha256-${createHash('sha256').update('p { margin: 0; }').digest('base64')}'`,
    ]);
    expect(body).toContain('<style>p { margin: 0; }</style>');
    expect(body + policy).not.toContain('nonce');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });

  it('over https it asks for https only', async () => {
    const server = await testServer({ publicOrigin: 'https://claims.example.com', builtAppDir: builtApp() });
    const { headers } = await server.app.inject('/');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

it('a map of the sources is not handed out, in whatever coding', async () => {
  const dir = builtApp();
  writeFileSync(join(dir, 'app', 'dist', 'index-1234.js.map'), '{"sourcesContent":["secret"]}');
  writeFileSync(join(dir, 'app', 'dist', 'index-1234.js.map.br'), 'secret');
  const server = await testServer({ builtAppDir: dir });
  for (const name of ['index-1234.js.map', 'index-1234.js.map.br']) {
    const answer = await server.app.inject({
      url: `/app/dist/${name}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.statusCode, answer.body.includes('secret')], name).toEqual([404, false]);
  }
});

it('C11-10: only documents carry the policy and the permissions, so that the headers of an asset stay under 400 bytes', async () => {
  const builtAppDir = builtApp();
  writeFileSync(join(builtAppDir, 'app', 'dist', 'theme.css'), 'p { margin: 0; }');
  const server = await testServer({ builtAppDir, publicOrigin: 'https://claims.example.com' });
  const visitor = await server.visitor();
  const manifest = (await visitor.get('/api/forms/manifest')).json();
  const answerTo = (url: string) =>
    server.app.inject({
      url,
      headers: { accept: '*/*', 'accept-encoding': 'br', host: 'claims.example.com' },
    });
  for (const url of ['/app/dist/index-1234.js', '/app/dist/theme.css', manifest.standard.moduleUrl]) {
    const { statusCode, headers } = await answerTo(url);
    expect([url, statusCode]).toEqual([url, 200]);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(lines.join('').length, lines.join('')).toBeLessThan(400);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
  }
  for (const url of ['/', '/no/such/page', '/standard/no-such-page', '/favicon.svg']) {
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(Object.keys(headers), url).toEqual(
      expect.arrayContaining(['content-security-policy', 'permissions-policy', 'x-frame-options']),
    );
  }
});

it('no page asks for the camera, the place or anything else of the device', async () => {
  const server = await testServer({ builtAppDir: builtApp() });
  const { headers } = await server.app.inject('/');
  const denied = String(headers['permissions-policy']).split(', ');
  expect(denied).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  );
  expect(denied.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
});
