import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEED_THE_BUNDLE } from '../../../bundle/checks/registry.ts';
import type { Report } from '../../../bundle/findings/finding.ts';
import { readBundle } from '../../../bundle/readBundle.ts';
import type { CheckedFile } from '../../../bundle/schema/checkFile.ts';
import {
  bundleWith,
  change,
  filesIn,
  placesIn,
  removeBundles,
} from '../../../bundle/testing/bundles.testkit.ts';
import { crossFileReports } from '../../../bundle/validateBundle.ts';
import { viewOf } from '../../../bundle/view/bundleView.ts';
import { isContainer, toPointer, valueAt } from '../../../transforms/ground/pointer.ts';
import { focusedReports } from './focusedReports.ts';
import { narrowTo } from './narrow.ts';

const INFO = 'pages/standard/claimant-info.json';
const FILES = [
  'models.json',
  'settlement.json',
  'content/en.json',
  INFO,
  'pages/standard/claim-details.json',
];
const NORTHLINE = join(import.meta.dirname, '../../../settlements/northline-recall');
const RUNS = 40;

/** Another value at a place of a file. */
function damage(folder: string, path: string, place: number, value: unknown): void {
  const root: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const places = placesIn(root).filter((keys) => keys.length > 0);
  const keys = [...(places[place % places.length] ?? [])];
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), root);
  if (isContainer(holder)) holder[last] = value;
  writeFileSync(join(folder, path), JSON.stringify(root, null, 2));
}

const told = (reports: readonly Report[], path: string): string[] =>
  reports
    .filter(({ file, code }) => file === path && !NEED_THE_BUNDLE.has(code))
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)
    .sort();

const modelsOf = (files: readonly CheckedFile[]) =>
  files.find(({ source }) => source.kind === 'models')?.value;
const filesOf = (folder: string) => [...readBundle(folder).view.files.values()];

async function focusedOn(folder: string, path: string, before: string) {
  const files = filesOf(folder);
  return focusedReports(path, { directory: folder, files, modelsBefore: JSON.parse(before) });
}

describe('a look at one file', () => {
  it.each([
    ['one form', undefined, RUNS],
    ['several forms', NORTHLINE, RUNS / 8],
  ])(
    'C12-06: finds in it what a look at all files finds, whatever was typed: %s',
    async (_name, from, numRuns) => {
      const value = fc.constantFrom<unknown>(
        'claimantInfo',
        'email',
        'yes',
        '',
        '^(a',
        'Landing_Title',
        -1,
        7,
        null,
        true,
        'phone',
        'usPhon',
      );
      const files = from === undefined ? FILES : filesIn(from).filter((path) => /^(pages|models)/.test(path));
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...files), fc.nat(), value, async (path, place, typed) => {
          const folder = bundleWith([], from);
          const before = readFileSync(join(folder, 'models.json'), 'utf8');
          damage(folder, path, place, typed);
          const everything = await crossFileReports(readBundle(folder).view, false);
          const found = told((await focusedOn(folder, path, before)).reports, path);
          // Of models.json only the fields that were typed in are looked at.
          const wanted = told(everything, path);
          expect(path === 'models.json' ? found.filter((one) => !wanted.includes(one)) : found).toEqual(
            path === 'models.json' ? [] : wanted,
          );
          removeBundles();
        }),
        { numRuns, seed: 11 },
      );
    },
  );

  it('C12-06: is quick because it passes over what other pages show, and over the rules of fields that the file does not name', () => {
    const { files, whole } = narrowTo(INFO, filesOf(bundleWith()), undefined);
    const pages = files.filter(
      ({ value }) => isContainer(value) && Array.isArray(value.blocks) && value.blocks.length > 0,
    );
    expect(pages.map(({ source }) => source.path)).toEqual([INFO]);
    const models = files.find(({ source }) => source.kind === 'models')?.value;
    expect(whole.map((pointer) => valueAt(models, `${pointer}/name`))).toEqual(['email', 'phone']);
    const others = placesIn(models)
      .filter((keys) => keys[4] === 'rules')
      .map((keys) => toPointer(keys.slice(0, 4)));
    expect([...new Set(others)]).toEqual(whole);
  });

  it('C12-06: is quick because it passes over the fields of other forms', () => {
    const files = filesOf(bundleWith([], NORTHLINE));
    const fieldsOf = (path: string) => {
      const { models } = viewOf('', narrowTo(path, files, modelsOf(files)).files);
      return models.all.filter(({ fields }) => fields.size > 0).map(({ formType }) => formType);
    };
    expect(new Set(fieldsOf('pages/automotive/claimant-info.json'))).toEqual(new Set(['Automotive']));
    expect(new Set(fieldsOf('settlement.json')).size).toBeGreaterThan(1);
    expect(fieldsOf('models.json')).toEqual([]);
  });

  it('C12-06: of models.json it sees the fields that were typed in since everything was looked at', async () => {
    const before: unknown = JSON.parse(readFileSync(join(bundleWith(), 'models.json'), 'utf8'));
    const folder = bundleWith([change('models.json', '/models/1/fields/3/rules/0', { name: 'maxLengt' })]);
    const files = filesOf(folder);
    expect(narrowTo('models.json', files, before).whole).toEqual(['/models/1/fields/3']);
    const { reports } = await focusedReports('models.json', {
      directory: folder,
      files,
      modelsBefore: before,
    });
    expect(reports.map(({ code }) => code)).toEqual(['unknown-rule']);
  });
});
