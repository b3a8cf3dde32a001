import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../../bundle/readBundle.ts';
import { bundleWith, change } from '../../../bundle/testing/bundles.testkit.ts';
import { validateBundle } from '../../../bundle/validateBundle.ts';
import { runCli } from '../../../cli/testing/runCli.ts';
import type { Occurrence } from './namesIn.ts';
import { nameAt, type References, referencesOf } from './references.ts';
import { type FileEdit, keepsName, RenameError, type Renaming, renamedTogether, renameTo } from './rename.ts';

const SETTLEMENTS = join(import.meta.dirname, '../../../settlements');

function opened(folder: string) {
  const read = readBundle(folder);
  return { folder, read, references: referencesOf(read) };
}

/** The name at the first place where a file has a text in quotes. */
function named({ read, references }: ReturnType<typeof opened>, path: string, name: string): Occurrence {
  const file = read.files.find((one) => one.path === path);
  const offset = file?.text.indexOf(`"${name}"`) ?? -1;
  const found = file && offset >= 0 ? nameAt(references, file, offset + 1) : undefined;
  if (!found) throw new Error(`${path} names no ${name}.`);
  return found;
}

function write(folder: string, edits: readonly FileEdit[]): void {
  const backwards = edits.toSorted((a, b) => b.offset - a.offset);
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    for (const edit of backwards.filter((one) => one.file === file))
      text = text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
    writeFileSync(path, text);
  }
}

/** Renames of all fields that can have another name, each once; names that must stay alike are renamed together. */
function allRenames(read: ReturnType<typeof readBundle>, references: References): Renaming[] {
  const done = new Set<string>();
  const fields = references.all().filter(({ names }) => names === 'fieldDefinition');
  return fields.flatMap((field) => {
    const joined = renamedTogether(references, field);
    if (done.has(field.symbols[0] ?? '') || keepsName(read, joined) !== undefined) return [];
    for (const symbol of joined) done.add(symbol);
    return [renameTo(read, references, field, `${field.name}Anew`)];
  });
}

const texts = ({ edits }: Renaming, file: string): string[] =>
  edits.filter((edit) => edit.file === file).map(({ text }) => text);

describe('renaming through all files of a bundle', () => {
  it.each(['meridian-auto', 'larkmoor-breach'])(
    'C12-06: every field of %s under another name leaves every verdict as it was, and nothing to find',
    async (name) => {
      const folder = bundleWith([], join(SETTLEMENTS, name));
      const { read, references } = opened(folder);
      const before = (await validateBundle(folder)).map(({ code, message }) => [code, message]);
      const renames = allRenames(read, references);
      expect(renames.length).toBeGreaterThan(30);
      write(
        folder,
        renames.flatMap(({ edits }) => edits),
      );
      expect((await validateBundle(folder)).map(({ code, message }) => [code, message])).toEqual(before);
      const { code, out, err } = await runCli(['cases', folder]);
      expect(code, out + err).toBe(0);
    },
  );

  it('C12-06: the text of a label whose key is made of a field goes along, and first letters stay as they were', () => {
    const page = 'pages/standard/claimant-info.json';
    const opening = opened(
      bundleWith([
        change(page, '/blocks/1/fields/0', { name: 'Email' }),
        change('content/en.json', '/Field_claimantInfo_email', 'E-mail'),
      ]),
    );
    const { read, references } = opening;
    const renaming = renameTo(read, references, named(opening, 'models.json', 'email'), 'mail');
    expect(texts(renaming, page)).toEqual(['Mail']);
    expect(texts(renaming, 'content/en.json')).toEqual(['Field_claimantInfo_mail']);
  });

  it('C12-06: what the class list brings under the same name is renamed with it, in its header too', () => {
    const opening = opened(bundleWith([], join(SETTLEMENTS, 'larkmoor-breach')));
    const { read, references } = opening;
    const renaming = renameTo(
      read,
      references,
      named(opening, 'models.json', 'stateAtIncident'),
      'homeState',
    );
    expect(texts(renaming, 'claimants/standard.csv')).toEqual(['homeState']);
    expect(texts(renaming, 'models.json')).toEqual(['homeState']);
  });

  it('C12-06: a field that holds the country of a telephone number is renamed in the rule too', () => {
    const folder = bundleWith([], join(SETTLEMENTS, 'larkmoor-breach'));
    const models = join(folder, 'models.json');
    const other = '{ "name": "phoneCountry", "type": "string" },';
    const text = readFileSync(models, 'utf8');
    const at = text.lastIndexOf('{', text.indexOf('"mailingCountry"'));
    writeFileSync(
      models,
      `${text.slice(0, at)}${other}${text.slice(at).replace('"country": "mailingCountry"', '"country": "phoneCountry"')}`,
    );
    const opening = opened(folder);
    const renaming = renameTo(
      opening.read,
      opening.references,
      named(opening, 'models.json', 'phoneCountry'),
      'landline',
    );
    expect(texts(renaming, 'models.json')).toEqual(['landline', 'landline']);
  });

  it('C12-06: texts, deadlines and pages are renamed wherever they are named, plural forms and placeholders with them', () => {
    const opening = opened(
      bundleWith([
        change('settlement.json', '/deadlines', { lateDeadline: { deadline: '12/31/2036' } }),
        change('settlement.json', '/forms/standard/deadlines', [{ key: 'lateDeadline' }]),
        change('content/en.json', '/Landing_Lead_one', 'By {deadline.lateDeadline.full}'),
        change('content/en.json', '/Landing_Lead_other', 'By {deadline.lateDeadline.full}'),
        change('pages/standard/landing.json', '/introKey', 'Landing_Lead'),
      ]),
    );
    const { read, references } = opening;
    const late = renameTo(
      read,
      references,
      named(opening, 'settlement.json', 'lateDeadline'),
      'secondDeadline',
    );
    expect(late.edits.map(({ file, text }) => `${file} ${text}`).sort()).toEqual([
      'content/en.json secondDeadline',
      'content/en.json secondDeadline',
      'settlement.json secondDeadline',
      'settlement.json secondDeadline',
    ]);
    const text = renameTo(
      read,
      references,
      named(opening, 'pages/standard/landing.json', 'Landing_Lead'),
      'Landing_Words',
    );
    expect(text.edits.map(({ file, length }) => `${file} ${length}`).sort()).toEqual([
      'content/en.json 12',
      'content/en.json 12',
      'pages/standard/landing.json 12',
    ]);
    const page = renameTo(read, references, named(opening, 'settlement.json', 'claim-details'), 'details');
    expect(page.move).toEqual({
      from: 'pages/standard/claim-details.json',
      to: 'pages/standard/details.json',
    });
    expect(texts(page, 'settlement.json')).toEqual(['details']);
  });

  it.each([
    ['a name that there is', 'email', 'phone', 'already'],
    ['a name of another form', 'email', 'e-mail', 'letters and digits'],
    ['what a block needs', 'firstName', 'givenName', 'The name block'],
    ['what the product knows', 'claimantInfo', 'claimant', "the product's own"],
  ])('C12-06: %s is refused with its reason', (_case, name, to, reason) => {
    const opening = opened(bundleWith());
    const rename = () => renameTo(opening.read, opening.references, named(opening, 'models.json', name), to);
    expect(rename).toThrow(RenameError);
    expect(rename).toThrow(reason);
  });

  it('C12-06: nothing is renamed while a file cannot be read: names in it would be missed', () => {
    const opening = opened(bundleWith([{ file: 'pages/standard/landing.json', text: '{' }]));
    const rename = () =>
      renameTo(opening.read, opening.references, named(opening, 'models.json', 'email'), 'mail');
    expect(rename).toThrow('pages/standard/landing.json');
  });
});
