import type { Judgement } from '../../transforms/documents/judgeDocument.ts';

/** Finding about a file that waits for the claimant's decision. */
export interface FileFinding {
  name: string;
  type: string;
  looks: Judgement['looks'];
  /** State of the location in a photo's metadata: if it has one, and if it can be, or has been, removed. */
  place: 'none' | 'removable' | 'fixed' | 'removed' | 'failed';
}

/** Draft of a record with the findings of its files, which survives a reload of the page. */
export interface FileDraft {
  clientId: string;
  /** Undecided findings about its files, by field or document slot (`@1`). */
  findings?: Record<string, FileFinding>;
  documents?: { chosen: readonly { slot: string; clientId: string }[] };
}

/** Location of a file: its draft, while that is open, its field, and the lookup of files by id. */
export interface FilePlace {
  draft: FileDraft | undefined;
  field: string;
  fileOf(clientId: string): Promise<File | undefined>;
}

/** Returns the undecided part of a finding; null for none. */
function unanswered(finding: FileFinding | null): FileFinding | null {
  if (!finding) return null;
  const place = finding.place === 'removed' ? 'none' : finding.place;
  return finding.looks === 'whole' && place === 'none' ? null : { ...finding, place };
}

/** Returns the finding of a field from the draft; null where it has none. */
export function keptFinding({ draft, field }: FilePlace): FileFinding | null {
  const kept = draft?.findings?.[field];
  return kept ? { ...kept } : null;
}

/** Stores the undecided part of a finding in the draft. */
export function keepFinding({ draft, field }: FilePlace, finding: FileFinding | null): void {
  const kept = unanswered(finding);
  if (!draft || (!kept && !draft.findings?.[field])) return;
  const { [field]: _before, ...others } = draft.findings ?? {};
  draft.findings = kept ? { ...others, [field]: kept } : others;
}

/** Returns the chosen file of a field; undefined where it is not stored any more. */
export async function keptFile({ draft, field, fileOf }: FilePlace): Promise<File | undefined> {
  const chosen = draft?.documents?.chosen.find(({ slot }) => `@${slot}` === field);
  const id = field.startsWith('@') ? chosen?.clientId : draft?.clientId;
  return id === undefined ? undefined : fileOf(id);
}
