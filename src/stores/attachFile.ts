import type { FileDescriptor } from '../../transforms/claims/types.ts';
import type { Claim } from './claim.ts';
import { describe, freeName, likelySame } from './documents.ts';
import type { FileStore } from './files.ts';
import { draftOf, setDraftField } from './records.ts';

/** The file under another name, with the same bytes. */
function renamed(file: File, name: string): File {
  return file.name === name
    ? file
    : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

async function areSame(a: File, b: File): Promise<boolean> {
  const [left, right] = await Promise.all([a.arrayBuffer(), b.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return left.byteLength === bytes.length && new Uint8Array(left).every((byte, at) => byte === bytes[at]);
}

interface Attachment {
  claim: Claim;
  files: FileStore;
  /** The draft that the file is of, and its file field. */
  draft: string;
  field: string;
  report: (error: unknown) => void;
}

function keep({ claim, files, draft, field, report }: Attachment, file: File): FileDescriptor {
  const described = describe(file);
  setDraftField(claim, draft, field, { ...described });
  files.put(draft, file).catch(report);
  return described;
}

/**
 * Keeps a chosen file beside its draft, under a name that no other document has (C10-14). One of the same name and size
 * is taken for the same file, which is refused (R5-43), until its bytes say that it is another.
 */
export function attachFile(attachment: Attachment, file: File): FileDescriptor {
  const { claim, files, draft: id, field, report } = attachment;
  const draft = draftOf(claim, id);
  const likely = likelySame(claim, draft, field, file);
  if (likely === undefined) return keep(attachment, renamed(file, freeName(claim, draft, field, file.name)));
  const settle = async () => {
    const other = await files.get(likely);
    if (!other || (await areSame(other, file))) return;
    const still = claim.state.drafts.find(({ clientId }) => clientId === id);
    if (still) keep(attachment, renamed(file, freeName(claim, still, field, file.name)));
  };
  settle().catch(report);
  return keep(attachment, file);
}

/** Takes the file away from its draft. */
export function detachFile({ claim, files, draft, field, report }: Attachment): void {
  setDraftField(claim, draft, field, null);
  files.delete(draft).catch(report);
}
