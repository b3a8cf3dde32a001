import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Files of the product that set Ajv up, each with what it says. */
const setUps = globSync('{transforms,bundle,authoring,server,cli,src,widgets}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|testkit)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => /new Ajv\w*\(/.test(text));

describe('Ajv', () => {
  it('is set up once for each purpose, as the decision lists them', () => {
    const decision = readFileSync(join(root, 'docs/decisions/0041-one-way-to-read-a-bundle.md'), 'utf8');
    const listed = [...decision.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
    expect(setUps.map(({ file }) => file).sort()).toEqual(listed.sort());
  });

  it.each(setUps)(
    'is strict in $file; only keys that another schema describes may be required',
    ({ text }) => {
      expect(text).toMatch(/\bstrict: true\b/);
      expect(text).not.toMatch(/\bstrict(?!Required)\w+: (?:false|'log')/);
    },
  );
});
