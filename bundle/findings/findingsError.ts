import { ExpectedError } from '../expectedError.ts';
import type { Finding } from './finding.ts';

/** Error of a bundle with faults, which are printed as by `validate`. Exit code 1. */
export class FindingsError extends ExpectedError {
  override readonly kind = 'findings';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.findings = findings;
  }
}
