import type { FileDescriptor } from '../../transforms/ground/claim.ts';
import type { Claim } from './claim.ts';
import { type DocumentRef, fileDescriptor, freeName, likelySame } from './documents.ts';
import type { FileStore } from './fileStore.ts';

/** Returns the file under another name, with the same bytes. */
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

/** Draft to which a file is attached, with its claim and the file store. */
export interface Attachment {
  claim: Claim;
  files: FileStore;
  /** Uploaded document of the draft, the name of its file field, and the function that writes that field. */
  draft: DocumentRef;
  field: string;
  write: (described: FileDescriptor | null) => void;
  /** Tests if the document's draft still exists and still waits for this file. */
  isOpen: () => boolean;
  report: (error: unknown) => void;
}

function keep({ files, draft, write, report }: Attachment, file: File): FileDescriptor {
  const described = fileDescriptor(file);
  write({ ...described });
  files.put(draft.clientId, file).catch(report);
  return described;
}

/**
 * Stores a chosen file with its draft, under a unique name (C10-14), and returns its descriptor. A file of the same
 * name and size as another keeps its name, and is refused as a duplicate (R5-43), until a comparison of bytes shows
 * that it differs.
 */
export function attachFile(attachment: Attachment, file: File): FileDescriptor {
  const { claim, files, draft, field, isOpen, report } = attachment;
  const likely = likelySame(claim, draft, field, file);
  if (likely === undefined) return keep(attachment, renamed(file, freeName(claim, draft, field, file.name)));
  const settle = async () => {
    const other = await files.get(likely);
    if (!other || (await areSame(other, file))) return;
    if (isOpen()) keep(attachment, renamed(file, freeName(claim, draft, field, file.name)));
  };
  settle().catch(report);
  return keep(attachment, file);
}

/** Removes the file from its draft and from the file store. */
export function detachFile({ files, draft, write, report }: Attachment): void {
  write(null);
  files.delete(draft.clientId).catch(report);
}
