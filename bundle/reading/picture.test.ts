import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

/** Pictures of 7 by 3 px as libwebp writes them, to their first chunk of pixels. */
const WEBP = {
  extended: '524946460000000057454250565038580a000000100000000600000200000000',
  lossless: '5249464600000000574542505650384c0d0000002f0680000000000000000000',
  plain: '52494646000000005745425056503820180000003001009d012a070003000000',
};

it('reads kind and size of a PNG', () => {
  const bytes = readFileSync('settlements/northline-recall/images/logo.png');
  expect(pictureOf(bytes)).toEqual({ type: 'image/png', width: 96, height: 96 });
});

it.each(Object.entries(WEBP))('reads kind and size of a WebP, %s', (_name, bytes) => {
  expect(pictureOf(Buffer.from(bytes, 'hex'))).toEqual({ type: 'image/webp', width: 7, height: 3 });
});

it.each([
  ['nothing', ''],
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('hex')],
  ['a PNG that is cut', '89504e470d0a1a0a0000000d49484452'],
  ['a sound in the same container', '524946460000000057415645666d7420100000000100010044ac000088580100'],
])('%s is no picture', (_name, bytes) => {
  expect(pictureOf(Buffer.from(bytes, 'hex'))).toBeUndefined();
});
