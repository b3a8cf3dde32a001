import { findNodeAtOffset, getNodePath, modify, type Node } from 'jsonc-parser';
import { type CodeAction, CodeActionKind, type Range, type TextDocumentEdit } from 'vscode-languageserver';
import type { Finding } from '../../../bundle/findings/finding.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import type { Mend } from '../../../transforms/config/advice.ts';
import { lastStep } from '../../../transforms/ground/claimPath.ts';
import type { FileEdit } from '../references/rename.ts';
import { toDiagnostic } from './diagnostics.ts';
import { workspaceEdit } from './renaming.ts';
import type { OpenDocument } from './workspace.ts';

/** Quick fix: its title, and the edits by file. */
interface Offer {
  title: string;
  edits: FileEdit[];
}

/** Finding with its node in the file. */
interface Found {
  file: SourceFile;
  node: Node;
  files: readonly SourceFile[];
}

const STYLE = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Returns the quick fixes (code actions) for the findings in a range; applying one resolves its finding. */
export function codeActionsAt(
  { bundle, path }: Pick<OpenDocument, 'bundle' | 'path'>,
  range: Range,
): CodeAction[] {
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
      const offer = node && finding.mend && offerOf(finding.mend, { file, node, files: read.files });
      if (!offer) return [];
      const { title, edits } = offer;
      const { documentChanges = [] } = workspaceEdit(read, bundle.directory, { edits });
      const edit = { documentChanges: documentChanges as TextDocumentEdit[] };
      return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: true, edit }];
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

/** Converts the fix of a finding to edits; null where the node does not allow it. */
function offerOf(mend: Mend, found: Found): Offer | null {
  switch (mend.kind) {
    case 'respell':
      return respell(found, mend.to);
    case 'takeAway':
      return takeAway(found);
    case 'addText':
      return addText(found, mend.key);
    case 'addSchema':
      return addSchema(found, mend.name);
  }
}

/** Replaces a misspelt word by the suggested one; in a path, only its last name. */
function respell({ file, node }: Found, meant: string): Offer | null {
  if (node.type !== 'string') return null;
  const written = String(node.value);
  const word = meant.includes('.') ? written : lastStep(written);
  const offset = node.offset + node.length - 1 - word.length;
  if (file.text.slice(offset, offset + word.length) !== word) return null;
  return {
    title: `Write "${meant}"`,
    edits: [{ file: file.path, offset, length: word.length, text: meant }],
  };
}

/** Removes an unused key; a text is removed in every culture. */
function takeAway({ file, node, files }: Found): Offer | null {
  if (node.parent?.type !== 'property') return null;
  const key = String(node.parent.children?.[0]?.value);
  const path = getNodePath(node.parent.children?.[1] ?? node);
  const holders = file.kind === 'content' ? files.filter(({ kind }) => kind === 'content') : [file];
  const edits = holders.flatMap((one) => modified(one, path, undefined));
  return { title: `Take "${key}" away`, edits };
}

/** Adds a missing key to the content files. */
function addText({ files }: Found, key: string): Offer {
  const contents = files.filter(({ kind, readable }) => kind === 'content' && readable);
  const edits = contents.flatMap((file) => modified(file, [key], key));
  return { title: `Add the text ${key}`, edits };
}

/** Adds the meta-schema to a file that lacks it. */
function addSchema({ file }: Found, name: string): Offer {
  const edits = modified(file, ['$schema'], `schemas/${name}`, 0);
  return { title: `Name the meta-schema ${name}`, edits };
}

function modified(
  { path, text }: SourceFile,
  at: (string | number)[],
  value: unknown,
  index?: number,
): FileEdit[] {
  const options = index === undefined ? STYLE : { ...STYLE, getInsertionIndex: () => index };
  return modify(text, at, value, options).map(({ offset, length, content }) => ({
    file: path,
    offset,
    length,
    text: content,
  }));
}
