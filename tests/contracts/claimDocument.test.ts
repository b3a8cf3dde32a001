import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleWith, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { examplesIn, sectionsOf } from '../../bundle/testing/markdown.testkit.ts';
import { runCli } from '../../cli/testing/runCli.ts';
import type { FieldType } from '../../schemas/generated/types.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import { entry, field, inlineForm } from '../../transforms/testing/forms.testkit.ts';
import { JUDGED_RULES } from '../../transforms/vocabulary/rules.ts';
import { OWN_CASES_FOLDER, readVectors, type VectorFile } from '../oracle/caseFiles.ts';
import { lowerFirst, type RawField, type RawRule } from '../oracle/raw.ts';
import { nameOfModel } from '../oracle/scope.ts';
import { compileModels, judgeWith, openForm, reportOf } from './standalone.ts';

const guide = sectionsOf(readFileSync('docs/authoring/tools.md', 'utf8'), 3);
const reference = sectionsOf(readFileSync('docs/reference.md', 'utf8'), 3);

/** The rows of the tables below a heading of the guide, or of the reference, without their heads. */
function rowsBelow(title: string, sections = guide): string[][] {
  const text = sections.find((section) => section.title === title)?.text ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

const unquoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Where each rule stands: `claimTransactions.items.amount`, without the indices of records; all fields under `''`. */
function ownersOf({ models }: VectorFile): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  const add = (rules: RawRule[] = [], key: string) => {
    for (const { name } of rules)
      owners.set(lowerFirst(name), [...(owners.get(lowerFirst(name)) ?? []), key]);
  };
  const addField = ({ name, type, rules, fields = [], computed }: RawField, around: string) => {
    const key = `${around}.${lowerFirst(name)}`;
    add([{ name: '' }], key);
    add(rules, key);
    if (computed !== undefined) add([{ name: 'computed' }], key);
    if (type === 'number') add([{ name: 'number' }], key);
    for (const inner of fields) addField(inner, key);
  };
  for (const model of models) {
    add(model.rules, nameOfModel(model));
    for (const own of model.fields) addField(own, nameOfModel(model));
  }
  return owners;
}

/** What an error's path is for the rule whose it is, as the guide calls it. */
function placeOf(path: string, owners: readonly string[], fields: readonly string[]): string {
  const key = path.replace(/\.\d+(?=\.|$)/g, '');
  if (/\.\d+$/.test(path)) return 'the record';
  if (owners.includes(key)) return 'its own';
  const isOfRecord = fields.includes(key) && owners.includes(key.slice(0, key.lastIndexOf('.')));
  return isOfRecord ? 'the field of the record' : 'unknown';
}

/** Every place at which the rules report in our case files, each with the first path that is there. */
function placesFound(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of readVectors(OWN_CASES_FOLDER)) {
    const form = openForm(compileModels(file.models));
    const owners = ownersOf(file);
    for (const { claim } of file.cases)
      for (const { path, rule } of reportOf(judgeWith(form, file.context, claim))) {
        // A wrong type is no rule's error, and may stand at any path.
        if (rule === 'type') continue;
        const places = found.get(rule) ?? new Map<string, string>();
        const place = placeOf(path, owners.get(rule) ?? [], owners.get('') ?? []);
        found.set(rule, places.set(place, places.get(place) ?? path));
      }
  }
  return found;
}

describe('what the guide says of claim documents', () => {
  it('C9-03: at which path each rule reports is what the rules do in their cases', () => {
    const found = placesFound();
    expect([...found.keys()].sort()).toEqual([...JUDGED_RULES, 'computed'].sort());
    const rows = [...found.keys()].sort().map((rule) => [
      `\`${rule}\``,
      [...(found.get(rule) ?? new Map()).keys()].sort().join(', '),
      [...(found.get(rule) ?? new Map<string, string>()).entries()]
        .sort()
        .map(([, path]) => `\`${path}\``)
        .join(', '),
    ]);
    expect(rowsBelow('Where errors stand')).toEqual(rows);
  });

  it.each(['What a claim holds', 'Where errors stand'])(
    'C9-03: the reference says what the guide says of "%s", of links between records, too',
    (title) => {
      expect(rowsBelow(title, reference)).toEqual(rowsBelow(title));
      expect(rowsBelow(title, reference).length).toBeGreaterThan(0);
      const words = reference.find((section) => section.title === 'What a claim holds')?.text;
      expect(words).toContain('the `claimTransactionId` of a document is that of the record');
    },
  );

  it.each(['What a claim holds', 'Where errors stand'])(
    'C9-03: the example of "%s" gets its verdict',
    async (title) => {
      const text = guide.find((section) => section.title === title)?.text ?? '';
      const folder = bundleWith(examplesIn(text));
      expect(await runCli(['cases', folder])).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
      removeBundles();
    },
  );

  it('C9-03: how each kind of value is written is how claims take it; anything else is of the wrong type', async () => {
    const rows = rowsBelow('What a claim holds');
    const types = Object.keys(FIELD_KINDS) as FieldType[];
    expect(rows.map(([type]) => unquoted(type)[0])).toEqual(types);
    for (const [cell, , written, wrong] of rows) {
      const [type = ''] = unquoted(cell);
      const inner = type === 'list' ? { fields: [field('store'), field('amount', [], 'number')] } : {};
      const form = await inlineForm([
        entry('documentContexts', [field('value', [], type as FieldType, inner)]),
      ]);
      const structureOf = (text: string) =>
        form.judge({ documentContexts: [{ value: JSON.parse(text) }] }).structure.map(({ path }) => path);
      for (const text of unquoted(written)) expect([type, text, structureOf(text)]).toEqual([type, text, []]);
      for (const text of unquoted(wrong))
        expect([type, text, structureOf(text).length]).not.toEqual([type, text, 0]);
      expect(unquoted(written).length * unquoted(wrong).length).toBeGreaterThan(0);
    }
  });
});
