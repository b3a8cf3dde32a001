import type { Judgement } from '../../transforms/documents/judgeDocument.ts';

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer());

/** Validates the structure of a chosen file; null where the browser cannot read it: the server decides then. */
export async function judgeFile(file: File): Promise<Judgement | null> {
  try {
    const { judgeDocument } = await import('../../transforms/documents/judgeDocument.ts');
    const { name, size } = file;
    return await judgeDocument({ name, size, read: (bytes) => bytesOf(file.slice(0, bytes)) });
  } catch {
    return null;
  }
}

/** Returns a copy of a photo of this MIME type without location metadata; null where the browser cannot read it. */
export async function removeLocation(file: File, type: string): Promise<File | null> {
  try {
    const { withoutPosition } = await import('../../transforms/documents/readDocument.ts');
    const bytes = withoutPosition(await bytesOf(file), type);
    return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return null;
  }
}
