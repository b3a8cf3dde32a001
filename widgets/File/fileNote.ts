import type { Judgement } from '../../transforms/documents/judgeDocument.ts';

/** What was found in a file and waits for an answer. */
export interface FileFinding {
  name: string;
  type: string;
  looks: Judgement['looks'];
  place: 'none' | 'removable' | 'fixed' | 'removed' | 'failed';
}

/** The record that a file is chosen in, as the form keeps it through a reload of the page. */
export interface FileDraft {
  clientId: string;
  /** What was found in its files and waits for an answer, by field or place of a document (`@1`). */
  findings?: Record<string, FileFinding>;
  documents?: { chosen: readonly { slot: string; clientId: string }[] };
}

/** Where a file is kept: the draft, while it is open, its field, and the files by their ids. */
export interface FilePlace {
  draft: FileDraft | undefined;
  field: string;
  fileOf(clientId: string): Promise<File | undefined>;
}

/** What of a finding still waits for an answer; null for nothing. */
function unanswered(finding: FileFinding | null): FileFinding | null {
  if (!finding) return null;
  const place = finding.place === 'removed' ? 'none' : finding.place;
  return finding.looks === 'whole' && place === 'none' ? null : { ...finding, place };
}

/** The finding that was kept with the draft. */
export function keptFinding({ draft, field }: FilePlace): FileFinding | null {
  const kept = draft?.findings?.[field];
  return kept ? { ...kept } : null;
}

/** Keeps what of a finding waits for an answer with the draft. */
export function keepFinding({ draft, field }: FilePlace, finding: FileFinding | null): void {
  const kept = unanswered(finding);
  if (!draft || (!kept && !draft.findings?.[field])) return;
  const { [field]: _before, ...others } = draft.findings ?? {};
  draft.findings = kept ? { ...others, [field]: kept } : others;
}

/** The file that was chosen in the field; undefined where it is kept no more. */
export async function keptFile({ draft, field, fileOf }: FilePlace): Promise<File | undefined> {
  const chosen = draft?.documents?.chosen.find(({ slot }) => `@${slot}` === field);
  const id = field.startsWith('@') ? chosen?.clientId : draft?.clientId;
  return id === undefined ? undefined : fileOf(id);
}
