import { describe, expect, it } from 'vitest';
import { withMetadataHash } from '../../transforms/config/hash.ts';
import { BUILT_IN } from '../../transforms/texts/builtIn.ts';
import { sha256Hex } from '../bundle/hashes.ts';
import { changedBundle, OPERATIONS_KEY, testServer } from '../testing/testServer.testkit.ts';

const reader = async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  return { server, visitor, get: (path: string) => visitor.get(`/api/${path}`) };
};

describe('the settlement', () => {
  it('C6-10, C6-20: public settings, with their defaults and nothing of how claimants are recognised', async () => {
    const { get } = await reader();
    const answer = await get('settlement');
    expect(answer.json()).toMatchObject({
      theme: 'jnd-9-0-kontent',
      defaultCulture: 'en',
      header: { navigation: 'default' },
      tags: { tagId: null, secondTagId: null },
      settings: { minSessionDuration: 30, redirectOnError: false, toastDelaySeconds: 6, toastAutohide: true },
      forms: {
        standard: {
          authorization: 'classList',
          pages: ['landing', 'claimant-info', 'confirmation'],
          enabled: true,
        },
      },
      serverTime: '2030-05-04T17:00:00.000Z',
    });
    expect(answer.body).not.toContain('match');
  });

  it('C6-03, R7-04, R9-11: deadlines by key, with their targets by culture', async () => {
    const { get } = await reader();
    expect((await get('deadlines')).json()).toEqual({
      projectTimeZone: 'Pacific Standard Time',
      deadlines: {
        claimFilingDeadline: {
          deadlineDateTime: '06/30/2030 05:00:00 PM',
          redirectUrl: { es: 'https://example.com/es/cerrado' },
        },
        globalDeadline: { deadlineDateTime: '12/31/2030', redirectUrl: {} },
      },
    });
  });

  it.each([
    [
      'an unknown zone',
      (text: string) => text.replace('Pacific Standard Time', 'Pacific Time'),
      { code: 'unknown-time-zone', line: 6 },
    ],
    [
      'another format',
      (text: string) => text.replace('12/31/2030', '2030-12-31'),
      { code: 'deadline-format', line: 12 },
    ],
  ])(
    'R8-16, R9-12, R5-32: a deadline with %s keeps the server from starting',
    async (_name, change, finding) => {
      const starting = testServer({ bundleDir: changedBundle({ 'settlement.json': change }) });
      await expect(starting).rejects.toMatchObject({
        name: 'FindingsError',
        findings: expect.arrayContaining([
          expect.objectContaining({ file: 'settlement.json', severity: 'error', ...finding }),
        ]),
      });
    },
  );

  it('C6-01, R7-09: the day of signing is the day in Los Angeles, and reads as the culture writes it', async () => {
    const { server, get } = await reader();
    server.at('2030-05-05T06:59:59Z');
    expect((await get('signature-date?culture=en')).json()).toEqual({
      signatureDate: '05/04/2030',
      display: 'May 4, 2030',
    });
    server.at('2030-05-05T07:00:00Z');
    expect((await get('signature-date?culture=es')).json()).toEqual({
      signatureDate: '05/05/2030',
      display: '5 de mayo de 2030',
    });
  });

  it('R7-05, R3-26: the character whitelist', async () => {
    const { get } = await reader();
    expect((await get('characters-whitelist')).json().allowedCharacters).toContain('é');
  });

  it('R7-07: wallet settings', async () => {
    const { get } = await reader();
    expect((await get('banking/paypal-settings')).json()).toMatchObject({ enabled: false });
  });

  it('C6-04, R7-06, R9-05, R3-23: captcha is on with nothing configured', async () => {
    const { get } = await reader();
    expect((await get('captcha')).json()).toEqual({
      provider: 'Altcha',
      siteKey: 'claimwright',
      challengeUrl: '/api/captcha/challenge',
    });
  });
});

describe('cultures', () => {
  it('C6-02, R3-12, R7-10: the enabled ones by their own names', async () => {
    const { get } = await reader();
    expect((await get('cultures')).json()).toEqual({ en: 'English', es: 'Español' });
  });

  it('R7-11, R3-12: texts as a list of key and value', async () => {
    const { get } = await reader();
    const answer = await get('culture/content?culture=es');
    expect(answer.headers['content-language']).toBe('es');
    expect(answer.json()).toContainEqual({ key: 'Settlement_Name', value: 'Acuerdo de prueba' });
  });

  it('C11-05: the product’s own texts are among them, in each built-in culture, under the settlement’s', async () => {
    const { get } = await reader();
    for (const culture of ['en', 'es']) {
      const entries: { key: string; value: string }[] = (
        await get(`culture/content?culture=${culture}`)
      ).json();
      const texts = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(BUILT_IN[culture] ?? {})));
    }
    const spanish = (await get('culture/content?culture=es')).json();
    expect(spanish).toContainEqual({ key: 'Rule_required', value: 'Este dato es obligatorio' });
    expect(spanish).toContainEqual({ key: 'Ui_Next', value: 'Siguiente' });
  });

  it('R1-03, R4-24, C6-02, R9-06: the culture asked for, then the cookie, then English; what is not enabled is passed over', async () => {
    const { get } = await reader();
    const shown = async (query = '') => (await get(`culture/content${query}`)).headers['content-language'];
    expect([await shown(), await shown('?culture=fr'), await shown('?culture=es')]).toEqual([
      'en',
      'en',
      'es',
    ]);
    await get('culture/set-language?culture=es');
    expect([await shown(), await shown('?culture=fr'), await shown('?culture=en')]).toEqual([
      'es',
      'es',
      'en',
    ]);
  });

  it('C6-02, R7-18, R4-24: set-language remembers the culture; query comes first, a culture that is not enabled is passed over', async () => {
    const { get } = await reader();
    const remembered = await get('culture/set-language?culture=es');
    expect(remembered.statusCode).toBe(204);
    expect(remembered.cookies).toMatchObject([{ value: 'es', maxAge: 365 * 24 * 3600 }]);
    expect((await get('culture/content')).headers['content-language']).toBe('es');
    expect((await get('culture/content?culture=en')).headers['content-language']).toBe('en');
    expect((await get('culture/content?culture=fr')).headers['content-language']).toBe('es');
    expect((await get('culture/set-language?culture=fr')).json()).toMatchObject({
      status: 400,
      code: 'cultureNotEnabled',
    });
    expect((await get('culture/set-language')).json()).toMatchObject({ status: 400, code: 'invalidRequest' });
  });
});

describe('forms', () => {
  it('R7-08, R3-13, C2-02: models with the hash of their canonical JSON', async () => {
    const { server, get } = await reader();
    const entries = (await get('forms/config')).json();
    expect(entries).toHaveLength(server.bundle.bundle.models.models.length);
    const [entry] = server.bundle.bundle.models.models;
    if (!entry) throw new Error('no entry');
    expect(entries[0]).toEqual(withMetadataHash(entry, sha256Hex));
    expect((await get('forms/config?form=automotive')).json()).toHaveLength(1);
    expect((await get('forms/config?form=boats')).statusCode).toBe(400);
  });

  it('C6-15: the manifest names a module that never changes, and an old one is still served after a change', async () => {
    const { server, get } = await reader();
    const manifest = (await get('forms/manifest')).json();
    expect(Object.keys(manifest)).toEqual(['standard', 'lookup', 'automotive', 'documents-upload']);
    const { moduleUrl, configurationHash, runtimeVersion } = manifest.standard;
    expect(runtimeVersion).toMatch(/./);
    const module = await server.app.inject(moduleUrl);
    expect(module.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(moduleUrl).toContain(sha256Hex(`${runtimeVersion}\n${module.body}`));
    const bundleDir = changedBundle({ 'models.json': (text) => text.replace('100000', '200000') });
    const changed = await server.restart({ bundleDir });
    const next = (await changed.app.inject('/api/forms/manifest')).json().standard;
    expect(next.configurationHash).not.toBe(configurationHash);
    expect(next.moduleUrl).not.toBe(moduleUrl);
    expect((await changed.app.inject(moduleUrl)).body).toBe(module.body);
    expect((await changed.app.inject(`/api/forms/modules/${'0'.repeat(64)}.js`)).statusCode).toBe(404);
  });

  it('C6-15: the configuration hash covers pages and whitelist', async () => {
    const { server } = await reader();
    const hash = server.bundle.forms.standard?.configurationHash;
    const changes = {
      whitelist: { 'settlement.json': (text: string) => text.replace('éñ', 'é') },
      page: { 'pages/standard/landing.json': (text: string) => text.replace('"Title"', '"Contact_Phone"') },
    };
    for (const change of Object.values(changes)) {
      const changed = await testServer({ bundleDir: changedBundle(change) });
      expect(changed.bundle.forms.standard?.configurationHash).not.toBe(hash);
    }
  });

  it('C6-10: pages in sequence, and the exit pages', async () => {
    const { get } = await reader();
    const answer = (await get('forms/standard/pages')).json();
    expect(answer.pages.map(({ name }: { name: string }) => name)).toEqual([
      'landing',
      'claimant-info',
      'confirmation',
    ]);
    expect(answer.exitPages).toMatchObject([
      { name: 'not-eligible', page: { path: '/standard/not-eligible' } },
    ]);
    expect((await get('forms/boats/pages')).statusCode).toBe(400);
  });

  it('C8-07: lists, whole or by a query over values and labels', async () => {
    const { get } = await reader();
    expect((await get('lists/makes')).json().total).toBe(2);
    expect((await get('lists/makes?query=MOTOR')).json()).toEqual({
      values: [{ value: 'honda', label: 'Honda Motor' }],
      total: 1,
    });
    expect((await get('lists/makes?limit=1')).json()).toMatchObject({
      values: [{ value: 'honda' }],
      total: 2,
    });
    expect((await get('lists/makes?limit=0')).statusCode).toBe(400);
    expect((await get('lists/constructor')).statusCode).toBe(404);
  });

  it('C6-10: an answer that has not changed is answered 304', async () => {
    const { server, get } = await reader();
    for (const path of [
      'forms/config',
      'forms/standard/pages',
      'culture/content?culture=en',
      'lists/makes',
    ]) {
      const { etag } = (await get(path)).headers;
      const again = await server.app.inject({
        url: `/api/${path}`,
        headers: { 'if-none-match': String(etag) },
      });
      expect([again.statusCode, again.body], path).toEqual([304, '']);
    }
  });
});

describe('operation', () => {
  it('C6-10: healthz, readyz and metrics', async () => {
    const { server } = await reader();
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const operator = { authorization: `Bearer ${OPERATIONS_KEY}` };
    const ready = await server.app.inject({ url: '/readyz', headers: operator });
    expect(ready.json()).toEqual({
      status: 'ok',
      detail: expect.stringContaining('server.key is in the data folder'),
    });
    const { body, headers } = await server.app.inject({ url: '/metrics', headers: operator });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/claimwright_requests_total\{call="getHealth",status="200"\} 1/);
    expect(body).toMatch(/claimwright_request_seconds_bucket\{le="60",call="getHealth"\} 1/);
    expect(body).toMatch(/claimwright_request_seconds_count\{call="getReadiness"\} 1/);
    expect((await server.app.inject('/metrics')).statusCode).toBe(403);
  });

  it('C6-07: more calls from one address than are allowed are answered 429 with Retry-After', async () => {
    const server = await testServer({ limits: { callsPerMinute: 3 } });
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.app.inject('/api/cultures')));
    const limited = answers.find(({ statusCode }) => statusCode === 429);
    expect(limited?.json()).toMatchObject({ code: 'tooManyRequests' });
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.app.inject({ url: '/api/cultures', remoteAddress: '203.0.113.9' })).statusCode).toBe(
      200,
    );
  });

  it('C6-10: what is not there is a problem, and an answer that may not be kept says so', async () => {
    const { get } = await reader();
    const answer = await get('nothing');
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, code: 'notFound' });
    expect((await get('session')).headers['cache-control']).toBe('no-store');
  });
});
