import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Literal } from '../../schemas/generated/types.ts';
import { SourceLocation } from '../config/errors.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { compileCondition } from './compile.ts';
import { holds, OWN } from './conditions.testkit.ts';
import type { Domains } from './formulas.ts';
import { type SearchLimits, satisfiable } from './satisfiable.ts';

const SAMPLES: Record<string, readonly Literal[]> = {
  name: ['', 'US', 'PR', 'another'],
  amount: ['', '4', '5', '6'],
  flag: [true, false],
};

/** Fields of the claimant have these samples; all else is too involved. */
const domains: Domains = {
  domainOf: (operand) => {
    if (!('ref' in operand)) return undefined;
    const { field, type } = operand.ref;
    const samples = SAMPLES[field];
    return samples && { type, samplesFor: () => samples };
  },
};

const compiled = (written: unknown): CompiledCondition =>
  compileCondition(written, OWN, new SourceLocation('test.json'));

const solve = (written: unknown[], limits: Partial<SearchLimits> = {}, more: Partial<Domains> = {}) =>
  satisfiable(written.map(compiled), { ...domains, ...more }, { nodes: 1_000, ...limits });

const name = { field: 'name' };
const amount = { field: 'amount' };
const flag = { field: 'flag' };

describe('conditions that hold together', () => {
  it.each([
    {
      written: [
        { value: name, equals: 'US' },
        { value: name, equals: 'PR' },
      ],
    },
    { written: [{ value: name, equals: 'US' }, { not: { value: name, in: ['PR', 'US '] } }] },
    {
      written: [
        { value: amount, lessThan: 5 },
        { value: amount, greaterThan: 5 },
      ],
    },
    {
      written: [
        { value: 5, lessThan: amount },
        { value: amount, atMost: 5 },
      ],
    },
    {
      written: [
        { value: name, empty: true },
        { value: name, equals: 'US' },
      ],
    },
    {
      written: [
        {
          any: [
            { value: name, equals: 'US' },
            { value: amount, equals: 4 },
          ],
        },
        { value: name, notEquals: 'US' },
        { value: amount, notEquals: '4.0' },
      ],
    },
    {
      written: [
        { value: flag, equals: true },
        { value: flag, equals: 'false' },
      ],
    },
    { written: [{ value: 1, equals: 2 }] },
  ])('C12-10: no answers meet $written', ({ written }) => {
    expect(solve(written)).toBe('no');
  });

  it.each([
    {
      written: [
        { value: name, equals: 'US' },
        { value: amount, equals: 5 },
      ],
    },
    {
      written: [
        { value: name, equals: 'US' },
        { value: name, equals: 'US ' },
      ],
    },
    {
      written: [
        { value: amount, atLeast: 5 },
        { value: 5, atLeast: amount },
      ],
    },
    {
      written: [
        {
          any: [
            { value: name, equals: 'US' },
            { value: flag, equals: true },
          ],
        },
        { value: name, empty: true },
      ],
    },
    { written: [{ value: 1, equals: '1.0' }] },
  ])('C12-10: some answers meet $written', ({ written }) => {
    expect(solve(written)).toBe('yes');
  });

  const involved = [
    { value: name, matches: 'U.' },
    { value: { add: [amount, 1] }, equals: 3 },
    { value: name, equals: { field: 'shared' } },
    { value: { today: {} }, before: '2024-01-01' },
  ];

  it.each(involved)('C12-10: %j may hold or not, but not both', (test) => {
    expect(solve([test])).toBe('yes');
    expect(solve([{ not: test }])).toBe('yes');
    expect(solve([test, { not: test }])).toBe('no');
    expect(solve([test, { value: name, equals: 'US' }, { value: name, equals: 'PR' }])).toBe('no');
  });

  it('C12-10: a test that another finding names may hold or not', () => {
    const isFree: Domains['isFree'] = (test) => test.op === 'in';
    const both = [
      { value: name, in: ['US'] },
      { value: name, equals: 'PR' },
    ];
    expect(solve(both, {}, { isFree })).toBe('yes');
    expect(solve(both)).toBe('no');
  });

  it('C12-10: an operand without a single value proves nothing', () => {
    const domainOf: Domains['domainOf'] = () => ({ type: 'string', samplesFor: () => [] });
    expect(solve([{ value: name, equals: 'US' }], {}, { domainOf })).toBe('undecided');
  });

  it('C12-10: samples are drawn once, for all literals of an operand', () => {
    const asked: (readonly Literal[])[] = [];
    const domainOf: Domains['domainOf'] = () => ({
      type: 'string',
      samplesFor: (literals) => {
        asked.push(literals);
        return literals;
      },
    });
    const both = [
      { value: name, equals: 'US' },
      { value: name, in: ['PR', 'CA'] },
    ];
    expect(solve(both, {}, { domainOf })).toBe('no');
    expect(asked).toEqual([['US', 'PR', 'CA']]);
  });
});

describe('limits of the search', () => {
  const impossible = [
    { value: name, equals: 'US' },
    { value: name, equals: 'PR' },
  ];

  it('C12-12: what more nodes would settle is undecided', () => {
    expect(solve(impossible, { nodes: 5 })).toBe('no');
    expect(solve(impossible, { nodes: 4 })).toBe('undecided');
  });

  it('C12-12: each node pays a step for each condition, and none is begun that cannot be paid', () => {
    let spent = 0;
    const spend = (steps: number) => {
      spent += steps;
      return true;
    };
    expect(solve(impossible, { spend })).toBe('no');
    expect(spent).toBe(10);
    expect(solve(impossible, { spend: () => false })).toBe('undecided');
  });
});

const test = fc.oneof(
  fc.record({ value: fc.constant(name), equals: fc.constantFrom('US', 'PR', '') }),
  fc.record({
    value: fc.constant(name),
    in: fc.subarray(['US', 'PR', 'another'], { minLength: 1 }),
  }),
  fc.record({ value: fc.constant(name), empty: fc.boolean() }),
  fc.record({ value: fc.constant(amount), atLeast: fc.constantFrom(4, 5, 6) }),
  fc.record({ value: fc.constantFrom(4, 5, 6), greaterThan: fc.constant(amount) }),
  fc.record({ value: fc.constant(flag), equals: fc.boolean() }),
);

const { condition } = fc.letrec((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    test,
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));

const claims = (SAMPLES.name ?? []).flatMap((one) =>
  (SAMPLES.amount ?? []).flatMap((two) =>
    (SAMPLES.flag ?? []).map((three) => ({ name: one, amount: two, flag: three })),
  ),
);

describe('the search and the judgement', () => {
  it('C12-10: settles drawn conditions as trying every answer does', () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (written) => {
        const isMet = claims.some((claim) => written.every((one) => holds(one, claim)));
        expect(solve(written)).toBe(isMet ? 'yes' : 'no');
      }),
    );
  });
});
