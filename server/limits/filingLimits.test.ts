import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../options.ts';
import { PDF } from '../testing/samples.testkit.ts';
import { ADA, adasClaim, type TestServer, testServer } from '../testing/testServer.testkit.ts';
import { createFilingLimits } from './filingLimits.ts';

const MB = 1024 * 1024;
const FORM = { maxBytes: 10 * MB, maxFiles: 20 };
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
  const filing = (session: string, ...members: string[]) =>
    within({ session, members, bytes: 0 }, FORM, file);
  await filing('session-1', 'row-1');
  await expect(filing('session-2', 'row-1', 'row-2')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
  await filing('session-3', 'row-2');
});

it('C13-02: bytes of documents are counted by member and session, twice those of the largest claim at least', async () => {
  let now = new Date('2030-05-04T17:00:00Z');
  const { within } = createFilingLimits({ limits: DEFAULT_LIMITS, now: () => now });
  let committed = true;
  const filing = (session: string, member: string, megabytes: number, form = FORM) =>
    within({ session, members: [member], bytes: megabytes * MB }, form, async () => ({ committed }));
  await filing('s1', 'row-1', 300);
  const refused = { code: 'documentQuotaReached', headers: { 'retry-after': '720' } };
  await expect(filing('s2', 'row-1', 300)).rejects.toMatchObject(refused);
  await expect(filing('s1', 'row-9', 300)).rejects.toMatchObject(refused);
  await filing('s2', 'row-1', 200);
  now = new Date('2030-05-04T18:00:00Z');
  committed = false;
  await filing('s1', 'row-1', 500);
  committed = true;
  await filing('s1', 'row-1', 500);
  const large = { maxBytes: 100 * MB, maxFiles: 10 };
  await filing('s3', 'row-3', 1000, large);
  await filing('s3', 'row-3', 1000, large);
  await expect(filing('s3', 'row-3', 1, large)).rejects.toMatchObject({ code: 'documentQuotaReached' });
});

it('C13-02: a member who sends more bytes than an hour allows reads when to come back; another member files', async () => {
  // The form's claims hold 3 documents of 2,000 bytes, and so 12,000 bytes are a member's hour.
  const server = await testServer({ limits: { documentBytesPerHour: 1 } });
  const content = Buffer.concat([PDF, Buffer.alloc(2000 - PDF.length, ' ')]);
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({ name, content, type: 'application/pdf' }));
  const documentContexts = files.map(({ name, type }) => ({
    file: { name, size: content.length, type },
    name: null,
    kind: 'id',
  }));
  const sent = async (who: typeof ADA) =>
    (await signedIn(server, who)).submit('standard', {
      claim: adasClaim({ credentials: who, documentContexts }),
      files,
    });
  for (const _claim of [1, 2]) expect((await sent(ADA)).json()).toMatchObject({ submitted: true });
  const third = await sent(ADA);
  expect(third.json()).toMatchObject({ status: 429, code: 'documentQuotaReached' });
  expect(third.headers['retry-after']).toBe('1800');
  expect((await sent(SAM)).json()).toMatchObject({ submitted: true });
});

it('C13-02: a session files so many claims an hour, where nobody is a member', async () => {
  const server = await testServer({ limits: { claimsPerHour: 1 } });
  const anybody = await server.visitor();
  await anybody.authorize('automotive', {});
  const file = () => anybody.submit('automotive', { claim: { claimantInfo: { lastName: 'Lovelace' } } });
  expect((await file()).json()).toMatchObject({ submitted: true });
  expect((await file()).statusCode).toBe(429);
});

it('C13-02: so much is added to one claim in an hour, in however many sessions', async () => {
  const server = await testServer({ limits: { claimsPerHour: 1 } });
  const codeOf = async (who: typeof ADA) => {
    const filed = await (await signedIn(server, who)).submit('standard', {
      claim: adasClaim({ credentials: who }),
    });
    return filed.json().referenceCodeForm as string;
  };
  const add = async (referenceCode: string) => {
    const typed = { referenceCode, lastName: 'Lovelace' };
    const visitor = await server.visitor();
    await visitor.authorize('documents-upload', typed);
    return visitor.submit('documents-upload', { claim: { credentials: typed, documentContexts: [] } });
  };
  const [adas, sams] = [await codeOf(ADA), await codeOf(SAM)];
  expect((await add(adas)).json()).toMatchObject({ submitted: true });
  expect((await add(adas)).json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect((await add(sams)).json()).toMatchObject({ submitted: true });
});
