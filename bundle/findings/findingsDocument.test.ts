import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CODES } from '../reporting/codes.ts';
import { bundleWith, type Change, placeOf, removeBundles } from '../testing/bundles.testkit.ts';
import { examplesIn, sectionsOf } from '../testing/markdown.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'findings.md'), 'utf8');
const chapters = sectionsOf(document, 3).map(({ title, text }) => {
  const [, bad = '', mended = ''] = text.split(/^(?:Bad|Mended):/m);
  return { code: title.replaceAll('`', ''), text, bad: examplesIn(bad), mended: examplesIn(mended) };
});
/** Faults that no text can show; fileFindings.test.ts makes them. */
const OF_FILES = [
  'unreadable-file',
  'file-too-large',
  'link-loop',
  'link-out',
  'not-utf8',
  'byte-order-mark',
];
/** What the search finds, which `validateBundle` does not ask; search.test.ts makes them. */
const OF_SEARCH = [
  'stuck-form',
  'unusable-option',
  'unusable-field',
  'unreached-page',
  'never-failing',
  'one-sided-condition',
];
const WITHOUT_EXAMPLE = [...OF_FILES, ...OF_SEARCH];

/** A bundle with these changes; for translations the bundle has Spanish too. */
function changed(code: string, changes: Change[]): string {
  const spanish: Change[] = [
    { file: 'settlement.json', pointer: '/cultures', text: '{"en":"English","es":"Español"}' },
  ];
  const isTranslated = ['missing-translation', 'stale-translation'].includes(code);
  const folder = bundleWith(isTranslated ? spanish : []);
  if (isTranslated) cpSync(join(folder, 'content/en.json'), join(folder, 'content/es.json'));
  return bundleWith(changes, folder);
}

async function codesOf(code: string, changes: Change[]): Promise<string[]> {
  return (await validateBundle(changed(code, changes))).map((finding) => finding.code);
}

/** Where the finding of each bad example must be: the file, and the text that begins there (`{…` the object around it). */
const PLACES: Record<string, [file: string, text: string]> = {
  'missing-file': ['settlement.json', '"Español"'],
  'syntax-error': ['lists/stores.json', ']\n}'],
  'duplicate-key': ['lists/stores.json', '"value": "Market"'],
  'missing-schema': ['lists/stores.json', '{ "values"'],
  'wrong-schema': ['lists/stores.json', '"https:'],
  'unknown-key': ['models.json', '"ruels"'],
  'missing-key': ['models.json', '{…"ordinalParams": [\n                "usPhone"'],
  'wrong-type': ['settlement.json', '[\n    "a"'],
  'unknown-value': ['models.json', '"text"'],
  'wallet-settings': ['settlement.json', '"http://wallet.example"'],
  'receipt-address': ['settlement.json', '"claimantInfo.emial"'],
  'wallet-field': ['pages/standard/claimant-info.json', '"wallet",\n          "hint"'],
  'bad-value': ['pages/standard/not-eligible.json', '"not eligible"'],
  'unknown-model': ['models.json', '"claimantInof"'],
  'duplicate-model': ['models.json', '"signature"\n      },\n      "fields": []'],
  'ambiguous-name': ['models.json', '"Phone"'],
  'unknown-rule': ['models.json', '"requird"'],
  'missing-parameter': ['models.json', '{…"name": "maxLength"\n            }'],
  'wrong-parameter': ['models.json', '"twenty"'],
  'unknown-parameter': ['models.json', '"when": "always"'],
  'unknown-field': ['models.json', '"emailAddress"'],
  'unknown-operator': ['pages/standard/claim-details.json', '"equal"'],
  'wrong-condition': ['pages/standard/claim-details.json', '{…"value"'],
  'wrong-context': ['pages/standard/claim-details.json', '"claimTransactions"'],
  'misplaced-rule': [
    'models.json',
    '{…"name": "records",\n              "namedParams": {\n                "max": 3',
  ],
  'invalid-pattern': ['models.json', '"^[0-9$"'],
  'inverted-range': ['models.json', '100,\n'],
  'unknown-list': ['models.json', '"stores"'],
  'list-fields': ['models.json', '"list"'],
  'wrong-computed': ['models.json', '{\n            "count"'],
  'dependency-cycle': ['models.json', '{…"name": "bought"'],
  'file-dependency': [
    'pages/standard/claim-details.json',
    '[\n            {\n              "when": {\n                "value": {\n                  "field": "bought",\n                  "model"',
  ],
  'several-files': ['models.json', '{…"name": "secondFile"'],
  'file-outside-documents': ['models.json', '{…"name": "photo"'],
  'missing-page': ['settlement.json', '"claim-detials"'],
  'placed-field-missing': ['pages/standard/claimant-info.json', '"emial"'],
  'logo-file': ['settlement.json', '"images/seal.png"'],
  'unknown-theme': ['settlement.json', '"jnd-8-0-default"'],
  'unknown-time-zone': ['settlement.json', '"America/Los_Angeles"'],
  'unknown-deadline': ['settlement.json', '"lateDeadlin"'],
  'unused-deadline': ['settlement.json', '{\n      "deadline": "12/31/2036"'],
  'unsafe-address': ['settlement.json', '"javascript:alert(1)"'],
  'unreachable-deadline': ['settlement.json', '{…"when"'],
  'late-condition': ['settlement.json', '{\n            "value": {\n              "field": "bought"'],
  'deadline-format': ['settlement.json', '"2035-12-31"'],
  'wrong-form-type': ['settlement.json', '"Lookup"'],
  'lookup-submitted': ['settlement.json', '"receipt"'],
  'unreachable-page': ['pages/standard/help.json', '{'],
  'broken-sequence': ['settlement.json', '"landing"\n'],
  'duplicate-path': ['pages/standard/not-eligible.json', '"/standard/claim-details"'],
  'duplicate-block': [
    'pages/standard/claim-details.json',
    '"purchase",\n      "model": "claimDetails",\n      "dependencies"',
  ],
  'unfilled-list': ['pages/standard/claim-details.json', '[\n        {\n          "name": "store"'],
  'unset-link': ['models.json', '"claimTransactions"\n              }'],
  'wrong-only': ['pages/standard/claim-details.json', '"store"'],
  'missing-text': ['pages/standard/landing.json', '"Landing_Titel"'],
  'unused-text': ['content/en.json', '"Landing_Subtitle"'],
  'missing-translation': ['content/es.json', '{'],
  'stale-translation': ['content/es.json', '"File a claim"'],
  'plural-without-other': ['content/en.json', '"Error_TooLong_one"'],
  'uncounted-plural': ['content/en.json', '"Landing_Time_other"'],
  'unknown-placeholder': ['content/en.json', '"Enter an amount'],
  'broken-placeholder': ['content/en.json', '"Enter an amount'],
  'lost-placeholder': ['content/en.json', '"This session'],
  'html-in-text': ['content/en.json', '"Tell us'],
  'link-in-text': ['content/en.json', '"[Start]'],
  'forbidden-tag': ['content/en.json', '"<p>'],
  'unknown-mask': ['pages/standard/claimant-info.json', '"usPhoen"'],
  'mask-conflict': ['pages/standard/claimant-info.json', '"internationalPhone"'],
  'wrong-component': ['pages/standard/claim-details.json', '"checkbox"'],
  'missing-options': ['pages/standard/claimant-info.json', '"select"'],
  'surplus-options': ['pages/standard/claimant-info.json', '"countries"'],
  'boolean-radio': ['pages/standard/claimant-info.json', '"radio"'],
  'wrong-display': ['pages/standard/claim-details.json', '"money"'],
  'picker-mode': ['pages/standard/claim-details.json', '"range"'],
  'picker-format': ['pages/standard/claim-details.json', '{\n            "mode": "month"'],
  'picker-option': ['pages/standard/claim-details.json', '"09:00"'],
  'row-limit': [
    'pages/standard/claim-details.json',
    '{…"name": "amountClaimed",\n          "label": "Field_Amount"\n        }\n      ]\n    }\n  ]',
  ],
  'unedited-list': ['pages/standard/claim-summary.json', 'true'],
  'missing-label': ['pages/standard/not-eligible.json', '{…"kind": "button"'],
  'missing-tag': ['pages/standard/not-eligible.json', '{…"kind": "header"'],
  'unanchored-pattern': ['models.json', '"[0-9]{5}"'],
  'slow-pattern': ['models.json', '"^([0-9]+)+$"'],
  'required-unplaced': ['models.json', '"middleName"'],
  'unread-field': ['models.json', '"returnedOn"'],
  'empty-sum': ['models.json', '{…"field": "rent"'],
  'unused-default': ['models.json', '{…"field": "isAgent"'],
  'unnamed-document': ['models.json', '"purchaseProof"'],
  'wrong-columns': ['claimants/standard.csv', 'claimNumber'],
  'unknown-column': ['settlement.json', '"claimNumber"'],
  'unknown-credential': ['settlement.json', '"claimNumber"'],
  'doubled-way': ['settlement.json', '{\n          "kind": "open"\n        }\n      ]'],
  'closed-way': ['pages/standard/landing.json', '{…"name": "claimNumber"'],
  'status-answer': ['settlement.json', '"claimantInfo.emial"'],
  'wrong-operand': ['pages/standard/claim-details.json', '{…"field": "boughtOn",\n          "model"'],
  'impossible-assert': ['models.json', '{…"value": {\n                    "field": "amountClaimed"'],
  'unmet-literal': ['pages/standard/claim-details.json', '"No"'],
  'constant-condition': ['pages/standard/claim-details.json', '{\n        "all"'],
  'text-as-number': ['models.json', '"store",\n            "of"'],
  'later-page': ['pages/standard/claimant-info.json', '{…"value": {\n      "field": "bought"'],
  'excluded-values': [
    'models.json',
    '{…"name": "range",\n              "ordinalParams": [\n                20000',
  ],
  'empty-pattern': ['models.json', '"^[A-Z]{90}$"'],
  'mask-against-rule': ['pages/standard/claimant-info.json', '"vin"'],
  'unsaid-person': ['pages/standard/claimant-info.json', '{\n      "kind": "name"'],
  'repeated-masks': ['models.json', '{…"name": "sameAs"'],
  'inverted-counts': ['models.json', '5,\n            "max"'],
  'required-forbidden': ['models.json', '{…"value": {\n                    "field": "bought"'],
  'readonly-required': ['pages/standard/claim-details.json', '"value",\n          "picker"'],
  'hidden-required': ['models.json', '{…"name": "requiredIf"'],
  'refused-option': ['pages/standard/claim-details.json', '"maybe"'],
  'unoffered-value': ['models.json', '"maybe"'],
  'duplicate-option': ['pages/standard/claim-details.json', '"yes",\n              "label": "Option_No"'],
  'wrong-default': ['pages/standard/claim-details.json', '"maybe"'],
  'computed-input': ['pages/standard/claim-details.json', '"text"'],
  'captcha-key': ['settlement.json', '{\n    "provider"'],
  'tiny-limit': ['settlement.json', '10\n'],
  'whitelist-letters': ['settlement.json', '"0123456789"'],
  'formless-deadline': ['settlement.json', '"automotiveFilingDeadline"'],
  'open-ended-form': ['settlement.json', '"automotive"'],
  'formless-model': ['models.json', '"Automotive"'],
  'missing-class-list': ['settlement.json', '"classList"'],
  'missing-confirmation': ['settlement.json', '[\n        "landing"'],
  'late-signature': ['pages/standard/claim-summary.json', '"signature",\n      "id"'],
  'foreign-path': ['pages/standard/claim-details.json', '"/automotive'],
  'unchoosable-kind': ['models.json', '"affidavit"'],
  'unknown-order': ['pages/standard/claim-details.json', '"stroe"'],
  'empty-text': ['content/en.json', '"",'],
  'unknown-settlement': ['cases/standard.cases.json', '"../other"'],
  'row-value': ['claimants/standard.csv', 'A-1001,2018'],
  'doubled-row': ['claimants/standard.csv', 'a-1001'],
  'wrong-case': ['cases/standard.cases.json', '"requird"'],
};

/** The place of a text, or of the object that it begins. */
function expectedPlace(folder: string, file: string, text: string) {
  if (!text.startsWith('{…')) return { file, ...placeOf(folder, file, text) };
  const all = readFileSync(join(folder, file), 'utf8');
  const brace = all.lastIndexOf('{', all.indexOf(text.slice(2)));
  const lines = all.slice(0, brace).split('\n');
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

afterEach(removeBundles);

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

  it.each(Object.entries(PLACES))(
    'C5-02: the finding of %s is at its line and column',
    async (code, [file, text]) => {
      const folder = changed(code, chapters.find((chapter) => chapter.code === code)?.bad ?? []);
      const [finding] = await validateBundle(folder);
      const { line, column } = finding ?? {};
      expect({ file: finding?.file, line, column }).toEqual(expectedPlace(folder, file, text));
    },
  );

  it('C5-02: every example has its place', () => {
    const shownCodes = shown.map(({ code }) => code).filter((code) => code !== 'unexpected-file');
    expect(Object.keys(PLACES).sort()).toEqual(shownCodes.sort());
  });
});
