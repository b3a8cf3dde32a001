import { findNodeAtOffset, getNodePath, modify, type Node } from 'jsonc-parser';
import { type CodeAction, CodeActionKind, type Range, type TextDocumentEdit } from 'vscode-languageserver';
import type { Finding } from '../../bundle/findings/finding.ts';
import type { SourceFile } from '../../bundle/reading/sourceFile.ts';
import type { Edit } from '../../bundle/references/rename.ts';
import { toDiagnostic } from './diagnostics.ts';
import { workspaceEdit } from './renaming.ts';
import type { OpenDocument } from './workspace.ts';

/** What mends a finding: a title, and what changes in which files. */
interface Mend {
  title: string;
  edits: Edit[];
}

/** A finding where it stands in its file. */
interface Found {
  finding: Finding;
  file: SourceFile;
  node: Node;
  files: readonly SourceFile[];
}

const STYLE = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** What an editor offers to do about the findings in a range: applying it makes the finding go. */
export function mendsAt({ bundle, path }: OpenDocument, range: Range): CodeAction[] {
  const read = bundle.read();
  const file = read.files.find((one) => one.path === path);
  if (!file?.path.endsWith('.json')) return [];
  return bundle
    .findings()
    .filter((finding) => finding.file === path)
    .flatMap((finding) => {
      const diagnostic = toDiagnostic(finding, file);
      if (!overlap(diagnostic.range, range)) return [];
      const node = nodeOf(finding, file);
      const mends = node
        ? MENDS.flatMap((mend) => mend({ finding, file, node, files: read.files }) ?? [])
        : [];
      return mends.map(({ title, edits }): CodeAction => {
        const { documentChanges = [] } = workspaceEdit(read, bundle.directory, { edits });
        const edit = { documentChanges: documentChanges as TextDocumentEdit[] };
        return { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: true, edit };
      });
    });
}

function overlap(a: Range, b: Range): boolean {
  const isBefore = (one: Range, other: Range) =>
    one.end.line < other.start.line ||
    (one.end.line === other.start.line && one.end.character < other.start.character);
  return !isBefore(a, b) && !isBefore(b, a);
}

function nodeOf({ line, column }: Finding, { positions }: SourceFile): Node | undefined {
  const tree = positions.tree();
  return tree && findNodeAtOffset(tree, positions.offsetOf({ line, column }));
}

const MENDS: readonly ((found: Found) => Mend | undefined)[] = [respell, takeAway, addText, addSchema];

/** A misspelt word as it was meant; of a path only its last name. */
function respell({ finding, file, node }: Found): Mend | undefined {
  const [, meant] = /Did you mean "([^"]+)"\?/.exec(finding.hint) ?? [];
  if (meant === undefined || node.type !== 'string') return undefined;
  const written = String(node.value);
  const word = meant.includes('.') ? written : (written.split('.').at(-1) ?? written);
  const offset = node.offset + node.length - 1 - word.length;
  if (file.text.slice(offset, offset + word.length) !== word) return undefined;
  return {
    title: `Write "${meant}"`,
    edits: [{ file: file.path, offset, length: word.length, text: meant }],
  };
}

/** A key that nothing needs; a text goes in every culture. */
function takeAway({ finding, file, node, files }: Found): Mend | undefined {
  if (!/^Take it away\b/.test(finding.hint) || node.parent?.type !== 'property') return undefined;
  const key = String(node.parent.children?.[0]?.value);
  const path = getNodePath(node.parent.children?.[1] ?? node);
  const holders = file.kind === 'content' ? files.filter(({ kind }) => kind === 'content') : [file];
  const edits = holders.flatMap((one) => modified(one, path, undefined));
  return { title: `Take "${key}" away`, edits };
}

/** A key of the content files that nobody has written yet. */
function addText({ finding, node, files }: Found): Mend | undefined {
  if (finding.code !== 'missing-text' || node.type !== 'string') return undefined;
  const [, key] = /^Add "([^"]+)" to content/.exec(finding.hint) ?? [];
  if (key === undefined) return undefined;
  const contents = files.filter(({ kind, readable }) => kind === 'content' && readable);
  const edits = contents.flatMap((file) => modified(file, [key], key));
  return { title: `Add the text ${key}`, edits };
}

/** Every file names its meta-schema. */
function addSchema({ finding, file, node }: Found): Mend | undefined {
  if (finding.code !== 'missing-schema' || node.type !== 'object') return undefined;
  const name = /\S+\.schema\.json/.exec(finding.hint)?.[0];
  if (name === undefined) return undefined;
  const edits = modified(file, ['$schema'], `schemas/${name}`, 0);
  return { title: `Name the meta-schema ${name}`, edits };
}

function modified(
  { path, text }: SourceFile,
  at: (string | number)[],
  value: unknown,
  index?: number,
): Edit[] {
  const options = index === undefined ? STYLE : { ...STYLE, getInsertionIndex: () => index };
  return modify(text, at, value, options).map(({ offset, length, content }) => ({
    file: path,
    offset,
    length,
    text: content,
  }));
}
