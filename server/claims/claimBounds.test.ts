import { expect, it } from 'vitest';
import { LONGEST_TEXT } from '../../transforms/claims/longTexts.ts';
import { ADA, adasClaim, testServer } from '../testing/testServer.testkit.ts';

async function ada() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

const withNickname = (nickname: string) => {
  const { claimantInfo } = adasClaim();
  return adasClaim({ claimantInfo: { ...claimantInfo, nickname } });
};

it('C13-02: a text that no rule bounds is refused where it is too long, named and worded in each culture', async () => {
  const { server, visitor } = await ada();
  const claim = withNickname('x'.repeat(LONGEST_TEXT + 1));
  const messages = [];
  for (const culture of ['en', 'es']) {
    const answer = await visitor.submit('standard', { claim, parts: { userPreferredCulture: culture } });
    expect(answer.statusCode).toBe(400);
    const { code, validationErrors } = answer.json();
    expect({ code, path: validationErrors[0].path }).toEqual({
      code: 'validationFailed',
      path: 'claimantInfo.nickname',
    });
    messages.push(validationErrors[0].message);
  }
  expect(messages[0]).toBe(`The maximum length allowed is ${LONGEST_TEXT}`);
  expect(messages[1]).not.toBe(messages[0]);
  expect(await server.claims()).toEqual([]);
  const longest = await visitor.submit('standard', { claim: withNickname('x'.repeat(LONGEST_TEXT)) });
  expect(longest.statusCode, longest.body).toBe(200);
});

it('C13-02: all texts of a claim together are bounded as well', async () => {
  const { server, visitor } = await ada();
  const nickname = 'x'.repeat(4 * 1024 * 1024);
  const { claimantInfo, claimDetails } = adasClaim();
  const claim = adasClaim({
    claimantInfo: { ...claimantInfo, nickname },
    claimDetails: { ...claimDetails, purchasedOn: nickname },
  });
  const answer = await visitor.submit('standard', { claim });
  expect(answer.json()).toMatchObject({ status: 413, code: 'requestTooLarge' });
  expect(await server.claims()).toEqual([]);
});
