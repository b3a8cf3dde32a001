import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import { MASKS, separatorsOf } from '../../transforms/masks/masks.ts';
import { hashWithoutSeparators, lookupHashes, storedHashes } from './credentialHashes.ts';
import type { ServerKey } from './serverKey.ts';

const key: ServerKey = {
  sign: (purpose, text) => `${purpose}:${text}`,
  signed: (purpose, text, signature) => signature === `${purpose}:${text}`,
  secret: (purpose) => purpose,
  keyObject: (purpose) => createSecretKey(purpose, 'utf8'),
  fingerprint: 'k',
  roots: [],
  older: [],
};
const PHONE = separatorsOf(MASKS.usPhone);

describe('credentials', () => {
  it.each([
    ['(206) 555-0100', '2065550100', 'usPhone'],
    ['98101-', '98101', 'usZip'],
    ['01/31/1980', '01311980', 'date'],
    ['1,234.50', '1234.50', 'currencyDecimals'],
    [' O’Brien ', 'O’BRIEN', 'vin'],
    ['Jose\u0301', 'JOSÉ', 'vin'],
    [4711, '4711', 'vin'],
    ['\u00a0MAF\u2013100001 ', 'MAF-100001', 'vin'],
    ['De  la\u00a0Cruz', 'De la Cruz', 'vin'],
  ] as const)('C6-14, C7-07, C10-37, C11-06: %j and %j are the same under %s', (left, right, mask) => {
    const separators = separatorsOf(MASKS[mask]);
    expect(normaliseCredential(left, separators)).toBe(normaliseCredential(right, separators));
    const kept = storedHashes(key, 'standard', 'pin', left);
    expect(lookupHashes(key, 'standard', 'pin', right, separators).some((hash) => kept.includes(hash))).toBe(
      true,
    );
  });

  it.each([
    ['a.b@example.com', 'ab@example.com', ''],
    ['Ångström', 'Angstrom', ''],
    ['12', '1 3', PHONE],
    ['98101-0001', '981010001', ''],
    ['98101-0001', '981010001', separatorsOf(MASKS.date)],
    ['Smith-Jones', 'Smith Jones', ''],
  ])('C6-14, C11-06: %j and %j are not, where a mask puts in %j', (left, right, separators) => {
    expect(normaliseCredential(left, separators)).not.toBe(normaliseCredential(right, separators));
    const kept = new Set(storedHashes(key, 'standard', 'pin', left));
    const sought = lookupHashes(key, 'standard', 'pin', right, separators);
    expect(sought.slice(0, -1).filter((hash) => kept.has(hash))).toEqual([]);
    expect(kept).not.toContain(sought.at(-1));
  });

  it('C6-14: an empty one has no hash, so that two empty ones never match', () => {
    for (const value of ['', '  ', null, undefined, '(-)', {}, ['a']])
      expect(lookupHashes(key, 'standard', 'pin', value, PHONE)).toEqual([]);
    for (const value of ['', '  ']) expect(storedHashes(key, 'standard', 'pin', value)).toEqual([]);
    for (const value of ['', ' - ']) expect(hashWithoutSeparators(key, 'standard', 'pin', value)).toBeNull();
  });

  it('C6-14: the same text in another column or form has another hash', () => {
    const hashes = [
      ...storedHashes(key, 'standard', 'pin', '1'),
      ...storedHashes(key, 'standard', 'code', '1'),
      ...storedHashes(key, 'lookup', 'pin', '1'),
    ];
    expect(new Set(hashes).size).toBe(3);
  });
});
