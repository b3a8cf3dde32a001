import type { Judgement } from '../../transforms/documents/judgeDocument.ts';

/** What was found in a file and waits for an answer. */
export interface FileFinding {
  name: string;
  type: string;
  looks: Judgement['looks'];
  place: 'none' | 'removable' | 'fixed' | 'removed' | 'failed';
}

/** What is kept of a field's file beside the claim: it outlasts the widget, and a reload of the page. */
export interface FileNote {
  read(): FileFinding | null;
  keep(finding: FileFinding | null): void;
  /** The file itself; undefined where it is kept no more. */
  file(): Promise<File | undefined>;
}

/** What of a finding still waits for an answer; null for nothing. */
export function unanswered(finding: FileFinding | null): FileFinding | null {
  if (!finding) return null;
  const place = finding.place === 'removed' ? 'none' : finding.place;
  return finding.looks === 'whole' && place === 'none' ? null : { ...finding, place };
}
