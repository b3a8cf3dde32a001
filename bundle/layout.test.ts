import { describe, expect, it } from 'vitest';
import { readBundle } from './readBundle.ts';
import { readMetaSchema } from './schema/metaSchemas.ts';
import { bundleWith, change } from './testing/bundles.testkit.ts';
import { codes, INFO } from './testing/findings.testkit.ts';

const LIST = { $schema: 'list.schema.json', values: [{ value: 'a', label: 'A' }, { value: 'b' }] };

describe('the files of a bundle', () => {
  it('C9-01: lists come as JSON or as CSV, texts by their culture, pages by form and name', () => {
    const folder = bundleWith([
      { file: 'lists/plain.json', text: JSON.stringify(LIST) },
      { file: 'lists/sheet.csv', text: 'label,value\nA,a\n,b\n' },
      { file: 'content/es.json', text: '{ "$schema": "content.schema.json", "Own": "Hola" }' },
    ]);
    const { lists, content, pages } = readBundle(folder).view.bundle;
    expect(lists.sheet?.values).toEqual(LIST.values);
    expect(lists.plain?.values).toEqual(LIST.values);
    expect(content.es).toMatchObject({ Own: 'Hola' });
    expect(pages['standard/claimant-info']?.titleKey).toBe('ClaimantInfo_Title');
  });

  it.each([
    ['a key that no entry has', change('models.json', '/models/0/hash', 'a'), 'unknown-key'],
    ['texts within texts', change('content/en.json', '/Group', { Own: 'Hello' }), 'wrong-type'],
    [
      'a block without its id',
      change(INFO, '/blocks/0', { kind: 'header', textKey: 'Group' }),
      'missing-key',
    ],
  ])('C9-01 C9-02: %s is a finding', async (_what, wrong, code) => {
    expect(await codes(wrong)).toContain(code);
  });

  it('C9-02: a placement takes every key of its kind, and its dependencies all that they can do', async () => {
    const when = { value: { field: 'email' }, empty: false };
    const doing = {
      ...{ hide: false, disable: true, disableOnFulfilled: false, mask: 'usPhone' },
      ...{ resetOnUnfulfilled: true, resetOnFulfilled: false, resetValue: null },
    };
    const placement = {
      ...{ name: 'phone', model: 'claimantInfo', label: 'Field_Phone', key: 'own', component: 'text' },
      ...{ placeholder: 'Field_Phone', prepended: 'Field_Phone', appended: 'Field_Phone' },
      ...{ suppressLabel: true, disableRequiredStyling: true, maskName: 'usPhone', defaultValue: null },
      ...{ overrideEverDirtyFieldConstraint: true, dependencies: [{ when, ...doing }] },
    };
    const found = await codes(change(INFO, '/blocks/1/fields/1', placement));
    expect(found.filter((code) => /key|type/.test(code))).toEqual([]);
    const misspelt = { ...placement, dependencies: [{ when, hides: true }] };
    expect(await codes(change(INFO, '/blocks/1/fields/1', misspelt))).toContain('unknown-key');
  });

  it('C9-01: what settlement.json says of all forms is in its meta-schema', () => {
    const { properties } = readMetaSchema('settlement');
    expect(Object.keys(properties ?? {})).toEqual(
      expect.arrayContaining([
        ...['nameKey', 'theme', 'cultures', 'timeZone', 'deadlines', 'characterWhitelist', 'contact'],
        ...['links', 'tags', 'forms', 'paymentMethods', 'captcha', 'settings'],
      ]),
    );
  });
});
