import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fileAndAdd } from '../testing/added.testkit.ts';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { loggingServer } from '../testing/logged.testkit.ts';
import { ADA, adasClaim, testServer, withDocument } from '../testing/testServer.testkit.ts';
import { drawRequestId, isRequestId } from './requestId.ts';

const ID = /^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

describe('C13-15: the id of a request', () => {
  it('C13-15: can be read over the telephone, and is drawn evenly out of its alphabet', () => {
    const ids = Array.from({ length: 5_000 }, drawRequestId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(ID);
    const counts = new Map<string, number>();
    for (const character of ids.join('').replaceAll('-', ''))
      counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(31);
    // Of 60,000 characters each comes 1,935 times on average; 2,320 would be nine times the usual deviation.
    expect(Math.max(...counts.values())).toBeLessThan(2_320);
    expect(isRequestId(`${ids[0]?.toLowerCase().replaceAll('-', ' ')}`)).toBe(true);
    expect(isRequestId('7KQ4M-2XNRT')).toBe(false);
  });

  it('C13-15: is in each answer of a call, a page and a file, whatever its status, and in the log', async () => {
    const { server, lines } = await loggingServer({ builtAppDir: builtApp() });
    const visitor = await server.visitor();
    const asked = [
      await visitor.get('/api/csrf'),
      await visitor.get('/api/session'),
      await visitor.get('/api/cultures'),
      await visitor.get('/api/no-such-call'),
      await visitor.get('/api/%zz'),
      await visitor.call({ method: 'DELETE', url: '/api/csrf' }),
      await visitor.call({ url: '/no/such/page', headers: { accept: 'text/html' } }),
      await visitor.get('/nothing.js'),
      await visitor.get('/favicon.svg'),
      await visitor.authorize('standard', { ...ADA, pin: '9999' }),
      await visitor.call({
        method: 'POST',
        url: '/api/forms/standard/authorize',
        payload: 'x'.repeat(300_000),
      }),
      await server.app.operations.inject('/readyz'),
      await server.app.operations.inject('/nowhere'),
    ];
    const ids = asked.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(ID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 404, 400, 405, 404, 404, 200, 401, 415, 200, 404,
    ]);
    const logged = lines().map(({ requestId }) => requestId);
    expect(logged).toEqual(expect.arrayContaining(ids));
  });

  it('C13-15, C11-09: is in no answer that a cache keeps for everybody, since that would be the first visitor’s', async () => {
    const { server, lines } = await loggingServer({ builtAppDir: builtApp() });
    const { moduleUrl } = (await (await server.visitor()).get('/api/forms/manifest')).json().standard;
    const before = lines().length;
    for (const url of ['/', '/standard', '/app/dist/index-1234.js', moduleUrl]) {
      const { statusCode, headers } = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect([url, statusCode, headers['cache-control']?.slice(0, 6)]).toEqual([url, 200, 'public']);
      expect(headers, url).not.toHaveProperty('x-request-id');
    }
    const answered = lines().slice(before);
    expect(answered).toHaveLength(4);
    for (const { requestId } of answered) expect(requestId).toMatch(ID);
  });

  it('C13-15: is never one that a client sends', async () => {
    const server = await testServer({ proxies: 1, publicOrigin: 'https://claims.example.com' });
    const { headers } = await server.app.inject({
      url: '/api/csrf',
      headers: { 'x-request-id': 'AAAA-AAAA-AAAA', 'request-id': 'AAAA-AAAA-AAAA' },
    });
    expect(headers['x-request-id']).toMatch(ID);
    expect(headers['x-request-id']).not.toBe('AAAA-AAAA-AAAA');
  });

  it.each([
    [400, 'no request at all\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
    [400, 'GET /healthz HTTP/1.1\r\nhost: one\r\nhost: two\r\n\r\n'],
    [408, 'GET /healthz HTTP/1.1\r\nhost: '],
  ])('C13-15: is in the answer %i to bytes that are no request, and in the log', async (status, bytes) => {
    const { server, lines } = await loggingServer({ timeouts: { headersMs: 300, stopMs: 200 } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    expect(heard).toContain(`HTTP/1.1 ${status}`);
    const id = /x-request-id: (\S+)/.exec(heard)?.[1];
    expect(id).toMatch(ID);
    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'no request', requestId: id, status }));
  });
});

describe('C13-15: log lines', () => {
  it('C13-15: have the trace of the caller and the id of the claim, stored or repeated, and nothing of a person', async () => {
    const { server, lines } = await loggingServer();
    const visitor = await server.visitor();
    visitor.from = { headers: { traceparent: TRACEPARENT } };
    await visitor.authorize('standard', ADA);
    const key = crypto.randomUUID();
    const form = await visitor.submission('standard', withDocument());
    const [first, again] = [
      await visitor.send('standard', form, key),
      await visitor.send('standard', form, key),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    const refused = await visitor.submit('standard', { claim: { ...adasClaim(), signature: {} } });
    expect(refused.statusCode).toBe(400);
    const [claim] = await server.claims();
    const of = ({ headers }: typeof first) =>
      lines().filter(({ requestId }) => requestId === headers['x-request-id']);
    const line = { msg: 'answered', call: 'submitStandard', traceId: TRACE, parentId: '00f067aa0ba902b7' };
    expect(of(first)).toEqual([expect.objectContaining({ ...line, claim: claim?.id })]);
    expect(of(again)).toEqual([expect.objectContaining({ ...line, claim: claim?.id, replayed: true })]);
    expect(of(refused)).toEqual([expect.objectContaining({ ...line, outcome: 'validationFailed' })]);
    expect(of(refused)[0]).not.toHaveProperty('claim');
    const told = JSON.stringify(lines().map(({ requestId, time, ms, pid, hostname, ...rest }) => rest));
    for (const personal of ['Ada', 'Lovelace', 'MA-1', String(claim?.referenceCode), 'receipt.pdf'])
      expect(told).not.toContain(personal);
  });

  it('C13-15: of a commit that broke off name the claim that may be stored', async () => {
    const { server, lines } = await loggingServer({
      drawReferenceCode: () => {
        throw new Error('broken off');
      },
    });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const failed = await visitor.submit('standard', { claim: adasClaim() });
    expect(failed.statusCode).toBe(500);
    expect(lines()).toContainEqual(
      expect.objectContaining({
        msg: 'request failed',
        requestId: failed.headers['x-request-id'],
        claim: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    );
  });

  it('C13-15: of an added claim name the one that it adds to', async () => {
    const { server, lines } = await loggingServer();
    await fileAndAdd(server);
    const [filed, added] = await server.claims();
    expect(lines().filter(({ claim }) => claim !== undefined)).toEqual([
      expect.objectContaining({ msg: 'answered', call: 'submitStandard', claim: filed?.id }),
      expect.objectContaining({
        msg: 'answered',
        call: 'submitDocumentsUpload',
        claim: added?.id,
        addedTo: filed?.id,
      }),
    ]);
  });
});
