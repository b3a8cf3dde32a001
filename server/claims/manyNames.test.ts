import { describe, expect, it } from 'vitest';
import { createLongClaims } from '../limits/longClaims.ts';
import { ADA, adasClaim, testServer } from '../testing/testServer.testkit.ts';

async function signedIn() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

describe('a claim that takes much to judge', () => {
  it('C13-02: more names than a model has fields are refused before anything is judged', async () => {
    const { server, visitor } = await signedIn();
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`n${index}`, null]));
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      models: (models) => {
        for (const model of [models.claimDetails].flat()) if (model) Object.assign(model.fields, many);
        return models;
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalidRequest', validationErrors: [] });
    expect(answer.json().detail).toMatch(/^claimDetails\/fields has 50\d\d names, and there are \d+ fields$/);
    expect(answer.body.length).toBeLessThan(1_000);
    expect(await server.claims()).toEqual([]);
  });

  it('C13-02: a name that is not known is told by itself where there are no more of them than fields', async () => {
    const { visitor } = await signedIn();
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      models: (models) => {
        for (const model of [models.claimDetails].flat())
          if (model) {
            const [first = ''] = Object.keys(model.fields);
            delete model.fields[first];
            Object.assign(model.fields, { other: null });
          }
        return models;
      },
    });
    expect(answer.json().validationErrors).toContainEqual(
      expect.objectContaining({ path: 'claimDetails.other', rule: 'unknown' }),
    );
  });

  it('C13-02: an answer lists a hundred errors and says how many there are', async () => {
    const { visitor } = await signedIn();
    const documentContexts = Array.from({ length: 250 }, () => ({ file: null, kind: null, name: null }));
    const answer = await visitor.submit('standard', { claim: adasClaim({ documentContexts }) });
    const { validationErrors, validationErrorCount } = answer.json();
    expect(answer.statusCode).toBe(400);
    expect(validationErrors).toHaveLength(100);
    expect(validationErrorCount).toBeGreaterThanOrEqual(250);
  });

  it('C13-02: long claims of one session wait two at a time', () => {
    const { enter } = createLongClaims(2);
    const leave = enter('ada');
    enter('ada');
    expect(() => enter('ada')).toThrow(expect.objectContaining({ code: 'tooManyRequests' }));
    enter('sam');
    leave();
    enter('ada');
  });
});
