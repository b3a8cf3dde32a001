import { ExpectedError } from '../expectedError.ts';
import type { Finding } from './finding.ts';

/** Error of a bundle that cannot be used, with its findings, which commands print as `validate` does. Exit code 1. */
export class FindingsError extends ExpectedError {
  override readonly kind = 'findings';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.findings = findings;
  }
}
