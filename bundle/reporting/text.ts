import { counted } from '../findings/counted.ts';
import type { Finding } from '../findings/finding.ts';

const RED = 31;
const YELLOW = 33;
const BOLD = 1;
const FAINT = 2;

/** Formats findings: `file:line:column severity code`, message, hint; then their counts. `colour` adds ANSI codes. */
export function toText(findings: readonly Finding[], colour: boolean): string {
  const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const lines = findings.map(({ file, line, column, severity, code, message, hint }) => {
    const place = paint(BOLD, `${file}:${line}:${column}`);
    const head = `${place} ${paint(severity === 'error' ? RED : YELLOW, severity)} ${paint(FAINT, code)}`;
    return `${head}\n  ${message}${hint ? `\n  ${hint}` : ''}\n`;
  });
  return `${lines.join('')}${summary(findings)}\n`;
}

function summary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (findings.length === 0) return 'No findings.';
  return `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}.`;
}
