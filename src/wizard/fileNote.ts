import { snapshot } from 'valtio/vanilla';
import type { FileNote } from '../../widgets/File/fileNote.ts';
import type { Wizard } from './wizard.ts';

/** What is kept of the file of a draft's field, or of a place for a document in it (`@1`), with the draft. */
export function fileNote(wizard: Wizard, id: string, field: string): FileNote {
  const draft = () => wizard.claim().state.drafts.find(({ clientId }) => clientId === id);
  const fileId = () =>
    field.startsWith('@')
      ? draft()?.documents?.chosen.find(({ slot }) => `@${slot}` === field)?.clientId
      : id;
  return {
    read: () =>
      snapshot(wizard.claim().state.drafts).find(({ clientId }) => clientId === id)?.findings?.[field] ??
      null,
    keep(finding) {
      const open = draft();
      if (!open || (!finding && !open.findings?.[field])) return;
      const { [field]: _before, ...others } = open.findings ?? {};
      open.findings = finding ? { ...others, [field]: finding } : others;
    },
    async file() {
      const kept = fileId();
      return kept === undefined ? undefined : wizard.app.claims.files().get(kept);
    },
  };
}
