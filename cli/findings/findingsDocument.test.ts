import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { validateBundle } from '../bundle/validateBundle.ts';
import { bundleWith, type Change, removeBundles } from '../testing/bundleKit.ts';
import { examplesIn, sectionsOf } from '../testing/markdown.ts';
import { CODES } from './codes.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'findings.md'), 'utf8');
const chapters = sectionsOf(document, 3).map(({ title, text }) => {
  const [, bad = '', mended = ''] = text.split(/^(?:Bad|Mended):/m);
  return { code: title.replaceAll('`', ''), text, bad: examplesIn(bad), mended: examplesIn(mended) };
});
/** Faults that no text can show; fileFindings.test.ts makes them. */
const WITHOUT_EXAMPLE = ['unreadable-file', 'file-too-large', 'link-loop', 'not-utf8', 'byte-order-mark'];

/** The codes that a bundle with these changes gets; for translations the bundle has Spanish too. */
async function codesOf(code: string, changes: Change[]): Promise<string[]> {
  const spanish: Change[] = [
    { file: 'settlement.json', pointer: '/cultures', text: '{"en":"English","es":"Español"}' },
  ];
  const isTranslated = code === 'missing-translation';
  const folder = bundleWith(isTranslated ? spanish : []);
  if (isTranslated) cpSync(join(folder, 'content/en.json'), join(folder, 'content/es.json'));
  const changed = bundleWith(changes, folder);
  return (await validateBundle(changed)).map((finding) => finding.code);
}

afterAll(removeBundles);

describe('docs/findings.md', () => {
  it('C5-03: has a chapter for each code, and no other', () => {
    expect(chapters.map(({ code }) => code).sort()).toEqual(Object.keys(CODES).sort());
  });

  it('says of each code whether it is a warning', () => {
    const warnings = chapters
      .filter(({ text }) => text.trim().startsWith('Warning.'))
      .map(({ code }) => code);
    const expected = Object.entries(CODES).filter(([, { severity }]) => severity === 'warning');
    expect(warnings.sort()).toEqual(expected.map(([code]) => code).sort());
  });

  it('has an example of each code that a text can show', () => {
    const without = chapters.filter(({ bad, mended }) => bad.length === 0 || mended.length === 0);
    expect(without.map(({ code }) => code).sort()).toEqual(WITHOUT_EXAMPLE.toSorted());
  });

  const shown = chapters.filter(({ code }) => !WITHOUT_EXAMPLE.includes(code));
  it.each(shown)(
    'C5-03: the bad example of $code gets that one finding, the mended one none',
    async ({ code, bad, mended }) => {
      expect(await codesOf(code, bad)).toEqual([code]);
      expect(await codesOf(code, mended)).toEqual([]);
    },
  );
});
