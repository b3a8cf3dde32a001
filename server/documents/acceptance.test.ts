import { expect, it } from 'vitest';
import { acceptedType } from '../security/uploadTypes.ts';
import { documentLimits } from './acceptance.ts';

it('C10-25: a form that names no types takes the photos that phones make, HEIC among them', async () => {
  const { accept } = documentLimits(undefined);
  const photo = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await acceptedType('IMG_2041.HEIC', photo, accept)).toBe('image/heic');
  expect(await acceptedType('IMG_2041.heic', Buffer.from('MZ\0\0'.padEnd(64, '\0')), accept)).toBeNull();
});
