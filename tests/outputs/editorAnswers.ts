import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Editor } from '../../authoring/editor/languageServer/testing/editor.testkit.ts';

/** Requests of the language server that are asked at texts of a file. */
const REQUESTS = ['hover', 'completion', 'definition', 'references', 'rename'] as const;
/** One text of so many is asked at. */
const STEP = 5;
/** A text of JSON, with the colon behind it where it is a key. */
const TEXTS = /"(?:[^"\\]|\\.)*"(?=\s*(:)?)/g;

/** The folders of the language server, at this commit and before it moved. */
const FOLDERS = ['authoring/editor/languageServer', 'cli/languageServer'];

const testkitIn = (root: string): string =>
  FOLDERS.map((folder) => join(root, folder, 'testing/editor.testkit.ts')).find((file) => existsSync(file)) ??
  '';

/** Returns what an editor is shown at texts of a bundle's models.json, a line for each request. */
export async function editorAnswers(root: string, bundle: string): Promise<string> {
  const kit: { Editor: typeof Editor } = await import(pathToFileURL(testkitIn(root)).href);
  const editor = await kit.Editor.start();
  const uri = await editor.open(bundle, 'models.json');
  const text = readFileSync(join(bundle, 'models.json'), 'utf8');
  const lines: string[] = [];
  for (const { index } of [...text.matchAll(TEXTS)].filter((_, position) => position % STEP === 0)) {
    const position = editor.document(uri).positionAt(index + 1);
    for (const request of REQUESTS) {
      const answer = await editor.connection
        .sendRequest(`textDocument/${request}`, {
          textDocument: { uri },
          position,
          context: { includeDeclaration: true, triggerKind: 1 },
          newName: 'renamedHere',
        })
        .catch((error: Error) => error.message);
      lines.push(`${position.line}:${position.character} ${request} ${JSON.stringify(answer)}`);
    }
  }
  await editor.close();
  return `${lines.join('\n')}\n`;
}
