import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, testServer } from '../testing/testServer.testkit.ts';

const SAM = { claimNumber: 'MA-100002', pin: '4712' };

describe('who may change data', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://claims.example.com:8443' }],
    ['no origin at all', { origin: 'null' }],
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ])('R7-01: a call from %s is refused, though it has the token', async (_name, headers) => {
    const server = await testServer({ publicOrigin: 'https://claims.example.com' });
    const visitor = await server.visitor();
    const call = (more: Record<string, string>) =>
      visitor.call({ method: 'POST', url: '/api/session-timeout', headers: more });
    expect((await call(headers)).json()).toMatchObject({ status: 403, code: 'csrfFailed' });
    const own = { origin: 'https://claims.example.com', 'sec-fetch-site': 'same-origin' };
    expect((await call(own)).statusCode).toBe(204);
    expect((await call({ 'sec-fetch-site': 'none' })).statusCode).toBe(204);
  });

  it('R7-01: where no public origin is configured, the origin is the host that was asked', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const statuses = ['http://localhost:4280', 'http://localhost', 'https://localhost:4280'].map(
      async (origin) =>
        (
          await visitor.call({
            method: 'POST',
            url: '/api/session-timeout',
            headers: { host: 'localhost:4280', origin },
          })
        ).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([204, 403, 403]);
  });

  it('R7-01: a token of another visitor does nothing to a session', async () => {
    const server = await testServer();
    const ada = await server.visitor();
    await ada.authorize('standard', ADA);
    const other = await server.visitor();
    const planted = other.cookies.get('claimwright_visitor') ?? '';
    ada.cookies.set('claimwright_visitor', planted);
    ada.csrf = other.csrf;
    expect((await ada.post('/api/session-timeout')).json()).toMatchObject({ code: 'csrfFailed' });
    expect((await ada.get('/api/session')).json().authorized.Standard).toBe(true);
  });
});

describe('a session', () => {
  it('C6-16: ends twelve hours after the last sign-in, however active its pages are', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const start = Date.parse('2030-05-04T17:00:00Z');
    const beat = async (minutes: number) => {
      server.at(new Date(start + minutes * 60_000).toISOString());
      return visitor.post('/api/session/heartbeat');
    };
    for (let minutes = 25; minutes < 720; minutes += 25)
      expect((await beat(minutes)).statusCode, String(minutes)).toBe(200);
    expect((await beat(719)).json()).toEqual({ expiresAt: '2030-05-05T05:00:00.000Z' });
    expect((await beat(720)).statusCode).toBe(401);
    await visitor.authorize('standard', ADA);
    expect((await beat(740)).json()).toEqual({ expiresAt: '2030-05-05T05:50:00.000Z' });
  });

  it('C6-16: filing prolongs it no further', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    for (let minutes = 25; minutes < 720; minutes += 25) {
      server.at(new Date(Date.parse('2030-05-04T17:00:00Z') + minutes * 60_000).toISOString());
      await visitor.post('/api/session/heartbeat');
    }
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    expect((await visitor.get('/api/session')).json().expiresAt).toBe('2030-05-05T05:00:00.000Z');
  });

  it('C6-17: of somebody else, on whatever form, leaves nothing of who was here before', async () => {
    const server = await testServer();
    const shared = await server.visitor();
    const first = (await shared.authorize('standard', ADA)).json();
    const sams = await server.visitor();
    await sams.authorize('standard', SAM);
    const claim = adasClaim({ credentials: SAM, claimantInfo: { lastName: 'Byron' } });
    const { referenceCodeForm } = (await sams.submit('standard', { claim })).json();
    const second = (
      await shared.authorize('documents-upload', { referenceCode: referenceCodeForm, lastName: 'Byron' })
    ).json();
    expect(second.authorized).toBe(true);
    expect(second.storageKey).not.toBe(first.storageKey);
    const { authorized } = (await shared.get('/api/session')).json();
    expect(authorized).toMatchObject({ Standard: false, DocumentsUpload: true });
  });

  it('C6-17: of who files and then adds documents stays one', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const first = (await visitor.authorize('standard', ADA)).json();
    const { referenceCodeForm } = (await visitor.submit('standard', { claim: adasClaim() })).json();
    const second = (
      await visitor.authorize('documents-upload', { referenceCode: referenceCodeForm, lastName: 'Lovelace' })
    ).json();
    expect(second.storageKey).toBe(first.storageKey);
  });

  it('C6-17: after its end the next one in the same browser has another key', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const first = (await visitor.authorize('standard', ADA)).json();
    await visitor.post('/api/session-timeout');
    expect((await visitor.authorize('standard', ADA)).json().storageKey).not.toBe(first.storageKey);
  });
});
