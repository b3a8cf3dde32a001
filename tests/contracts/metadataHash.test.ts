import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { canonicalJson, withMetadataHash } from '../../transforms/config/hash.ts';
import { readAllVectors } from '../oracle/caseFiles.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 8785 once more: of JSON values, keys by their UTF-16 code units and numbers as ECMAScript writes them. */
function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${serialize(item)}`).join(',')}}`;
}

describe('the hash of a configuration', () => {
  it('C2-02: each entry of the vectors has the hash that it came with', () => {
    for (const { file, models } of readAllVectors()) {
      for (const { metadataHash, ...entry } of models) {
        const hashed = withMetadataHash(entry as ModelEntry, sha256);
        expect(`${file} ${hashed.metadataHash}`).toBe(`${file} ${metadataHash}`);
      }
    }
  });

  it('C2-02: canonical JSON is that of RFC 8785, as a second implementation writes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(value)).toBe(serialize(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('C2-02: the order of keys and a hash that is there already change nothing, any value does', () => {
    const entry: ModelEntry = {
      metadata: { formType: 'Standard', dtoMapping: 'claimantInfo' },
      fields: [{ name: 'a', type: 'string', rules: [] }],
    };
    const { fields, metadata } = entry;
    const hash = withMetadataHash(entry, sha256).metadataHash;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(withMetadataHash({ fields, metadata, metadataHash: 'f'.repeat(64) }, sha256).metadataHash).toBe(
      hash,
    );
    const changed = { ...entry, fields: [{ name: 'b', type: 'string' as const, rules: [] }] };
    expect(withMetadataHash(changed, sha256).metadataHash).not.toBe(hash);
  });
});
