import { describe, expect, it } from 'vitest';
import { ADA, testServer } from '../testing/testServer.testkit.ts';

describe('too many tries', () => {
  it('C6-07: refusals for one claim number are limited, with Retry-After, and a restart does not forget them', async () => {
    const server = await testServer({ limits: { refusalsPerCredential: 2 } });
    const visitor = await server.visitor();
    const guess = (pin: string) => visitor.authorize('standard', { claimNumber: 'MA-100001', pin });
    expect([(await guess('1')).statusCode, (await guess('2')).statusCode]).toEqual([401, 401]);
    const limited = await guess('4711');
    expect(limited.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const again = await (await server.restart()).visitor();
    expect((await again.authorize('standard', ADA)).statusCode).toBe(429);
    const other = await again.authorize('standard', { claimNumber: 'MA-100002', pin: '4712' });
    expect(other.statusCode).toBe(200);
  });

  it('C6-07: no other spelling of a claim number or a reference code gains tries', async () => {
    const server = await testServer({ limits: { refusalsPerCredential: 2 } });
    const visitor = await server.visitor();
    const guess = async (form: 'standard' | 'documents-upload', fields: object) =>
      (await visitor.authorize(form, { ...fields, lastName: 'Byron', pin: '1' })).statusCode;
    for (const claimNumber of ['MA-100001', 'ma 100001']) await guess('standard', { claimNumber });
    expect(await guess('standard', { claimNumber: '(MA)100001' })).toBe(429);
    for (const referenceCode of ['22222-22222', '22222 22222'])
      await guess('documents-upload', { referenceCode });
    expect(await guess('documents-upload', { referenceCode: '2 222222222' })).toBe(429);
  });

  it('C6-07: the limit ends with its window, and tries that succeed do not count', async () => {
    const server = await testServer({ limits: { refusalsPerCredential: 2, refusalsPerAddress: 3 } });
    const visitor = await server.visitor();
    for (let time = 0; time < 5; time += 1)
      expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
    for (const pin of ['1', '2', '3']) await visitor.authorize('standard', { ...ADA, pin });
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(429);
    server.at('2030-05-04T17:16:00Z');
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  });

  it('C6-07: guesses of many claim numbers from one address are limited', async () => {
    const server = await testServer({ limits: { refusalsPerAddress: 2 } });
    const visitor = await server.visitor();
    const guess = (number: number) =>
      visitor.authorize('standard', { claimNumber: `MA-${number}`, pin: '1' });
    expect([(await guess(1)).statusCode, (await guess(2)).statusCode, (await guess(3)).statusCode]).toEqual([
      401, 401, 429,
    ]);
  });
});
