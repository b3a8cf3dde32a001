import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

/** When the clock of these tests has passed the earlier deadline, and not the later. */
const BETWEEN = '2030-05-04T17:20:00Z';
const EARLY = {
  deadline: '05/04/2030 10:10:00 AM',
  redirectTargets: { en: 'https://example.com/too-late' },
};
const LATE = { deadline: '06/30/2030' };

const isHonda = { value: { member: 'vehicleMake' }, equals: 'Honda' };
const isPaid = { value: { field: 'alreadyPaid', model: 'claimDetails' }, equals: true };

/** The test bundle whose Standard form has this list of deadlines. */
function bundleWith(deadlines: object, list: object[]): string {
  return changedBundle({
    'settlement.json': (text) => {
      const settlement = JSON.parse(text);
      settlement.forms.standard.deadlines = list;
      return JSON.stringify({ ...settlement, deadlines });
    },
  });
}

const SAM = { claimNumber: 'MA-100002', pin: '4712' };
const REFUSED = { status: 403, code: 'deadlinePassed', redirectUrl: 'https://example.com/too-late' };

describe('a form whose claims have several deadlines', () => {
  it('C8-24: at sign-in the row of the class list says which is the visitor’s', async () => {
    const list = [{ when: isHonda, key: 'hondaDeadline' }, { key: 'claimFilingDeadline' }];
    const bundleDir = bundleWith({ hondaDeadline: EARLY, claimFilingDeadline: LATE }, list);
    const server = await testServer({ bundleDir });
    expect((await (await server.visitor()).authorize('standard', ADA)).statusCode).toBe(200);
    server.at(BETWEEN);
    const late = await server.visitor();
    expect((await late.authorize('standard', ADA)).json()).toMatchObject(REFUSED);
    expect((await late.get('/api/session')).json()).toMatchObject({ authorized: { Standard: false } });
    expect((await (await server.visitor()).authorize('standard', SAM)).statusCode).toBe(200);
  });

  it('C8-24: whoever has longer gets in and files after the ordinary deadline', async () => {
    const list = [{ when: isHonda, key: 'hondaDeadline' }];
    const bundleDir = bundleWith({ hondaDeadline: LATE, claimFilingDeadline: EARLY }, list);
    const server = await testServer({ bundleDir });
    server.at(BETWEEN);
    const visitor = await server.visitor();
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    expect((await (await server.visitor()).authorize('standard', SAM)).json()).toMatchObject(REFUSED);
  });

  it('C8-24: of several rows that the credentials fit, one that is in time lets its claimant in', async () => {
    const list = [{ when: isHonda, key: 'hondaDeadline' }, { key: 'claimFilingDeadline' }];
    const bundleDir = bundleWith({ hondaDeadline: EARLY, claimFilingDeadline: LATE }, list);
    const server = await testServer({ bundleDir });
    server.at(BETWEEN);
    const visitor = await server.visitor();
    const both = { email: 'sam@example.com', lastName: "O'Brien" };
    const rows = (await visitor.authorize('standard', both)).json().prepopulatedData;
    const credentials = { claimNumber: null, pin: null, ...both };
    const filing = (clientId: string) =>
      visitor.submit('standard', {
        claim: adasClaim({ credentials, prepopulatedData: [{ firstName: 'Sam' }] }),
        models: (models) => {
          for (const model of [models.prepopulatedData].flat()) if (model) model.clientId = clientId;
          return models;
        },
      });
    expect((await filing(rows[1].clientId)).json()).toMatchObject(REFUSED);
    expect((await filing(rows[0].clientId)).statusCode).toBe(200);
  });

  it('C8-24: a claim is refused by its answers, and before its mistakes are told', async () => {
    const list = [{ when: isPaid, key: 'paidDeadline' }, { key: 'claimFilingDeadline' }];
    const bundleDir = bundleWith({ paidDeadline: EARLY, claimFilingDeadline: LATE }, list);
    const server = await testServer({ bundleDir });
    server.at('2030-05-04T17:05:00Z');
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    server.at(BETWEEN);
    const paid = adasClaim({ claimDetails: { alreadyPaid: true }, claimantInfo: { firstName: '' } });
    expect((await visitor.submit('standard', { claim: paid })).json()).toMatchObject(REFUSED);
    expect(await server.claims()).toEqual([]);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
  });

  it('C8-24 C15-02: a deadline of the list holds alone, the global one for whom none of the list is', async () => {
    const list = [{ when: isHonda, key: 'hondaDeadline' }];
    const bundleDir = bundleWith({ hondaDeadline: LATE, globalDeadline: EARLY }, list);
    const server = await testServer({ bundleDir });
    server.at(BETWEEN);
    const visitor = await server.visitor();
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    expect((await (await server.visitor()).authorize('standard', SAM)).json()).toMatchObject(REFUSED);
  });

  it('C15-02: a list may name the global deadline', async () => {
    const bundleDir = bundleWith({ globalDeadline: EARLY }, [{ key: 'globalDeadline' }]);
    const server = await testServer({ bundleDir });
    server.at(BETWEEN);
    expect((await (await server.visitor()).authorize('standard', ADA)).json()).toMatchObject(REFUSED);
  });
});
