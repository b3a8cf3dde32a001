import { expect, it } from 'vitest';
import { acceptedType } from '../../transforms/documents/documentType.ts';
import { heicOf } from '../../transforms/documents/photos.testkit.ts';
import { documentLimits } from './acceptance.ts';

it('C10-25: a form that names no types takes the photos that phones make, HEIC among them', () => {
  const { accept } = documentLimits(undefined);
  expect(acceptedType('IMG_2041.HEIC', heicOf(), accept)).toBe('image/heic');
  expect(acceptedType('IMG_2041.heic', Buffer.from('MZ\0\0'.padEnd(64, '\0')), accept)).toBeNull();
});
