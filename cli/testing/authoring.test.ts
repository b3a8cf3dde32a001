import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMetaSchema } from '../../bundle/schema/metaSchemas.ts';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import { examplesIn, readGuide, sectionsOf } from '../../bundle/testing/markdown.testkit.ts';
import { openBundle, validateBundle } from '../../bundle/validateBundle.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import { operators } from '../../transforms/conditions/compile.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { RULE_NAMES } from '../../transforms/vocabulary/rules.ts';
import { runCli } from './runCli.ts';

const document = readGuide();

/** The examples below each chapter's headings. */
function chapter(title: string) {
  const found = sectionsOf(document, 2).find((section) => section.title === title);
  const start = document.indexOf(`\n## ${title}\n`);
  const end = document.indexOf('\n## ', start + 1);
  const text = document.slice(start, end < 0 ? undefined : end);
  if (!found) throw new Error(`docs/authoring/ has no chapter ${title}.`);
  return sectionsOf(text, 3).map((section) => ({ title: section.title, examples: examplesIn(section.text) }));
}

interface Definition {
  properties: Record<string, unknown>;
  oneOf?: { $ref: string }[];
}

function definitionsOf(name: 'page' | 'condition'): Record<string, Definition> {
  return readMetaSchema(name).definitions as Record<string, Definition>;
}

const sections = sectionsOf(document, 3).map(({ title, text }) => ({ title, examples: examplesIn(text) }));
const tenMinutes = examplesIn(
  sectionsOf(document, 2).find(({ title }) => title === 'Ten minutes')?.text ?? '',
);

/** The worked sections: each shows by cases what it does. */
function sectionsWithCases() {
  return sections.filter(({ examples }) => examples.some(({ file }) => file.startsWith('cases/')));
}

/** The picture of which an example speaks: no example can hold one. */
const LOGO = 'images/logo.png';

function putLogo(folder: string): void {
  mkdirSync(join(folder, 'images'));
  copyFileSync(join('settlements/northline-recall', LOGO), join(folder, LOGO));
}

describe('docs/authoring/', () => {
  it('every section has an example', () => {
    expect(sections.filter(({ examples }) => examples.length === 0)).toEqual([]);
    expect(sections.length).toBeGreaterThan(90);
  });

  it.each(sections)(
    'C9-01, C9-02: the example of "$title" gives a bundle without a finding that compiles',
    async ({ examples }) => {
      const folder = bundleWith(examples);
      if (JSON.stringify(examples).includes(LOGO)) putLogo(folder);
      expect(await validateBundle(folder)).toEqual([]);
      const { bundle } = (await openBundle(folder, { withCases: true, withRows: true })).view;
      expect(compileForm(readForm(bundle, 'standard')).text).toContain('export default');
    },
  );

  it('C5-07: the ten minutes end with a bundle that validates and whose cases pass', async () => {
    const folder = bundleWith(tenMinutes);
    expect(await runCli(['validate', '--strict', folder])).toMatchObject({ code: 0, out: 'No findings.\n' });
    expect(await runCli(['cases', folder])).toMatchObject({ code: 0, out: '3 passed, 0 failed\n' });
  });

  it.each(sectionsWithCases())('C8-17: the cases of "$title" get their verdicts', async ({ examples }) => {
    const outcome = await runCli(['cases', bundleWith(examples)]);
    expect(outcome.out).toMatch(/^[1-9][0-9]* passed, 0 failed\n$/);
    expect(outcome.code).toBe(0);
  });

  it('has each kind of block, with an example that uses it', () => {
    const kinds = (definitionsOf('page').block?.oneOf ?? []).map(({ $ref }) =>
      $ref.replace(/^.*\/|Block$/g, ''),
    );
    const blocks = chapter('Blocks');
    expect(blocks.map(({ title }) => title).sort()).toEqual(kinds.sort());
    for (const { title, examples } of blocks.filter(({ title }) => title !== 'name')) {
      expect(
        examples.some(({ text }) => text.includes(`"kind": "${title}"`)),
        title,
      ).toBe(true);
    }
  });

  it('R3-35: has each key of a field, with an example that uses it', () => {
    const keys = Object.keys(definitionsOf('page').fieldPlacement?.properties ?? {});
    const fields = chapter('Field keys');
    expect(fields.map(({ title }) => title).sort()).toEqual(keys.sort());
    for (const { title, examples } of fields.filter(({ title }) => title !== 'label')) {
      expect(
        examples.some(({ text, pointer }) => text.includes(`"${title}":`) || pointer?.endsWith(title)),
        title,
      ).toBe(true);
    }
  });

  it('R5-13: has each rule, with an example that uses it', () => {
    const rules = chapter('Rules');
    expect(rules.map(({ title }) => title).sort()).toEqual(RULE_NAMES.toSorted());
    for (const { title, examples } of rules) {
      expect(
        examples.some(({ text }) => text.includes(`"name": "${title}"`)),
        title,
      ).toBe(true);
    }
  });

  it('C8-01, C8-02: has each kind of condition, operator and operand, with an example that uses it', () => {
    const operands = Object.keys(definitionsOf('condition')).filter((name) => name.endsWith('Operand'));
    const named = ['Conditions', 'Operators', 'Operands'].flatMap(chapter);
    const wanted = [
      'all',
      'any',
      'not',
      ...operators(),
      ...operands.map((name) => name.replace('Operand', '')),
    ];
    expect(named.map(({ title }) => title).sort()).toEqual(wanted.sort());
    for (const { title, examples } of named) {
      expect(
        examples.some(({ text }) => text.includes(`"${title}":`)),
        title,
      ).toBe(true);
    }
  });
});
