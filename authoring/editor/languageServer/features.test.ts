import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  type Location,
  MarkupContent,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { bundleWith, change } from '../../../bundle/testing/bundles.testkit.ts';
import { Editor } from './testing/editor.testkit.ts';

const INFO = 'pages/standard/claimant-info.json';
const DETAILS = 'pages/standard/claim-details.json';

let editor: Editor;

beforeAll(async () => {
  editor = await Editor.start();
});
afterAll(async () => {
  await editor.close();
});

/** The folder of a bundle, one of its files opened in the editor. */
async function opened(path: string, ...changes: Parameters<typeof bundleWith>[0] & object) {
  const folder = bundleWith(changes);
  const uri = await editor.open(folder, path);
  return { folder, uri };
}

const at = (uri: string, text: string, plus: number) => ({
  textDocument: { uri },
  position: editor.place(uri, text, plus),
});

/** What may be written where a text stands, its quotes included. */
async function completions(uri: string, text: string): Promise<string[]> {
  const list = await editor.connection.sendRequest(CompletionRequest.type, at(uri, text, text.length - 1));
  const items = Array.isArray(list) ? list : (list?.items ?? []);
  return items.map(({ label }) => label);
}

async function hover(uri: string, text: string): Promise<string> {
  const found = await editor.connection.sendRequest(HoverRequest.type, at(uri, text, text.length - 2));
  return MarkupContent.is(found?.contents) ? found.contents.value : '';
}

/** Places as `file:line`. */
function places(folder: string, locations: readonly Location[]): string[] {
  return locations
    .map(({ uri, range }) => `${fileURLToPath(uri).slice(folder.length + 1)}:${range.start.line + 1}`)
    .sort();
}

function changedFiles({ documentChanges = [] }: WorkspaceEdit): string[] {
  return documentChanges
    .filter(TextDocumentEdit.is)
    .map(({ textDocument }) => textDocument.uri.split('/').at(-1) ?? '')
    .sort();
}

describe('claimwright language-server', () => {
  it('C12-06: says what it can do', () => {
    expect(editor.abilities).toMatchObject({
      completionProvider: {},
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      codeActionProvider: {},
    });
  });

  it('C12-06: completes the names that a place of a page may hold', async () => {
    const { uri } = await opened(INFO);
    expect(await completions(uri, '"name": "email"')).toContain('phone');
    expect(await completions(uri, '"name": "email"')).not.toContain('amountClaimed');
    expect(await completions(uri, '"model": "claimantInfo"')).toContain('claimDetails');
    expect(await completions(uri, '"maskName": "usPhone"')).toContain('internationalPhone');
    expect(await completions(uri, '"label": "Field_Email"')).toContain('Hint_Email');
  });

  it('C12-06: completes rules, fields of conditions, pages and forms', async () => {
    const { folder, uri } = await opened('models.json');
    expect(await completions(uri, '"name": "required"')).toContain('maxLength');
    const details = await editor.open(folder, DETAILS);
    expect(await completions(details, '"field": "bought"')).toContain('bought');
    const settlement = await editor.open(folder, 'settlement.json');
    expect(await completions(settlement, '"claim-details"')).toContain('landing');
    const cases = await editor.open(folder, 'cases/standard.cases.json');
    expect(await completions(cases, '"form": "standard"')).toContain('automotive');
  });

  it('C12-06: completes where nothing is written yet, and the keys that the meta-schema has', async () => {
    const { uri } = await opened(INFO);
    await editor.type(uri, '"maskName": "usPhone"', '"maskName": ');
    const found = await editor.connection.sendRequest(CompletionRequest.type, at(uri, '"maskName": ', 12));
    const items = Array.isArray(found) ? found : (found?.items ?? []);
    expect(items.map(({ label }) => label)).toContain('usPhone');
    await editor.type(uri, '"hint": "Hint_Email",', '"hint": "Hint_Email", "",');
    const keys = await completions(uri, '"hint": "Hint_Email", ""');
    expect(keys).toContain('placeholder');
    expect(keys).toContain('dependencies');
  });

  it('C12-06: says in plain words what a field, a mask, a rule and a text are', async () => {
    const { folder, uri } = await opened(INFO);
    const field = await hover(uri, '"name": "email"');
    expect(field).toContain('**email**: A text of claimantInfo (Standard).');
    expect(field).toContain('- required: The field must not be empty');
    expect(field).toContain("The field's name");
    expect(await hover(uri, '"maskName": "usPhone"')).toContain('# is a digit');
    expect(await hover(uri, '"label": "Field_Email"')).toContain('en: Email address');
    const models = await editor.open(folder, 'models.json');
    expect(await hover(models, '"name": "maxLength"')).toContain('At most so many characters.');
    expect(await hover(uri, '"hint"')).toContain('Content key of a hint');
  });

  it('C12-06: goes to where a field, a text and a page are written', async () => {
    const { folder, uri } = await opened(INFO);
    const go = async (from: string, text: string) => {
      const found = await editor.connection.sendRequest(
        DefinitionRequest.type,
        at(from, text, text.length - 2),
      );
      return places(folder, [found ?? []].flat() as Location[]).map((place) => place.split(':')[0]);
    };
    expect(await go(uri, '"name": "email"')).toEqual(['models.json']);
    expect(await go(uri, '"label": "Field_Email"')).toEqual(['content/en.json']);
    const settlement = await editor.open(folder, 'settlement.json');
    expect(await go(settlement, '"claim-details"')).toEqual([DETAILS]);
  });

  it('C12-06: lists where a field is named, in unsaved texts too', async () => {
    const { folder, uri } = await opened('models.json');
    const find = async (includeDeclaration: boolean) => {
      const params = { ...at(uri, '"name": "phone"', 10), context: { includeDeclaration } };
      return places(folder, (await editor.connection.sendRequest(ReferencesRequest.type, params)) ?? []);
    };
    const all = await find(true);
    const files = new Set(all.map((place) => place.split(':')[0]));
    expect([...files]).toEqual(['cases/standard.cases.json', 'models.json', INFO]);
    expect(await find(false)).toEqual(all.filter((place) => !place.startsWith('models.json')));
    const page = await editor.open(folder, INFO);
    await editor.type(page, '"name": "phone"', '"name": "email"');
    expect((await find(true)).some((place) => place.startsWith(INFO))).toBe(false);
  });

  it('C12-06: renames a field in every file, and says why a name must stay', async () => {
    const { folder, uri } = await opened('models.json');
    const place = at(uri, '"name": "email"', 10);
    expect(await editor.connection.sendRequest(PrepareRenameRequest.type, place)).toMatchObject({
      placeholder: 'email',
    });
    const edit = await editor.connection.sendRequest(RenameRequest.type, { ...place, newName: 'mail' });
    expect(changedFiles(edit ?? {})).toEqual(['claimant-info.json', 'models.json', 'standard.cases.json']);
    await expect(
      editor.connection.sendRequest(PrepareRenameRequest.type, at(uri, '"name": "firstName"', 10)),
    ).rejects.toThrow('The name block');
    const settlement = await editor.open(folder, 'settlement.json');
    const page = await editor.connection.sendRequest(RenameRequest.type, {
      ...at(settlement, '"claim-details"', 3),
      newName: 'purchases',
    });
    expect(page?.documentChanges?.at(-1)).toEqual({
      kind: 'rename',
      oldUri: pathToFileURL(join(folder, DETAILS)).href,
      newUri: pathToFileURL(join(folder, 'pages/standard/purchases.json')).href,
    });
  });

  it.each([
    ['a misspelt field', INFO, change(INFO, '/blocks/1/fields/0/name', 'emial'), 'Write "email"'],
    ['a misspelt key', INFO, change(INFO, '/blocks/1/fields/1/hnt', 'Hint_Email'), 'Write "hint"'],
    [
      'a text that is used nowhere',
      'content/en.json',
      change('content/en.json', '/Nobody', 'x'),
      'Take "Nobody" away',
    ],
    ['a text that is missing', INFO, change(INFO, '/titleKey', 'Who'), 'Add the text Who'],
  ])('C12-06: mends %s, and its finding goes', async (_what, path, fault, title) => {
    const { folder, uri } = await opened(path, fault);
    const [finding] = await editor.findings(uri, (all) => all.length > 0);
    if (!finding) throw new Error('There is no finding.');
    const actions = await editor.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range: finding.range,
      context: { diagnostics: [finding] },
    });
    const action = actions?.find((one): one is CodeAction => one.title.startsWith(title));
    expect(action).toBeDefined();
    for (const one of (action?.edit?.documentChanges ?? []).filter(TextDocumentEdit.is)) {
      if (one.textDocument.uri !== uri)
        await editor.open(folder, fileURLToPath(one.textDocument.uri).slice(folder.length + 1));
      await editor.apply(
        one.textDocument.uri,
        one.edits.filter((edit) => 'newText' in edit),
      );
    }
    await editor.findings(
      uri,
      (all) => !all.some(({ code, message }) => code === finding.code && message === finding.message),
    );
  });
});
