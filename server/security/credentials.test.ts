import { describe, expect, it } from 'vitest';
import { MASKS, separatorsOf } from '../../transforms/masks/masks.ts';
import { credentialHash, normaliseCredential } from './credentials.ts';
import { serverKeyOf } from './serverKey.ts';

const key = serverKeyOf(Buffer.alloc(32, 1));

describe('credentials', () => {
  it.each([
    ['(206) 555-0100', '2065550100'],
    ['98101-', '98101'],
    ['01/31/1980', '01311980'],
    [' O’Brien ', 'O’BRIEN'],
    ['Jose\u0301', 'JOSÉ'],
    [4711, '4711'],
  ])('C6-14, C7-07: %j and %j are the same', (left, right) => {
    expect(normaliseCredential(left)).toBe(normaliseCredential(right));
  });

  it.each([
    ['a.b@example.com', 'ab@example.com'],
    ['Ångström', 'Angstrom'],
    ['12', '1 3'],
  ])('C6-14: %j and %j are not', (left, right) => {
    expect(normaliseCredential(left)).not.toBe(normaliseCredential(right));
  });

  it('C6-14, C7-07, C11-06: whatever a mask puts in is left out', () => {
    const separators = Object.values(MASKS).map(separatorsOf).join('');
    expect(normaliseCredential(`a${separators}b`)).toBe('ab');
  });

  it('C6-14: an empty one has no hash, so that two empty ones never match', () => {
    for (const value of ['', '  ', null, undefined, '---', {}, ['a']])
      expect(credentialHash(key, 'standard', 'pin', value)).toBeNull();
  });

  it('C6-14: the same text in another column or form has another hash', () => {
    const hashes = [
      credentialHash(key, 'standard', 'pin', '1'),
      credentialHash(key, 'standard', 'code', '1'),
      credentialHash(key, 'lookup', 'pin', '1'),
    ];
    expect(new Set(hashes).size).toBe(3);
  });
});
