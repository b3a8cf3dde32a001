import { findNodeAtOffset } from 'jsonc-parser';
import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import type { Finding } from '../../bundle/findings/finding.ts';
import type { SourceFile } from '../../bundle/reading/sourceFile.ts';
import { rangeOf } from './ranges.ts';

/** A finding as editors show it: what is wrong, and what to do. */
export function toDiagnostic(finding: Finding, file: SourceFile | undefined): Diagnostic {
  const { code, severity, message, hint } = finding;
  return {
    range: markedRange(finding, file),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'claimwright',
    message: hint ? `${message}\n${hint}` : message,
  };
}

/** The word or number that begins at a finding's place; of objects and lists only their bracket. */
function markedRange({ line, column }: Finding, file: SourceFile | undefined): Range {
  const start = { line: line - 1, character: column - 1 };
  if (!file) return { start, end: start };
  const { positions, text } = file;
  const offset = positions.offsetOf({ line, column });
  const node = file.path.endsWith('.json') ? nodeAt(file, offset) : undefined;
  if (node) return rangeOf(file, offset, node.children ? 1 : node.length);
  const [rest = ''] = /^[^\r\n]*/.exec(text.slice(offset)) ?? [];
  return rangeOf(file, offset, rest.length);
}

function nodeAt({ positions }: SourceFile, offset: number) {
  const tree = positions.tree();
  const node = tree && findNodeAtOffset(tree, offset, true);
  return node?.offset === offset ? node : undefined;
}
