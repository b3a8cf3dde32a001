import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTLEMENTS } from '../testing/sampleCases.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

it('rows of one member that a form shows have a clientId each', async () => {
  const server = await testServer({ bundleDir: join(SETTLEMENTS, 'northline-recall') });
  const visitor = await server.visitor();
  const { prepopulatedData } = (await visitor.authorize('lookup', { vin: '1HGCM82633A004352' })).json();
  const ids = prepopulatedData.map(({ clientId }: { clientId: string }) => clientId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});
