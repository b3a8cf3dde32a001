import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import type { Finding } from '../../../bundle/findings/finding.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import { rangeOf } from './ranges.ts';

/**
 * Converts a finding to a diagnostic of the Language Server Protocol, with its message and hint. Without `file` its
 * range is empty.
 */
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

/** Token of JSON: a text, a bracket, a number or a word. */
const SIGN = /"(?:[^"\\\r\n]|\\.)*"|[{[]|[-+.\w]+/y;
const REST_OF_LINE = /[^\r\n]*/y;

/** Returns the range of the token at a finding's position; of an object or list, only its bracket. */
function markedRange({ line, column }: Finding, file: SourceFile | undefined): Range {
  const start = { line: line - 1, character: column - 1 };
  if (!file) return { start, end: start };
  const { positions, text } = file;
  const offset = positions.offsetOf({ line, column });
  const sign = file.path.endsWith('.json') ? matchAt(SIGN, text, offset) : '';
  return rangeOf(file, offset, (sign || matchAt(REST_OF_LINE, text, offset)).length);
}

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}
