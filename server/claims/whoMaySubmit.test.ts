import { describe, expect, it } from 'vitest';
import { authorized, expectNothingStored } from '../testing/refusedClaims.testkit.ts';
import { ADA, adasClaim, testServer } from '../testing/testServer.testkit.ts';

describe('who may submit', () => {
  it('R7-01, C6-07: without the CSRF token, or with another visitor’s, the answer is 403', async () => {
    const { server, visitor } = await authorized();
    const stranger = await server.visitor();
    for (const token of ['', 'nonsense', stranger.csrf]) {
      const answer = await visitor.submit('standard', {
        claim: adasClaim(),
        headers: { 'x-csrf-token': token },
      });
      expect(answer.json()).toMatchObject({ status: 403, code: 'csrfFailed' });
    }
    await expectNothingStored(server);
  });

  it('R6-02, C6-07: without a session that is authorized for the form the answer is 401', async () => {
    const server = await testServer();
    const stranger = await server.visitor();
    expect((await stranger.submit('standard', { claim: adasClaim() })).json()).toMatchObject({
      status: 401,
      code: 'notAuthorized',
    });
    await stranger.authorize('automotive', {});
    expect((await stranger.submit('standard', { claim: adasClaim() })).json()).toMatchObject({
      status: 401,
      code: 'notAuthorized',
    });
    await expectNothingStored(server);
  });

  it('C6-06: a session that ended, by its time or by logging out, is not authorized', async () => {
    const { server, visitor } = await authorized();
    const before = new Map(visitor.cookies);
    expect((await visitor.post('/api/session-timeout')).statusCode).toBe(204);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(401);
    const other = await server.visitor();
    await other.authorize('standard', ADA);
    server.at('2030-05-04T17:31:00Z');
    expect((await other.submit('standard', { claim: adasClaim() })).statusCode).toBe(401);
  });
});
