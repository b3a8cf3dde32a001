import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../options.ts';
import { ADA, adasClaim, type TestServer, testServer } from '../testing/testServer.testkit.ts';
import { createFilingLimits } from './filingLimits.ts';

const SAM = { claimNumber: 'MA-100002', pin: '4712' };

async function signedIn(server: TestServer, who = ADA) {
  const visitor = await server.visitor();
  await visitor.authorize('standard', who);
  return visitor;
}

it('C13-02: a member of the class files so many claims an hour, from whatever session; others go on filing', async () => {
  const server = await testServer({ limits: { claimsPerHour: 2 } });
  const ada = await signedIn(server);
  const file = async (visitor = ada, key?: string) =>
    visitor.submit('standard', { claim: adasClaim(), ...(key && { key }) });
  const refused = await ada.submit('standard', { claim: adasClaim({ claimantInfo: { firstName: '' } }) });
  expect(refused.statusCode).toBe(400);
  expect([(await file(ada, 'key-00000001')).statusCode, (await file()).statusCode]).toEqual([200, 200]);
  const third = await file();
  expect(third.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect(third.headers['retry-after']).toBe('1800');
  expect((await file(ada, 'key-00000001')).statusCode).toBe(200);
  expect((await file(await signedIn(server))).statusCode).toBe(429);
  const sam = await signedIn(server, SAM);
  const samsClaim = adasClaim({ credentials: SAM });
  expect((await sam.submit('standard', { claim: samsClaim })).statusCode).toBe(200);
  expect(await server.claims()).toHaveLength(3);
  server.at('2030-05-04T17:30:00Z');
  expect((await file(await signedIn(server))).statusCode).toBe(200);
});

it('C13-02: of a member with several rows each counts, whichever of them a claim is about', async () => {
  const limits = { ...DEFAULT_LIMITS, claimsPerHour: 1 };
  const { within } = createFilingLimits({ limits, now: () => new Date('2030-05-04T17:00:00Z') });
  const file = async () => ({ committed: true });
  await within('session-1', ['row-1'], file);
  await expect(within('session-2', ['row-1', 'row-2'], file)).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
  await within('session-3', ['row-2'], file);
});

it('C13-02: a session files so many claims an hour, where nobody is a member', async () => {
  const server = await testServer({ limits: { claimsPerHour: 1 } });
  const ada = await signedIn(server);
  const filed = await ada.submit('standard', { claim: adasClaim() });
  const typed = { referenceCode: filed.json().referenceCodeForm, lastName: 'Lovelace' };
  const adding = await server.visitor();
  await adding.authorize('documents-upload', typed);
  const add = () =>
    adding.submit('documents-upload', { claim: { credentials: typed, documentContexts: [] } });
  expect((await add()).json()).toMatchObject({ submitted: true });
  expect((await add()).statusCode).toBe(429);
});
