import { changedBundle } from './testServer.testkit.ts';

/** The test bundle with a status page: it asks for the last name of the standard form. */
export const statusBundle = (): string =>
  changedBundle({
    'settlement.json': (text) =>
      JSON.stringify({
        ...JSON.parse(text),
        status: { questionKey: 'Status_LastName', answers: { standard: 'claimantInfo.lastName' } },
      }),
    'content/en.json': (text) => JSON.stringify({ ...JSON.parse(text), Status_LastName: 'Last name' }),
  });
