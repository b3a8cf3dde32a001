import { describe, expect, it } from 'vitest';
import { ADA, changedBundle, testServer } from '../testing/testServer.testkit.ts';

describe('CSRF', () => {
  it('R7-02, R3-22: the token and the header that carries it; a visitor may hold several', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const first = visitor.csrf;
    const answer = await visitor.get('/api/csrf');
    expect(answer.json()).toEqual({ requestHeaderName: 'X-CSRF-Token', requestToken: expect.any(String) });
    expect(answer.json().requestToken).not.toBe(first);
    expect((await visitor.post('/api/session-timeout')).statusCode).toBe(204);
    await visitor.arrive();
    expect((await visitor.post('/api/session-timeout')).statusCode).toBe(204);
  });

  it('R7-01: every call that changes data is refused without it', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    visitor.csrf = '';
    const calls = [
      'session-timeout',
      'session/heartbeat',
      'forms/standard',
      'forms/automotive',
      'forms/documents-upload',
    ];
    const authorize = ['standard', 'lookup', 'automotive', 'documents-upload'].map(
      (form) => `forms/${form}/authorize`,
    );
    for (const call of [...calls, ...authorize])
      expect((await visitor.post(`/api/${call}`, {})).json(), call).toMatchObject({
        status: 403,
        code: 'csrfFailed',
      });
  });

  it('R7-01: a token that a page holds stays good when authorization renews the session', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    expect((await visitor.post('/api/session/heartbeat')).statusCode).toBe(200);
  });
});

describe('session', () => {
  it('R3-03, R3-11: lasts as long as the settlement says, and 30 minutes where it says nothing', async () => {
    const lasting = async (settings?: object) => {
      const change = (text: string) => JSON.stringify({ ...JSON.parse(text), settings });
      const server = await testServer({ bundleDir: changedBundle({ 'settlement.json': change }) });
      const visitor = await server.visitor();
      const { expiresAt } = (await visitor.authorize('standard', ADA)).json();
      const { settings: said } = (await visitor.get('/api/settlement')).json();
      return [said.minSessionDuration, expiresAt];
    };
    expect(await lasting()).toEqual([30, '2030-05-04T17:30:00.000Z']);
    expect(await lasting({ minSessionDuration: 12 })).toEqual([12, '2030-05-04T17:12:00.000Z']);
  });

  it('C6-16, R4-16: says which forms are authorized, so that a reload stays where it was', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    expect((await visitor.get('/api/session')).json()).toEqual({
      authorized: { Standard: false, Lookup: false, Automotive: false, DocumentsUpload: false },
      expiresAt: null,
      storageKey: null,
      captcha: null,
      prepopulatedData: {},
      serverTime: '2030-05-04T17:00:00.000Z',
    });
    const granted = (await visitor.authorize('standard', ADA)).json();
    await visitor.authorize('automotive', {});
    expect((await visitor.get('/api/session')).json()).toEqual({
      authorized: { Standard: true, Lookup: false, Automotive: true, DocumentsUpload: false },
      expiresAt: '2030-05-04T17:30:00.000Z',
      storageKey: granted.storageKey,
      captcha: expect.any(String),
      prepopulatedData: { Standard: granted.prepopulatedData, Automotive: [] },
      ways: { Standard: 'classList', Automotive: 'open' },
      serverTime: '2030-05-04T17:00:00.000Z',
    });
  });

  it('C6-16, C7-03, R9-01: slides with the heartbeat of an active page, thirty minutes each time', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    server.at('2030-05-04T17:29:00Z');
    expect((await visitor.post('/api/session/heartbeat')).json()).toEqual({
      expiresAt: '2030-05-04T17:59:00.000Z',
    });
    server.at('2030-05-04T17:58:59Z');
    expect((await visitor.get('/api/session')).json().authorized.Standard).toBe(true);
    server.at('2030-05-04T17:59:00Z');
    expect((await visitor.get('/api/session')).json().authorized.Standard).toBe(false);
    expect((await visitor.post('/api/session/heartbeat')).json()).toMatchObject({
      status: 401,
      code: 'notAuthorized',
    });
  });

  it('C6-16: reading does not prolong it', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    server.at('2030-05-04T17:29:00Z');
    await visitor.get('/api/session');
    server.at('2030-05-04T17:30:01Z');
    expect((await visitor.get('/api/session')).json().expiresAt).toBeNull();
  });

  it('C6-06, R7-03: session-timeout answers 204, and the session and its authorizations are gone', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const answer = await visitor.post('/api/session-timeout');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await visitor.get('/api/session')).json().authorized.Standard).toBe(false);
    expect((await visitor.post('/api/session-timeout')).statusCode).toBe(204);
  });

  it('C15-06, R7-03: a page ends the session that it names; any other is left alone with its cookie, and answered 204', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const end = (session: string) => visitor.post(`/api/session-timeout?session=${session}`);
    const isOpen = async () => (await visitor.get('/api/session')).json().authorized.Standard;
    const { storageKey: before } = (await visitor.authorize('standard', ADA)).json();
    const sam = { claimNumber: 'MA-100002', pin: '4712' };
    const { storageKey } = (await visitor.authorize('standard', sam)).json();
    const left = await end(before);
    expect([left.statusCode, left.cookies, await isOpen()]).toEqual([204, [], true]);
    expect([(await end(storageKey)).statusCode, await isOpen()]).toEqual([204, false]);
    expect(visitor.cookies.has('claimwright_session')).toBe(false);
    expect((await end(storageKey)).statusCode).toBe(204);
  });

  it('C15-06: the cookie of a sign-in that comes after the end of a session is not taken away by a late call for that one', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const { storageKey } = (await visitor.authorize('standard', ADA)).json();
    server.at('2030-05-04T17:30:01Z');
    const late = await visitor.post(`/api/session-timeout?session=${storageKey}`);
    expect([late.statusCode, late.cookies]).toEqual([204, []]);
  });

  it('C10-03: somebody else gets another key and none of the forms of who was here before; the same person keeps both', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const now = async () => (await visitor.get('/api/session')).json();
    const first = (await visitor.authorize('standard', ADA)).json();
    await visitor.authorize('automotive', {});
    expect((await visitor.authorize('standard', ADA)).json().storageKey).toBe(first.storageKey);
    const byName = { email: 'ada@example.com', lastName: 'Lovelace' };
    expect((await visitor.authorize('standard', byName)).json().storageKey).toBe(first.storageKey);
    expect((await now()).authorized).toMatchObject({ Standard: true, Automotive: true });
    const sam = { email: 'sam@example.com', lastName: "O'Brien" };
    const second = (await visitor.authorize('standard', sam)).json();
    expect(second.storageKey).not.toBe(first.storageKey);
    expect(await now()).toMatchObject({
      authorized: { Standard: true, Automotive: false },
      storageKey: second.storageKey,
    });
  });

  it('C6-16: the session’s id changes with each authorization, and the old one is worth nothing', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const before = visitor.cookies.get('claimwright_session') ?? '';
    await visitor.authorize('automotive', {});
    expect(visitor.cookies.get('claimwright_session')).not.toBe(before);
    visitor.cookies.set('claimwright_session', before);
    expect((await visitor.get('/api/session')).json().authorized.Standard).toBe(false);
  });

  it('C6-16: over https the cookies are Secure and of this host only', async () => {
    const server = await testServer({ publicOrigin: 'https://claims.example.com' });
    const visitor = await server.visitor();
    const { cookies } = await visitor.authorize('standard', ADA);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Host-claimwright_session',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      }),
    ]);
  });
});
