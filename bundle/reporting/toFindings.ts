import { adviceOf } from '../../transforms/config/advice.ts';
import type { Finding, Report } from '../findings/finding.ts';
import type { PlacedFile, Position } from '../findings/position.ts';
import { CODES } from './codes.ts';

const START: Position = { line: 1, column: 1 };

/** Converts reports to findings with positions, ordered by file and line, without duplicates. */
export function toFindings(reports: readonly Report[], files: readonly PlacedFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const findings = new Map<string, Finding>();
  for (const report of reports) {
    const { line, column } = placeOf(report, byPath.get(report.file));
    const { file, code, message } = report;
    const { severity } = CODES[code];
    const finding = { file, line, column, code, severity, message, ...adviceOf(report.hint) };
    findings.set(JSON.stringify([file, line, column, code, message]), finding);
  }
  return [...findings.values()].sort(byPlace);
}

function placeOf({ position, pointer, part }: Report, file: PlacedFile | undefined): Position {
  if (position) return position;
  if (pointer === undefined || pointer === '' || !file) return START;
  return file.positions.atPointer(pointer, part ?? 'value');
}

function byPlace(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
