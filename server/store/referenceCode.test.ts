import { describe, expect, it } from 'vitest';
import { drawReferenceCode, readReferenceCode } from './referenceCode.ts';

const ALPHABET = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'];

/** The code with each character replaced by each other one. */
function slips(code: string): string[] {
  const text = code.replace('-', '');
  return [...text].flatMap((right, at) =>
    ALPHABET.filter((other) => other !== right).map(
      (other) => text.slice(0, at) + other + text.slice(at + 1),
    ),
  );
}

/** The code with each two different neighbours of its body swapped. */
function swaps(code: string): string[] {
  const text = code.replace('-', '');
  const swapped = [...text.slice(0, -2)].map(
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  );
  return swapped.filter((wrong) => wrong !== text);
}

describe('reference codes', () => {
  const codes = Array.from({ length: 200 }, drawReferenceCode);

  it('C6-08: have no characters that look alike', () => {
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('C6-08: end with a check character that finds every single slip and every swap of neighbours', () => {
    for (const code of codes.slice(0, 20)) {
      expect(readReferenceCode(code)).toBe(code);
      for (const wrong of [...slips(code), ...swaps(code)])
        expect(readReferenceCode(wrong), wrong).toBeNull();
    }
  });

  it('C6-08: are read as people type them', () => {
    const [code = ''] = codes;
    expect(readReferenceCode(` ${code.toLowerCase().replace('-', '')} `)).toBe(code);
    for (const wrong of ['', 'x', `${code}2`, code.replace(/^./, '0')])
      expect(readReferenceCode(wrong)).toBeNull();
  });
});
