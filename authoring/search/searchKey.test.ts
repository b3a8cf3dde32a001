import { expect, it } from 'vitest';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import { searchKey } from './searchKey.ts';

it('C12-12: another tool, or another finding of the checks, is another search', () => {
  const subject = { read: readBundle(bundleWith()), told: [], now: new Date('2026-06-15T12:00:00Z') };
  const finding = {
    file: 'models.json',
    line: 1,
    column: 1,
    code: 'unused-text',
    message: '',
    hint: '',
  } as const;
  const keys = [
    searchKey(subject, 300),
    searchKey(subject, 300, 'other'),
    searchKey({ ...subject, told: [{ ...finding, severity: 'warning' }] }, 300),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(searchKey({ ...subject, read: readBundle(bundleWith()) }, 300)).toBe(keys[0]);
});
