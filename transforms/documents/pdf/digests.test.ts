import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesOf } from '../bytes.ts';
import { md5 } from './md5.ts';
import { rc4 } from './rc4.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it('C10-25: MD5 is that of the platform, at each length around a block', () => {
  for (let length = 0; length < 140; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hex(md5(bytes)), String(length)).toBe(createHash('md5').update(bytes).digest('hex'));
  }
});

it.each([
  ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
  ['Wiki', 'pedia', '1021bf0420'],
  ['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
])('C10-25: RC4 with the key %s gives the bytes that are published', (key, text, encrypted) => {
  expect(hex(rc4(bytesOf(key), bytesOf(text)))).toBe(encrypted);
});
