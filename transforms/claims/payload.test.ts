import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import type { PlanField } from '../ground/plan.ts';
import { entry, field, inlineForm } from '../testing/forms.testkit.ts';
import { fromParts, PayloadError, toParts } from './payload.ts';

const inner = [
  field('code'),
  field('ok', [], 'boolean'),
  field('confirmCode', [], 'string', { clientOnly: true }),
];

function hashed(dtoMapping: string, fields: Parameters<typeof entry>[1], metadata: object = {}): ModelEntry {
  const plain = entry(dtoMapping, fields);
  return { ...plain, metadataHash: `hash of ${dtoMapping}`, metadata: { ...plain.metadata, ...metadata } };
}

const entries = [
  hashed('Credentials', [field('claimNumber')]),
  hashed('ClaimantInfo', [
    field('FirstName'),
    field('Email'),
    field('confirmEmailAddress', [], 'string', { clientOnly: true }),
    field('confirmPhoneNumber', [], 'boolean', { clientOnly: true }),
    field('amount', [], 'number'),
    field('adult', [], 'boolean'),
  ]),
  hashed('claimDetails', [field('note')]),
  hashed('Signature', [field('signature')]),
  hashed('prepopulatedData', [field('claimNumber')], {
    prepopulatedSubModel: 'ClaimantInfo',
    tag: 'Mixed Case',
  }),
  hashed('DocumentContexts', [field('file', [], 'file'), field('name')]),
  hashed('claimTransactions', [
    field('amountClaimed', [], 'number'),
    field('items', [], 'list', { fields: inner }),
  ]),
];

const { plan } = await inlineForm(entries);
const form = { plan, entries };
const LISTS = ['prepopulatedData', 'documentContexts', 'claimTransactions'] as const;
const SINGLES = ['credentials', 'claimantInfo', 'claimDetails', 'signature'] as const;

const text = fc.option(fc.string(), { nil: null });
const values: Record<PlanField['type'], fc.Arbitrary<unknown>> = {
  string: text,
  date: text,
  number: fc.oneof(
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
  ),
  boolean: fc.boolean(),
  file: fc.option(fc.record({ name: fc.string(), size: fc.nat(), type: fc.string() }), { nil: null }),
  list: fc.constant([]),
};

function unsent(type: PlanField['type']): fc.Arbitrary<unknown> {
  return fc.constant(type === 'boolean' ? false : null);
}

/** Any record of these fields, its clientOnly fields empty. */
function recordOf(fields: readonly PlanField[]): fc.Arbitrary<ClaimRecord> {
  const properties = fields.map((one) => {
    if (one.clientOnly) return [one.name, unsent(one.type)] as const;
    const value =
      one.type === 'list' ? fc.array(recordOf(one.fields ?? []), { maxLength: 3 }) : values[one.type];
    return [one.name, value] as const;
  });
  return fc.record(Object.fromEntries(properties)) as fc.Arbitrary<ClaimRecord>;
}

const claims = fc.record(
  Object.fromEntries(
    plan.models.map((model) => {
      const record = recordOf(model.fields);
      return [
        model.name,
        model.kind === 'list' ? fc.array(record, { maxLength: 3 }) : fc.option(record, { nil: null }),
      ];
    }),
  ),
) as fc.Arbitrary<ClaimDocument>;

function idsOf(claim: ClaimDocument) {
  const single = SINGLES.filter((name) => claim[name]).map((name) => [name, `${name}-a1b2c3d4`]);
  const lists = LISTS.map((name) => [
    name,
    (claim[name] as ClaimRecord[]).map((_, index) => `${name}-${index}`),
  ]);
  return { single: Object.fromEntries(single), lists: Object.fromEntries(lists) };
}

function claimOf(more: ClaimDocument): ClaimDocument {
  return {
    credentials: null,
    claimantInfo: null,
    claimDetails: null,
    signature: null,
    prepopulatedData: [],
    documentContexts: [],
    claimTransactions: [],
    ...more,
  };
}

describe('payload', () => {
  it('C6-11: a claim turned into parts and back is the same claim, with the same clientIds', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const ids = idsOf(claim);
        const parts = JSON.parse(JSON.stringify(toParts(claim, form, ids))) as ReturnType<typeof toParts>;
        expect(fromParts(parts, plan)).toEqual({ claim, ids });
      }),
      { numRuns: 150 },
    );
  });

  it('C6-11 R3-14 R3-18 R3-20 R3-21 C2-01: a part is a form model; list parts are arrays; null models are left out', () => {
    const claim = claimOf({
      claimantInfo: { firstName: 'Ann', email: null, amount: '1,234.50', adult: true },
      prepopulatedData: [{ claimNumber: '7' }],
    });
    const parts = toParts(claim, form, {
      single: { claimantInfo: 'c1' },
      lists: { prepopulatedData: ['p1'] },
    });
    expect(parts).toEqual({
      claimantInfo: {
        clientId: 'c1',
        id: null,
        metadataHash: 'hash of ClaimantInfo',
        metadata: { formType: 'Standard', dtoMapping: 'claimantInfo' },
        fields: { firstName: 'Ann', email: null, amount: '1,234.50', adult: true },
      },
      prepopulatedData: [
        {
          clientId: 'p1',
          id: null,
          metadataHash: 'hash of prepopulatedData',
          metadata: {
            formType: 'Standard',
            dtoMapping: 'prepopulatedData',
            prepopulatedSubModel: 'claimantInfo',
            tag: 'Mixed Case',
          },
          fields: { claimNumber: '7' },
        },
      ],
      documentContexts: [],
      claimTransactions: [],
    });
  });

  it('C6-11 C4-23 R3-16: clientOnly fields are not sent, within records neither, and come back empty', () => {
    const claim = claimOf({
      claimantInfo: {
        firstName: null,
        email: 'a',
        confirmEmailAddress: 'a',
        confirmPhoneNumber: true,
        amount: null,
        adult: false,
      },
      claimTransactions: [{ amountClaimed: 1, items: [{ code: 'x', ok: true, confirmCode: 'x' }] }],
    });
    const ids = { single: { claimantInfo: 'c1' }, lists: { claimTransactions: ['t1'] } };
    const parts = toParts(claim, form, ids);
    expect(JSON.stringify(parts)).not.toMatch(/confirm/);
    expect(fromParts(parts, plan).claim).toMatchObject({
      claimantInfo: { email: 'a', confirmEmailAddress: null, confirmPhoneNumber: false },
      claimTransactions: [{ amountClaimed: 1, items: [{ code: 'x', ok: true, confirmCode: null }] }],
    });
  });

  it('C6-11 R3-19 C3-07: of a file only name, size and type are in the parts', () => {
    const file = { name: 'a.pdf', size: 3, type: 'application/pdf' };
    const claim = claimOf({ documentContexts: [{ file, name: 'A' }] });
    const parts = toParts(claim, form, { single: {}, lists: { documentContexts: ['d1'] } });
    expect(parts.documentContexts).toMatchObject([{ clientId: 'd1', fields: { file, name: 'A' } }]);
  });

  it('R8-17 R3-14: without a clientId there is no part: ClientId not provided', () => {
    const claim = claimOf({ signature: { signature: 'A' } });
    expect(() => toParts(claim, form, { single: {}, lists: {} })).toThrow('signature: ClientId not provided');
    const records = claimOf({ claimTransactions: [{}, {}] });
    expect(() => toParts(records, form, { single: {}, lists: { claimTransactions: ['t1'] } })).toThrow(
      'ClientId not provided',
    );
  });

  it('R8-16 C2-02: no model, several models and a configuration without its hash are developer errors', () => {
    const claim = claimOf({ signature: { signature: 'A' } });
    const ids = { single: { signature: 's' }, lists: {} };
    const send = (given: ModelEntry[]) => () => toParts(claim, { plan, entries: given }, ids);
    const signature = hashed('signature', [field('signature')]);
    const ofAnotherForm = { ...signature, metadata: { ...signature.metadata, formType: 'Lookup' as const } };
    expect(send([])).toThrow(PayloadError);
    expect(send([ofAnotherForm])).toThrow('signature: no model matches the metadata');
    expect(send([signature, signature])).toThrow('signature: several models match the metadata');
    expect(send([signature, ofAnotherForm])).not.toThrow();
    expect(send([entry('signature', [field('signature')])])).toThrow(
      'signature: the configuration has no metadataHash',
    );
  });
});
