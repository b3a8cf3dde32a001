import { expect, it } from 'vitest';
import { loggingServer } from '../testing/logged.testkit.ts';
import { ADA, adasClaim, PDF, withDocument } from '../testing/testServer.testkit.ts';

it('C13-10: logs are lines of JSON with the id of the request, its call and its outcome, and nothing of a person', async () => {
  const { server, lines } = await loggingServer({ proxies: 1, publicOrigin: 'https://claims.example.com' });
  const visitor = await server.visitor();
  visitor.from = { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.77' } };
  await visitor.authorize('standard', { ...ADA, pin: '9999' });
  await visitor.authorize('standard', ADA);
  const filed = await visitor.submit('standard', withDocument(PDF, {}, 'adas-passport.pdf'));
  expect(filed.statusCode).toBe(200);
  await visitor.get('/nowhere/ada@example.com?email=ada@example.com');
  const answered = lines().filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ call: 'authorizeStandard', status: 401, outcome: 'credentialsRefused' }),
      expect.objectContaining({
        call: 'submitStandard',
        status: 200,
        outcome: 'done',
        ms: expect.any(Number),
      }),
    ]),
  );
  const ids = answered.map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^\w{4}-\w{4}-\w{4}$/.test(String(id)))).toBe(true);
  const personal = [
    '203.0.113.77',
    'example.com',
    '9999',
    'passport',
    'Ada',
    'Lovelace',
    'MA-1',
    'set-cookie',
  ];
  // Ids and moments are digits and letters that may come out as anything.
  const told = JSON.stringify(
    lines().map(({ requestId, time, ms, pid, hostname, ...rest }) => rest),
  ).toLowerCase();
  expect(personal.filter((part) => told.includes(part.toLowerCase()))).toEqual([]);
});

it('C13-10: of an error there is its code and where it came up, not what a database quotes of a row', async () => {
  const { server, lines, text } = await loggingServer({
    drawReferenceCode: () => {
      throw Object.assign(new Error('duplicate key'), {
        code: 'XX000',
        detail: 'Key (email)=(ada@example.com)',
      });
    },
  });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(500);
  const failed = lines().find(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject({
    level: 50,
    requestId: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
    err: {
      type: 'Error',
      code: 'XX000',
      message: 'duplicate key',
      stack: expect.stringContaining('requestLog.test.ts'),
    },
  });
  expect(text()).not.toContain('ada@example.com');
});

it('C13-10: figures are counted by outcome, and times are histograms, of calls and of commits', async () => {
  const { server } = await loggingServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', { ...ADA, pin: '9999' });
  await visitor.authorize('standard', ADA);
  const key = crypto.randomUUID();
  const form = await visitor.submission('standard', { claim: adasClaim() });
  for (const _try of [1, 2]) expect((await visitor.send('standard', form, key)).statusCode).toBe(200);
  const { body } = await server.app.operations.inject('/metrics');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'claimwright_outcomes_total{call="authorizeStandard",outcome="credentialsRefused"} 1',
      'claimwright_outcomes_total{call="authorizeStandard",outcome="done"} 1',
      'claimwright_outcomes_total{call="submitStandard",outcome="done"} 2',
      'claimwright_claims_total{form="standard"} 1',
      'claimwright_replays_total{form="standard"} 1',
      'claimwright_request_seconds_count{call="submitStandard"} 2',
      'claimwright_request_seconds_bucket{le="60",call="submitStandard"} 2',
      'claimwright_commit_seconds_count{form="standard"} 1',
      'claimwright_commit_seconds_bucket{le="60",form="standard"} 1',
    ]),
  );
});
