import type { Finding } from '../findings/finding.ts';
import { toSarif } from './sarif.ts';
import { toText } from './text.ts';

/** Formatters of findings; the output of each ends with a new line. */
export const REPORT_FORMATS = {
  text: toText,
  json: (findings: readonly Finding[]) => `${JSON.stringify(findings.map(printed), null, 2)}\n`,
  sarif: (findings: readonly Finding[]) => `${JSON.stringify(toSarif(findings), null, 2)}\n`,
} as const;

/** Removes the fix, which programs get from the language server. */
function printed({ mend: _, ...finding }: Finding): Omit<Finding, 'mend'> {
  return finding;
}

export type ReportFormat = keyof typeof REPORT_FORMATS;

/** Tests if a name is that of a report format. */
export function isFormat(name: string): name is ReportFormat {
  return Object.hasOwn(REPORT_FORMATS, name);
}
