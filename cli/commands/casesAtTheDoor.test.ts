import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, type Change, change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { validateBundle } from '../../bundle/validateBundle.ts';
import { runCli } from '../testing/runCli.ts';

afterAll(removeBundles);

const CONTEXT = { now: '2026-06-15T19:00:00Z', allowedCharacters: 'AadeLopezRs ', culture: 'en' };
const LIST =
  'claimNumber:credential+prefill,pin:credential,lastName:prefill\nLMH-1,0042,Lopez\nLMH-2,7305,Rosa\n';

/** The form of the template with two ways in, documents, and a class list of two. */
const CHANGES: readonly Change[] = [
  change('settlement.json', '/forms/standard/authorization', [
    { kind: 'classList', match: [['claimNumber', 'pin']] },
    { kind: 'open' },
  ]),
  change('settlement.json', '/deadlines', { claimFilingDeadline: { deadline: '12/31/2026 11:59:59 PM' } }),
  change('settlement.json', '/forms/standard/documents', {
    maxBytes: 1000,
    maxFiles: 2,
    accept: ['.pdf', '.txt'],
  }),
  change('models.json', '/models/0/fields', [
    { name: 'claimNumber', type: 'string' },
    { name: 'pin', type: 'string' },
  ]),
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'prepopulatedData' },
    fields: [{ name: 'lastName', type: 'string' }],
  }),
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      {
        name: 'kind',
        type: 'string',
        rules: [{ name: 'required' }, { name: 'oneOf', ordinalParams: ['receipt'] }],
      },
      { name: 'file', type: 'file' },
    ],
  }),
  { file: 'claimants/standard.csv', text: LIST },
];

const CLAIM = {
  claimantInfo: { firstName: 'Ada', lastName: 'Lopez', email: 'ada@example.com' },
  claimDetails: { bought: 'yes', boughtOn: '05/17/2018' },
  claimTransactions: [{ store: 'Market', amountClaimed: '5.01' }],
  signature: { signature: 'Ada Lopez' },
};

const ADA = { credentials: { claimNumber: 'lmh-1', pin: '0042' } };
const PDF = { kind: 'receipt', type: 'application/pdf', size: 900 };
const folder = bundleWith(CHANGES);

/** The output of the command for these cases of the bundle. */
async function run(cases: Record<string, unknown>[], dir = folder) {
  const file = join(dir, 'cases', 'door.cases.json');
  const named = cases.map((one, index) => ({ name: `case ${index}`, ...one }));
  writeFileSync(
    file,
    JSON.stringify({
      $schema: 'cases.schema.json',
      settlement: '..',
      form: 'standard',
      context: CONTEXT,
      cases: named,
    }),
  );
  return runCli(['cases', file], { cwd: dir });
}

const passes = (one: Record<string, unknown>) =>
  run([one]).then(({ out, err }) => expect(out + err).toBe('1 passed, 0 failed\n'));

describe('cases at the door', () => {
  it.each([
    ['a way in by the class list', { authorize: ADA, claim: CLAIM, errors: [] }],
    ['the second way in', { authorize: { way: 'open', credentials: {} }, claim: CLAIM, errors: [] }],
    [
      'a wrong PIN',
      { authorize: { credentials: { claimNumber: 'LMH-1', pin: '7305' } }, verdict: 'refused' },
    ],
    ['no PIN', { authorize: { credentials: { claimNumber: 'LMH-1' } }, verdict: 'refused' }],
    [
      'the credentials of somebody else in the claim',
      {
        authorize: ADA,
        claim: { ...CLAIM, credentials: { claimNumber: 'LMH-2', pin: '7305' } },
        verdict: 'refused',
      },
    ],
    ['the last second', { now: '2027-01-01T07:59:59Z', claim: CLAIM, errors: [] }],
    ['the deadline', { now: '2027-01-01T08:00:00Z', claim: CLAIM, verdict: 'closed' }],
    ['the deadline at sign-in', { now: '2027-01-01T08:00:00Z', authorize: ADA, verdict: 'closed' }],
    ['a document', { documents: [PDF], claim: CLAIM, errors: [] }],
    [
      'a document of a kind that is not asked for',
      {
        documents: [{ ...PDF, kind: 'photo' }],
        claim: CLAIM,
        errors: [{ path: 'documentContexts.0.kind', rule: 'oneOf' }],
      },
    ],
    [
      'a description without its document',
      {
        documents: [],
        claim: {
          ...CLAIM,
          documentContexts: [{ kind: 'receipt', file: { name: 'a.pdf', size: 3, type: 'application/pdf' } }],
        },
        errors: [{ path: 'documentContexts.0.file', rule: 'documentMissing' }],
      },
    ],
    [
      'a document of another size than its description',
      {
        documents: [{ ...PDF, name: 'A.pdf' }],
        claim: {
          ...CLAIM,
          documentContexts: [{ kind: 'receipt', file: { name: 'a.pdf', size: 3, type: 'application/pdf' } }],
        },
        errors: [{ path: 'documentContexts.0.file', rule: 'documentSize' }],
      },
    ],
    ['a document that is too large', { documents: [{ ...PDF, size: 1001 }], verdict: 'documentRefused' }],
    ['a document of the largest size', { documents: [{ ...PDF, size: 1000 }], claim: CLAIM, errors: [] }],
    ['a third document', { documents: [PDF, PDF, PDF], verdict: 'documentRefused' }],
    ['a picture', { documents: [{ ...PDF, type: 'image/png' }], verdict: 'documentRefused' }],
    [
      'a program called PDF',
      {
        documents: [{ type: 'application/x-msdownload', name: 'a.pdf', size: 1 }],
        verdict: 'documentRefused',
      },
    ],
    ['a text', { documents: [{ kind: 'receipt', type: 'text/plain', size: 1 }], claim: CLAIM, errors: [] }],
    ['an exit', { claim: { claimDetails: { bought: 'no' } }, exit: 'not-eligible' }],
  ])('C12-09: %s gets its verdict', (_name, one) => passes(one));

  it('C12-09: whoever is let in is judged by the row of the class list and by the way in', async () => {
    const rule = {
      name: 'assert',
      namedParams: { condition: { value: { field: 'lastName' }, equals: { member: 'lastName' } } },
    };
    const entered = {
      name: 'assert',
      namedParams: { condition: { value: { entry: {} }, equals: 'classList' } },
    };
    const dir = bundleWith(
      [
        { file: 'models.json', pointer: '/models/1/fields/1/rules/-', text: JSON.stringify(rule) },
        { file: 'models.json', pointer: '/models/1/fields/0/rules/-', text: JSON.stringify(entered) },
      ],
      folder,
    );
    const other = { ...CLAIM, claimantInfo: { ...CLAIM.claimantInfo, lastName: 'Rosa' } };
    const errors = [{ path: 'claimantInfo.lastName', rule: 'assert' }];
    const open = { way: 'open', credentials: {} };
    const first = { path: 'claimantInfo.firstName', rule: 'assert' };
    const { out } = await run(
      [
        { authorize: ADA, claim: CLAIM, errors: [] },
        { authorize: ADA, claim: other, errors },
        { authorize: open, claim: other, errors: [...errors, first] },
      ],
      dir,
    );
    expect(out).toBe('3 passed, 0 failed\n');
  });

  it('C12-09: a verdict that does not come, or that is not expected, says why', async () => {
    const { out, code } = await run([
      { authorize: ADA, verdict: 'refused' },
      { authorize: { credentials: { claimNumber: 'x', pin: 'y' } }, claim: CLAIM, errors: [] },
      { documents: [{ ...PDF, size: 1001 }], verdict: 'closed' },
      { claim: CLAIM, exit: 'not-eligible' },
    ]);
    expect(code).toBe(1);
    const lines = out.split('\n').filter((line) => line.startsWith('  '));
    expect(lines).toEqual([
      '  missing: refused (the claim is let in)',
      '  unexpected: refused (nobody of the class list has these credentials)',
      '  missing: closed',
      '  unexpected: documentRefused (document-1.pdf: at most 1000 bytes)',
      '  missing: exit not-eligible',
    ]);
    expect(out).toMatch(/^cases\/door\.cases\.json:1:\d+ case 0\n/);
  });

  it('C12-09: without a class list in the bundle nobody is known, and that is said', async () => {
    const dir = bundleWith(CHANGES.slice(0, -1));
    const { out } = await run([{ authorize: ADA, claim: CLAIM, errors: [] }], dir);
    expect(out).toContain('the bundle has no class list claimants/standard.csv, so nobody is known');
  });
});

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
  ])('C12-09: names %s that is not there, once, at its place and with its mend', async (_name, one, text) => {
    expect(await findings(one)).toEqual([text]);
  });

  it('C12-09: names a culture and a form that the settlement does not have', async () => {
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
      /^cases\/door\.cases\.json:1:\d+ case 0\n {2}1:\d+ claimantInfo\.lastNmae is not part of the claim\. Did you mean "lastName"\?\n1 passed, 1 failed\n$/,
    );
  });
});
