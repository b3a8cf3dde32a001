import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import { Editor, textIn } from './testing/editor.testkit.ts';

const INFO = 'pages/standard/claimant-info.json';

let editor: Editor;

beforeAll(async () => {
  editor = await Editor.start();
});
afterAll(async () => {
  expect(await editor.close()).toBe(0);
});

describe('claimwright language-server, findings', () => {
  it('C12-06: what is typed and not saved is checked against the other files, at the word itself', async () => {
    const page = await editor.open(bundleWith(), INFO);
    await editor.type(page, '"name": "email"', '"name": "emial"');
    const [found] = await editor.findings(page, (all) => all.length > 0);
    expect(found).toMatchObject({ code: 'placed-field-missing', severity: 1, source: 'claimwright' });
    expect(found?.message).toContain('Did you mean "email"?');
    expect(found && textIn(editor.document(page), found)).toBe('"emial"');
    await editor.type(page, '"emial"', '"email"');
    expect(await editor.findings(page, (all) => all.length === 0)).toEqual([]);
  });

  it('C12-06: what a key breaks in other files is told there, and taken back', async () => {
    const folder = bundleWith();
    const models = await editor.open(folder, 'models.json');
    const page = pathToFileURL(join(folder, INFO)).href;
    await editor.type(models, '"name": "email"', '"name": "mail"');
    const [found] = await editor.findings(page, (all) => all.length > 0);
    expect(found?.code).toBe('placed-field-missing');
    await editor.type(models, '"name": "mail"', '"name": "email"');
    await editor.findings(page, (all) => all.length === 0);
  });

  it('C12-17: the rows of a class list are checked as they are typed, by the rules of what they fill', async () => {
    const list = await editor.open(
      bundleWith([], resolve('settlements/meridian-auto')),
      'claimants/standard.csv',
    );
    await editor.type(list, ',98101,2018,', ',98101,1018,');
    const [wrong] = await editor.findings(list, (all) => all.length > 0);
    expect(wrong).toMatchObject({ code: 'row-value', range: { start: { line: 1 } } });
    expect(wrong?.message).toContain('Column vehicleYear, "1018"');
    await editor.type(list, ',98101,1018,', ',98101,2018,,');
    const [long] = await editor.findings(list, (all) => all.some(({ code }) => code !== 'row-value'));
    expect(long).toMatchObject({ code: 'syntax-error', range: { start: { line: 1 } } });
    await editor.type(list, ',98101,2018,,', ',98101,2018,');
    expect(await editor.findings(list, (all) => all.length === 0)).toEqual([]);
  });

  it('C12-06: a half-written file gets the findings of what is whole, and none that its fault causes', async () => {
    const page = await editor.open(bundleWith(), INFO);
    await editor.type(page, '"titleKey": "', '"titleKey": "No');
    const text = editor.document(page).getText();
    const end = text.lastIndexOf('"name"');
    await editor.apply(page, [
      {
        range: { start: editor.document(page).positionAt(end), end: { line: 9999, character: 0 } },
        newText: '"na',
      },
    ]);
    const found = await editor.findings(
      page,
      (all) =>
        all.some(({ code }) => code === 'syntax-error') && all.some(({ code }) => code === 'missing-text'),
    );
    expect(found.map(({ code }) => code).sort()).toEqual(['missing-text', 'syntax-error']);
  });
});
