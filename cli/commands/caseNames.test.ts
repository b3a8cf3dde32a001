import { describe, expect, it } from 'vitest';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import { validateBundle } from '../../bundle/validateBundle.ts';
import { ADA, admissionCases, CLAIM, CONTEXT } from '../testing/admission.testkit.ts';

const { folder, run } = admissionCases();

/** The findings of a bundle whose only case is this one. */
async function findings(one: Record<string, unknown>, context = {}) {
  const text = JSON.stringify(
    {
      $schema: 'cases.schema.json',
      settlement: '..',
      form: 'standard',
      context: { ...CONTEXT, ...context },
      cases: [{ name: 'one', ...one }],
    },
    null,
    1,
  );
  const dir = bundleWith([{ file: 'cases/standard.cases.json', text }], folder);
  const found = await validateBundle(dir);
  return found
    .filter(({ file }) => file.startsWith('cases/standard'))
    .map(({ line, column, code, message, hint }) => {
      const rest = text.split('\n')[line - 1]?.slice(column - 1) ?? '';
      return `${code} at ${rest.replace(/[,:].*/, '')}: ${message} ${hint}`;
    });
}

const GOOD = { claim: CLAIM, errors: [] };

describe('the check of case files', () => {
  it.each([
    [
      'a field',
      { ...GOOD, claim: { claimantInfo: { lastNmae: 'x' } } },
      'wrong-case at "lastNmae": claimantInfo.lastNmae is not part of the claim. Did you mean "lastName"?',
    ],
    [
      'a field of a record',
      { ...GOOD, claim: { claimTransactions: [{ stor: 'x' }] } },
      'wrong-case at "stor": claimTransactions.stor is not part of the claim. Did you mean "store"?',
    ],
    [
      'a model',
      { ...GOOD, claim: { claimantInf: {} } },
      'wrong-case at "claimantInf": claimantInf is not part of the claim. Did you mean "claimantInfo"?',
    ],
    [
      'a rule',
      { ...GOOD, errors: [{ path: 'claimantInfo.lastName', rule: 'requird' }] },
      'wrong-case at "requird": There is no rule requird. Did you mean "required"?',
    ],
    [
      'a path',
      { ...GOOD, errors: [{ path: 'claimantInfo.lastNam', rule: 'required' }] },
      'wrong-case at "claimantInfo.lastNam": The path claimantInfo.lastNam leads nowhere: there is no lastNam. Did you mean "lastName"?',
    ],
    [
      'a path into a list',
      { ...GOOD, errors: [{ path: 'claimTransactions.store', rule: 'required' }] },
      'wrong-case at "claimTransactions.store": The path claimTransactions.store names no record of claimTransactions. Write its position: claimTransactions.0.store.',
    ],
    [
      'a path behind a field',
      { ...GOOD, errors: [{ path: 'signature.signature.0', rule: 'required' }] },
      'wrong-case at "signature.signature.0": The path signature.signature.0 goes on behind the field signature. End it with signature.',
    ],
    [
      'a credential',
      { authorize: { credentials: { clamNumber: 'x' } }, verdict: 'refused' },
      'wrong-case at "clamNumber": credentials.clamNumber is not part of the claim. Did you mean "claimNumber"?',
    ],
    [
      'a way in',
      { authorize: { way: 'claims', credentials: {} }, verdict: 'refused' },
      'wrong-case at "claims": The form has no way in by claims. Ways in: classList, open.',
    ],
    [
      'an exit page',
      { ...GOOD, exit: 'not-eligibel' },
      'wrong-case at "not-eligibel": No exit of the form leads to a page not-eligibel. Did you mean "not-eligible"?',
    ],
    [
      'a verdict',
      { verdict: 'closd' },
      'unknown-value at "closd": "closd" is not allowed here. Did you mean "closed"? Allowed: closed, refused, documentRefused.',
    ],
    [
      'a verdict beside errors',
      { verdict: 'closed', errors: [] },
      'bad-value at {: These keys do not go together. What is not let in gets no errors and reaches no exit: "verdict" stands without "errors" and "exit".',
    ],
    [
      'a size',
      { verdict: 'closed', documents: [{ type: 'application/pdf', size: -1 }] },
      'bad-value at -1: This value must be >= 0. In bytes.',
    ],
  ])(
    'C12-09, C12-10: names %s that is not there, once, at its place and with its mend',
    async (_name, one, text) => {
      expect(await findings(one)).toEqual([text]);
    },
  );

  it('C12-09, C12-10: names a culture and a form that the settlement does not have', async () => {
    expect(await findings(GOOD, { culture: 'ens' })).toEqual([
      'wrong-case at "ens": The settlement has no culture ens. Did you mean "en"?',
    ]);
    const text = JSON.stringify({
      $schema: 'cases.schema.json',
      settlement: '..',
      form: 'lookup',
      context: CONTEXT,
      cases: [{ name: 'a', ...GOOD }],
    });
    const dir = bundleWith([{ file: 'cases/standard.cases.json', text }], folder);
    expect((await validateBundle(dir)).filter(({ file }) => file.startsWith('cases/standard'))).toMatchObject(
      [
        {
          code: 'unknown-settlement',
          message: 'The settlement has no form lookup.',
          hint: 'Forms: standard.',
        },
      ],
    );
  });

  it('C12-09: says nothing of cases that are right, nor of what is a consequence of another finding', async () => {
    expect(await findings(GOOD)).toEqual([]);
    const dir = bundleWith(
      [{ file: 'models.json', pointer: '/models/1/fields/0/tpye', text: '"string"' }],
      folder,
    );
    expect((await validateBundle(dir)).filter(({ code }) => code === 'wrong-case')).toEqual([]);
  });

  it('C12-09: the command tells what validate does, at the case, and judges the others', async () => {
    const { out } = await run([
      { ...GOOD, claim: { claimantInfo: { lastNmae: 'x' } } },
      { authorize: ADA, ...GOOD },
    ]);
    expect(out).toMatch(
      /^cases\/admission\.cases\.json:1:\d+ case 0\n {2}1:\d+ claimantInfo\.lastNmae is not part of the claim\. Did you mean "lastName"\?\n1 passed, 1 failed\n$/,
    );
  });
});
