import type { FindingCode } from '../findings/codes.ts';
import type { Finding } from '../findings/finding.ts';
import { CODES } from './codes.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Formats findings as a SARIF 2.1.0 log, for code hosts and editors. */
export function toSarif(findings: readonly Finding[]) {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'claimwright', rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, codes.indexOf(finding.code))),
      },
    ],
  };
}

function ruleOf(code: FindingCode) {
  const { summary, severity } = CODES[code];
  return { id: code, shortDescription: { text: summary }, defaultConfiguration: { level: severity } };
}

function resultOf({ file, line, column, code, severity, message, hint }: Finding, ruleIndex: number) {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [
      { physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column } } },
    ],
  };
}
