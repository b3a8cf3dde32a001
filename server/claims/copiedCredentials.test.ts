import { expect, it } from 'vitest';
import { adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

interface Field {
  name: string;
  rules?: object[];
}

/** The test bundle, whose PIN admits no space by its rule. */
const bundleDir = () =>
  changedBundle({
    'models.json': (text) => {
      const config = JSON.parse(text) as { models: { fields: Field[] }[] };
      const pin = config.models.flatMap(({ fields }) => fields).find(({ name }) => name === 'Pin');
      if (!pin) throw new Error('The test bundle has no PIN.');
      pin.rules = [{ name: 'regularExpression', ordinalParams: [String.raw`^\d{4}$`] }];
      return JSON.stringify(config);
    },
  });

const COPIED = { claimNumber: '\u00a0MA\u2013100001 ', pin: '\u200b47 11\u00a0' };
/** Credential that is stored in the clear. */
const MAKE = ' Alfa\u00a0 Romeo ';

it('C10-37: the server reads credentials as they were meant, at sign-in and of a claim, before any rule sees them', async () => {
  const server = await testServer({ bundleDir: bundleDir() });
  const visitor = await server.visitor();
  expect((await visitor.authorize('standard', COPIED)).statusCode).toBe(200);
  const claim = adasClaim({ credentials: { ...adasClaim().credentials, ...COPIED, vehicleMake: MAKE } });
  expect((await visitor.submit('standard', { claim })).statusCode).toBe(200);
  expect(await server.claims()).toMatchObject([{ claim: { credentials: { vehicleMake: 'Alfa Romeo' } } }]);
});
