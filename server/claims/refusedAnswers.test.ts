import { describe, expect, it } from 'vitest';
import { refused } from '../testing/refusedClaims.testkit.ts';
import { adasClaim, changedBundle } from '../testing/testServer.testkit.ts';

describe('a claim that the browser would refuse, sent straight to the server', () => {
  it('C6-07, R7-14: is answered 400 with every path, rule and message, and nothing is stored', async () => {
    const claim = adasClaim({
      claimantInfo: { firstName: null, lastName: 'Love/lace' },
      claimTransactions: [{ claimTransactionId: 't1', amountClaimed: '9,999' }],
    });
    const problem = await refused({ claim });
    expect(problem).toMatchObject({
      status: 400,
      code: 'validationFailed',
      submitted: false,
      nonMatchingPaymentElection: false,
      error: expect.any(String),
      referenceCodeForm: null,
    });
    expect(problem.validationErrors).toEqual([
      { path: 'claimantInfo.firstName', rule: 'required', message: 'Value is required' },
      {
        path: 'claimantInfo.lastName',
        rule: 'characterSetRestriction',
        message: 'The following characters are not allowed: /',
      },
      {
        path: 'claimTransactions.0.amountClaimed',
        rule: 'range',
        message: 'The value must be between 1 and 500',
      },
    ]);
  });

  it('C2-04: messages are in the culture of the claim', async () => {
    const claim = adasClaim({ signature: { signature: '  ' } });
    const problem = await refused({ claim, parts: { userPreferredCulture: 'es' } });
    expect(problem.validationErrors).toEqual([
      { path: 'signature.signature', rule: 'required', message: 'Este dato es obligatorio' },
    ]);
  });

  it('C4-22: a value of a field that is not live is refused with its path', async () => {
    const problem = await refused({
      claim: adasClaim({ claimantInfo: { hasVehicle: false, vehicle: 'Honda' } }),
    });
    expect(problem.validationErrors).toMatchObject([{ path: 'claimantInfo.vehicle' }]);
  });

  it('C8-09: a computed value that differs is refused', async () => {
    const problem = await refused({ claim: adasClaim({ claimDetails: { total: '1' } }) });
    expect(problem.validationErrors).toMatchObject([{ path: 'claimDetails.total', rule: 'computed' }]);
  });

  it('C8-10: answers that lead to an exit page file no claim', async () => {
    const problem = await refused({ claim: adasClaim({ claimDetails: { alreadyPaid: true } }) });
    expect(problem.validationErrors).toMatchObject([{ path: 'claimant-info', rule: 'exit' }]);
  });

  it('C3-07: a value of the wrong JSON type, or of an unknown field, is refused with its path', async () => {
    const wrong = await refused({
      claim: adasClaim(),
      models: (parts) => {
        const { claimantInfo } = parts;
        if (!claimantInfo || Array.isArray(claimantInfo)) throw new Error('no claimantInfo');
        const fields = { ...claimantInfo.fields, firstName: { a: 1 }, shoeSize: '44' };
        return { ...parts, claimantInfo: { ...claimantInfo, fields } };
      },
    });
    expect(wrong.validationErrors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'claimantInfo.firstName', rule: 'type' }),
        expect.objectContaining({ path: 'claimantInfo.shoeSize', rule: 'unknown' }),
      ]),
    );
  });

  it('C3-07, C12-13: what is no record in a list within a record is refused with its path, null among it', async () => {
    const list = { name: 'items', type: 'list', fields: [{ name: 'code', type: 'string' }] };
    const bundleDir = changedBundle({
      'models.json': (text) => {
        const models = JSON.parse(text);
        models.models[6].fields.push(list);
        return JSON.stringify(models);
      },
    });
    const { validationErrors } = await refused(
      {
        claim: adasClaim(),
        models: (parts) => {
          const [first] = [parts.claimTransactions].flat();
          if (!first) throw new Error('no claimTransactions');
          const fields = { ...first.fields, items: [null, { code: 'a' }, 5] };
          return { ...parts, claimTransactions: [{ ...first, fields }] };
        },
      },
      { bundleDir },
    );
    expect(validationErrors).toMatchObject([
      {
        path: 'claimTransactions.0.items.0',
        rule: 'type',
        message:
          'We could not read this answer. Reload the page and enter it again. If that does not help, call us.',
      },
      { path: 'claimTransactions.0.items.2', rule: 'type' },
    ]);
  });
});
