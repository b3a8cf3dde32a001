import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompletionItem, CompletionRequest } from 'vscode-languageserver-protocol/node';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import { Editor } from './testing/editor.testkit.ts';

const AUTO = resolve('settlements/meridian-auto');
const BREACH = resolve('settlements/larkmoor-breach');
const FINANCE = resolve('settlements/harborline-finance');
const RECALL = resolve('settlements/northline-recall');
const PAYMENT = 'pages/standard/payment-election.json';
const CHARGES = 'cases/charges.cases.json';

/** Names of fields, models and lists in operands, placements and models. */
const NAMES = /"(?:field|model|count|sum|of|member|name|dtoMapping)": ?"(\w+)"/g;

let editor: Editor;

beforeAll(async () => {
  editor = await Editor.start();
});
afterAll(async () => {
  await editor.close();
});

/** What is offered at `|` once a text is replaced by another in a file of a bundle. */
async function offered(from: string, path: string, text: string, typed: string): Promise<CompletionItem[]> {
  const uri = await editor.open(bundleWith([], from), path);
  const start = editor.place(uri, text);
  const offset = editor.document(uri).offsetAt(start) + typed.indexOf('|');
  await editor.type(uri, text, typed.replace('|', ''));
  const list = await editor.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri },
    position: editor.document(uri).positionAt(offset),
  });
  return Array.isArray(list) ? list : (list?.items ?? []);
}

const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label);

describe('claimwright language-server, values', () => {
  it.each([
    [
      'the options of the field that a condition compares',
      AUTO,
      PAYMENT,
      '"equals": "check"',
      '"equals": "|"',
    ],
    ['the same where nothing is written yet', AUTO, PAYMENT, '"equals": "check"', '"equals": |'],
    ['the same in a list', AUTO, PAYMENT, '"equals": "check"', '"in": ["wallet", |]'],
    [
      'the same for a default',
      AUTO,
      PAYMENT,
      '"component": "radio"',
      '"component": "radio", "defaultValue": "|"',
    ],
    ['the same for a claim of a case', AUTO, CHARGES, '"paymentMethod": "check"', '"paymentMethod": "|"'],
  ])('C12-17: completes %s', async (_what, from, path, text, typed) => {
    const items = labels(await offered(from, path, text, typed));
    expect(items.slice(0, 3)).toEqual(['check', 'directDeposit', 'wallet']);
    expect(items).not.toEqual(expect.arrayContaining(['true']));
    expect(items).not.toContain('null');
  });

  it('C12-17: a value is written as JSON, a text in quotes', async () => {
    const [text] = await offered(AUTO, PAYMENT, '"equals": "check"', '"equals": |');
    expect(text?.textEdit).toMatchObject({ newText: '"check"' });
    const [flag] = await offered(AUTO, CHARGES, '"contactByEmail": true', '"contactByEmail": tr|ue');
    expect(flag?.textEdit).toMatchObject({ newText: 'true', range: { start: { character: 28 } } });
  });

  it.each([
    [
      'values of a list file',
      AUTO,
      CHARGES,
      '"vehicleMake": "Honda"',
      '"vehicleMake": "|"',
      ['Toyota', 'Honda'],
    ],
    [
      'values of a built-in list',
      AUTO,
      CHARGES,
      '"mailingSubDivision": "WA"',
      '"mailingSubDivision": "|"',
      ['NV'],
    ],
    ['yes and no', AUTO, CHARGES, '"alreadyRepaid": "no"', '"alreadyRepaid": "|"', ['yes', 'no']],
    ['yes or no of a box', AUTO, CHARGES, '"contactByEmail": true', '"contactByEmail": |', ['true', 'false']],
    [
      'the value that a rule waits for',
      AUTO,
      'models.json',
      '["signInMethod", "claimNumber"]',
      '["signInMethod", "|"]',
      ['claimNumber', 'personalDetails'],
    ],
    [
      'the value of a nested rule',
      AUTO,
      'models.json',
      '"firstValue": "estate"',
      '"firstValue": "|"',
      ['self'],
    ],
    ['the words of a rule', AUTO, 'models.json', '"combinator": "Or"', '"combinator": "|"', ['And', 'Or']],
    ['the kinds of a range', AUTO, 'models.json', '"type": "date" }', '"type": "|" }', ['number', 'date']],
    ['the parameters of a rule', AUTO, 'models.json', '"type": "date" }', '"|": "date" }', ['type']],
    [
      'formats',
      AUTO,
      'models.json',
      '"ordinalParams": ["usZip"]',
      '"ordinalParams": ["|"]',
      ['iban', 'usZip'],
    ],
    ['kinds of documents', AUTO, 'models.json', '"kind": "authority"', '"kind": "|"', ['agreement']],
    [
      'kinds of documents of records',
      BREACH,
      'pages/standard/losses.json',
      '"only": {',
      '"documents": { "kind": "|" }, "only": {',
      ['lossProof'],
    ],
    [
      'the kind of records of a block',
      BREACH,
      'pages/standard/losses.json',
      '"equals": "loss"',
      '"equals": "|"',
      ['time'],
    ],
    [
      'the kind of records that are counted',
      BREACH,
      'models.json',
      '"equals": "loss"',
      '"equals": "|"',
      ['time'],
    ],
    [
      'values of a page that is half written',
      AUTO,
      PAYMENT,
      '"options": [',
      '"defaultValue": |, "options": [{ "value": "cash", "label": "Option_paymentMethod_check" },',
      ['cash'],
    ],
    [
      'ways in',
      FINANCE,
      'pages/standard/claim-details.json',
      '"equals": "classList"',
      '"equals": "|"',
      ['open'],
    ],
    [
      'time zones',
      AUTO,
      'settlement.json',
      '"timeZone": "Pacific Standard Time"',
      '"timeZone": "|"',
      ['Eastern Standard Time'],
    ],
    ['cultures that there are texts of', AUTO, 'settlement.json', '"es-US": ', '"|": ', ['es', 'ar']],
    ['the cultures of the settlement', AUTO, CHARGES, '"culture": "en"', '"culture": "|"', ['en', 'es-US']],
    ['exit pages', AUTO, CHARGES, '"name":', '"exit": "|", "name":', ['/standard/not-eligible']],
    ['pages', AUTO, 'settlement.json', '"claim-summary"', '"|"', ['not-eligible', 'payment-election']],
    ['pictures', RECALL, 'settlement.json', '"images/logo.png"', '"|"', ['images/logo.png']],
    [
      'columns that are credentials',
      AUTO,
      'settlement.json',
      '["claimNumber", "pin"]',
      '["claimNumber", "|"]',
      ['postalCode'],
    ],
    [
      'what browsers fill in',
      AUTO,
      PAYMENT,
      '"autocomplete": "off"',
      '"autocomplete": "|"',
      ['email', 'off'],
    ],
  ])('C12-17: completes %s', async (_what, from, path, text, typed, wanted) => {
    expect(labels(await offered(from, path, text, typed))).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ['where an operand may stand', AUTO, PAYMENT, '"equals": "check"', '"atLeast": |'],
    ['in a calculation', AUTO, 'models.json', '"computed": {', '"computed": { "add": [|],'],
    ['where a condition may stand', AUTO, PAYMENT, '"introKey"', '"skipWhen": |, "introKey"'],
    ['in a condition', AUTO, PAYMENT, '"introKey"', '"skipWhen": { "value": | }, "introKey"'],
    ['as a dependency', AUTO, PAYMENT, '"dependencies": [', '"dependencies": [|'],
    ['as a field of a page', AUTO, PAYMENT, '"fields": [', '"fields": [|'],
    ['as a field of a model', AUTO, 'models.json', '"fields": [', '"fields": [|'],
    ['as a rule', AUTO, 'models.json', '"rules": [', '"rules": [|'],
    [
      'as the deadlines of a form',
      AUTO,
      'settlement.json',
      '"enabled": true',
      '"deadlines": |, "enabled": true',
    ],
    ['as a way in', AUTO, 'settlement.json', '"authorization": {', '"authorization": |, "x": {'],
  ])('C12-17: %s only names of the bundle are offered', async (_what, from, path, text, typed) => {
    const items = await offered(from, path, text, typed);
    const texts = items.map(({ label, insertText, textEdit }) =>
      [label, insertText, textEdit?.newText].join(),
    );
    const names = texts.flatMap((one) => [...one.matchAll(NAMES)].map(([, name = '']) => name));
    const models = readFileSync(join(from, 'models.json'), 'utf8').toLowerCase();
    const strange = names.filter((name) => !models.includes(`"${name.toLowerCase()}"`));
    expect(strange).toEqual([]);
  });

  it('C12-17: operands are the fields in reach, counts and sums of the bundle, and calculations without a name', async () => {
    const items = labels(await offered(BREACH, 'models.json', '"equals": "loss"', '"atLeast": |'));
    expect(items).toEqual(
      expect.arrayContaining([
        '{ "field": "kind" }',
        '{ "field": "firstName", "model": "claimantInfo" }',
        '{ "count": "claimTransactions" }',
        '{ "sum": "amountClaimed", "of": "claimTransactions" }',
        '{ "member": "stateAtIncident" }',
        '{"today":{}}',
      ]),
    );
    expect(items).not.toContain('{ "field": "firstName" }');
  });
});
