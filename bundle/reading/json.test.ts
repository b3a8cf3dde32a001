import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPointer } from '../../transforms/ground/pointer.ts';
import type { Part } from '../findings/position.ts';
import { parseFaultlessJson } from './faultlessJson.ts';
import { parseJson, parseWithFaults } from './json.ts';
import { positionsOf } from './positions.ts';

const DEEPEST = 200;

const key = fc.constantFrom('a', 'b', 'c:d', '"', '{', '__proto__', 'toString', '');
const { value: json } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('null', 'true', '-1.5e3', '""', '":"', '"[{\\"\\\\"', '"\\u007b"'),
    fc.array(tie('value')).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(key, tie('value')))
      .map((entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(',')}}`),
  ),
}));
/** Texts that are JSON, and some that lack a character. */
const text = fc.oneof(
  json,
  fc
    .tuple(json, fc.nat())
    .map(([whole, at]) => whole.slice(0, at % whole.length) + whole.slice((at % whole.length) + 1)),
);

const steps = fc.array(fc.oneof(key, fc.constantFrom('0', '1', '2')), { maxLength: 4 });

describe('a text of JSON', () => {
  it('C12-06: has each place where a tree of it has it', () => {
    fc.assert(
      fc.property(json, steps, fc.constantFrom<Part>('key', 'value'), (written, path, part) => {
        const pointer = toPointer(path);
        expect(positionsOf(written, true).atPointer(pointer, part)).toEqual(
          positionsOf(written).atPointer(pointer, part),
        );
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('C12-06: is read at once where a close look finds no fault in it, and there alone', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { value, faults } = parseWithFaults(written);
        const quick = parseFaultlessJson(written, DEEPEST);
        expect(quick).toEqual(faults.length === 0 ? { value } : undefined);
        expect(parseJson(written)).toEqual({ value, faults });
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('C12-06: is no deeper than may be', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseFaultlessJson(nested(DEEPEST), DEEPEST)).toBeDefined();
    expect(parseFaultlessJson(nested(DEEPEST + 1), DEEPEST)).toBeUndefined();
    expect(parseWithFaults(nested(DEEPEST)).faults).toEqual([]);
    expect(parseWithFaults(nested(DEEPEST + 1)).faults).toHaveLength(1);
  });
});
