import { describe, expect, it } from 'vitest';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import { ADA, admissionCases, CHANGES, CLAIM, PDF } from '../testing/admission.testkit.ts';

const { folder, passes, run } = admissionCases();

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

  const LATE = { now: '2027-01-01T08:00:00Z' };
  const NAMELESS = { ...CLAIM, claimantInfo: { ...CLAIM.claimantInfo, firstName: null } };
  const NAME = [{ path: 'claimantInfo.firstName', rule: 'required' }];

  it.each([
    ['an error after the deadline', { ...LATE, claim: NAMELESS, errors: NAME }],
    [
      'an error after it, of somebody who signed in',
      { ...LATE, authorize: ADA, claim: NAMELESS, errors: NAME },
    ],
    ['an error after it, and the verdict', { ...LATE, claim: NAMELESS, verdict: 'closed' }],
  ])('C12-13: %s gets its verdict', (_name, one) => passes(one));

  it('C12-13: a claim without errors, or with an exit, is still held against the deadline', async () => {
    const claim = { claimDetails: { bought: 'no' } };
    const { out } = await run([
      { ...LATE, claim: CLAIM, errors: [] },
      { ...LATE, claim, errors: NAME, exit: 'not-eligible' },
    ]);
    expect(out.match(/unexpected: closed/g)).toHaveLength(2);
  });

  it.each([
    ['a file without its name', { size: 1 }],
    ['a file whose size is text', { name: 'document-1.pdf', size: 'large', type: 'application/pdf' }],
    ['a name in the place of a file', 'document-1.pdf'],
  ])('C12-13: %s is of the wrong type, also beside documents', (_name, file) =>
    passes({
      documents: [PDF],
      claim: { ...CLAIM, documentContexts: [{ kind: 'receipt', file }] },
      errors: [{ path: 'documentContexts.0.file', rule: 'type' }],
    }),
  );

  it('C12-09: whoever is let in is judged by the row of the class list and by the way in', async () => {
    const rule = {
      name: 'assert',
      namedParams: { condition: { value: { field: 'lastName' }, equals: { member: 'lastName' } } },
      errorMessageKeys: { default: 'Field_Total' },
    };
    const entered = {
      name: 'assert',
      namedParams: { condition: { value: { entry: {} }, equals: 'classList' } },
      errorMessageKeys: { default: 'Field_Total' },
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
    expect(out).toMatch(/^cases\/admission\.cases\.json:1:\d+ case 0\n/);
  });

  it('C12-09: without a class list in the bundle nobody is known, and that is said', async () => {
    const dir = bundleWith(CHANGES.slice(0, -1));
    const { out } = await run([{ authorize: ADA, claim: CLAIM, errors: [] }], dir);
    expect(out).toContain('the bundle has no class list claimants/standard.csv, so nobody is known');
  });
});
