import { describe, expect, it } from 'vitest';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { ADA, type TestServerOptions, testServer } from '../testing/testServer.testkit.ts';
import { tooManyRequestsPage } from './tooManyRequestsPage.ts';

async function asking(limits: TestServerOptions['limits'], options: TestServerOptions = {}) {
  const server = await testServer({ ...options, limits: { shares: 1000, ...limits } });
  const ask = (url: string, remoteAddress = '203.0.113.1', headers: Record<string, string> = {}) =>
    server.app.inject({ url, remoteAddress, headers });
  const statuses = async (urls: string[], ...from: [string?, Record<string, string>?]) => {
    const found: number[] = [];
    for (const url of urls) found.push((await ask(url, ...from)).statusCode);
    return found;
  };
  return { server, ask, statuses };
}

describe('how much is asked for', () => {
  it('C13-02: is counted by the route, however its path is spelt', async () => {
    const { statuses } = await asking({ callsPerMinute: 3 });
    const spellings = ['/api/cultures', '/%61pi/cultures', '/api/c%75ltures', '/%61%70%69/cultures'];
    expect(await statuses(spellings)).toEqual([200, 200, 200, 429]);
    expect(await statuses(['/nowhere'])).toEqual([429]);
  });

  it('C13-02, C6-07: a path with a broken escape is limited, counted and answered as any other', async () => {
    const { ask, statuses } = await asking({ pagesPerMinute: 3 }, { builtAppDir: builtApp() });
    const { statusCode, headers, body } = await ask('/api/%zz/x?a=b');
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(JSON.parse(body)).toMatchObject({
      code: 'malformedRequest',
      detail: 'The path has a broken escape',
    });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await statuses(['/%', '/api/%ff', '/%'])).toEqual([400, 400, 429]);
  });

  it('C13-02: pages and files have limits of their own', async () => {
    const { ask, statuses } = await asking(
      { pagesPerMinute: 2, filesPerMinute: 1 },
      { builtAppDir: builtApp() },
    );
    expect(await statuses(['/', '/standard', '/%73tandard'])).toEqual([200, 200, 429]);
    expect(await statuses(['/favicon.svg', '/favicon.svg'])).toEqual([200, 429]);
    expect(await statuses(['/api/cultures'])).toEqual([200]);
    const { headers, body } = await ask('/?culture=es');
    expect([headers['content-type'], headers['retry-after']]).toEqual(['text/html; charset=utf-8', '30']);
    expect(body).toContain('lang="es"');
    expect(body).toContain('Espere 30 segundos');
  });

  it.each([
    ['en', 'Wait before you try again', 'Wait 1 minute'],
    ['es', 'Espere antes de intentarlo de nuevo', 'Espere 1 minuto'],
  ])(
    'C16-02: in %s a page that comes too late has one heading, the wait in words, and whom to call',
    async (culture, heading, wait) => {
      const { ask, statuses } = await asking({ pagesPerMinute: 1 }, { builtAppDir: builtApp() });
      expect(await statuses(['/'])).toEqual([200]);
      const { body } = await ask(`/?culture=${culture}`);
      expect(body.match(/<h1>[^<]*<\/h1>/g)).toEqual([`<h1>${heading}</h1>`]);
      expect(body).toContain(`<title>${heading}</title>`);
      expect(body).toContain(wait);
      expect(body).toMatch(/<bdi>[^<]*555[^<]*<\/bdi>/);
    },
  );

  it('C16-01, C16-02: the server’s own page in Arabic keeps the direction of what it tells', () => {
    const page = tooManyRequestsPage(120, textsIn('ar', {}), ['<bdi>1-844-555-0173</bdi>']);
    expect(page).toContain('dir="rtl"');
    expect(page).toContain('مدة الانتظار: \u2068دقيقتان\u2069.');
    expect(page).toContain('<br><bdi>1-844-555-0173</bdi>');
  });

  it('C13-02: what is too much comes back with time, and a clock that is set back makes no wait longer', async () => {
    const { server, ask, statuses } = await asking({ callsPerMinute: 2 });
    expect(await statuses(Array(3).fill('/api/cultures'))).toEqual([200, 200, 429]);
    expect((await ask('/api/cultures')).headers['retry-after']).toBe('30');
    server.at('2030-05-03T17:00:00Z');
    expect((await ask('/api/cultures')).headers['retry-after']).toBe('30');
    server.at('2030-05-03T17:00:30Z');
    expect(await statuses(Array(2).fill('/api/cultures'))).toEqual([200, 429]);
  });

  it('C13-02: a session has a limit, from wherever it asks', async () => {
    const { server, statuses } = await asking({ callsPerMinute: 8 });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const urls = Array<string>(4).fill('/api/session');
    expect(await statuses(urls, '203.0.113.2', { cookie })).toEqual([200, 200, 200, 200]);
    expect(await statuses(urls, '203.0.113.3', { cookie })).toEqual([200, 200, 200, 200]);
    expect(await statuses(urls, '203.0.113.4', { cookie })).toEqual([429, 429, 429, 429]);
    expect(await statuses(urls, '203.0.113.4')).toEqual([200, 200, 200, 200]);
  });

  it('C13-02: what all ask for has a limit, of which nobody can take another’s share', async () => {
    const { server, statuses } = await asking({ callsPerMinute: 4, addressesAtOnce: 1, shares: 2 });
    const urls = Array<string>(5).fill('/api/cultures');
    // Two of its own share, and two of the four that all have in common.
    expect(await statuses(urls, '203.0.113.1')).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses(urls, '203.0.113.2')).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses(urls, '203.0.113.3')).toEqual([200, 200, 429, 429, 429]);
    const { body } = await server.app.operations.inject('/metrics');
    expect(body).toContain('claimwright_limited_total{kind="call"} 5');
  });

  it('C13-02: no other header contradicts Retry-After', async () => {
    const { ask } = await asking({ callsPerMinute: 1 });
    await ask('/api/cultures');
    const { headers } = await ask('/api/cultures');
    expect(headers['retry-after']).toBe('60');
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  });
});
