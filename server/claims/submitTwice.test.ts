import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ADA, adasClaim, testServer } from '../testing/testServer.testkit.ts';

it('C6-08: a claim that is filed while its own retry is under way is answered to the retry, whatever else would refuse it', async () => {
  const server = await testServer({ limits: { claimsPerHour: 1 } });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const encoded = new Response(await visitor.submission('standard', { claim: adasClaim() }));
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'idempotency-key': 'key-00000001',
  };
  const send = (payload: Buffer | PassThrough) =>
    visitor.call({ method: 'POST', url: '/api/forms/standard', headers, payload });
  const slow = new PassThrough();
  const retry = send(slow);
  slow.write(body.subarray(0, 100));
  // Its key is looked up with its first bytes, and nothing is bound to it.
  for (let turns = 0; turns < 20; turns += 1) await turn();
  const first = await send(body);
  expect(first.statusCode).toBe(200);
  slow.end(body.subarray(100));
  expect((await retry).json()).toEqual(first.json());
  expect(await server.claims()).toHaveLength(1);
});

it('C6-13: a captcha answer that was used is told before what else is wrong with the claim', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const parts = { reCaptchaResponse: await visitor.solveCaptcha() };
  const claim = adasClaim({ claimantInfo: { firstName: '' } });
  const codes: string[] = [];
  for (let time = 0; time < 2; time += 1)
    codes.push((await visitor.submit('standard', { claim, parts })).json().code);
  expect(codes).toEqual(['validationFailed', 'captchaFailed']);
});
