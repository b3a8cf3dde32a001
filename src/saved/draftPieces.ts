import type { Api } from '../api/api.ts';
import type { DraftPlace } from '../api/drafts.ts';
import { ApiProblem } from '../api/problem.ts';
import type { DraftFile } from '../stores/claimState.ts';
import type { SavedFile } from './savedForm.ts';
import { type DraftKeys, drawName, openSealed, sealBytes } from './sealing.ts';

/** Bytes of a document in one sealed piece. */
const PIECE_BYTES = 1024 * 1024;

/** Bytes of a piece's random name. */
const NAME_BYTES = 16;

/** Draft whose pieces are sent or fetched. */
export interface DraftAccess {
  api: Pick<Api, 'drafts'>;
  place: DraftPlace;
  keys: DraftKeys;
}

const isSame = (known: DraftFile, { id, file }: SavedFile): boolean =>
  known.id === id &&
  known.name === file.name &&
  known.size === file.size &&
  known.lastModified === file.lastModified;

async function sendFile({ api, place, keys }: DraftAccess, { id, file }: SavedFile): Promise<DraftFile> {
  const pieces: string[] = [];
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const name = drawName(NAME_BYTES);
    const bytes = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    await api.drafts.savePiece(place, name, new Blob([await sealBytes(keys, name, bytes)]));
    pieces.push(name);
  }
  const { name, type, lastModified, size } = file;
  return { id, name, type, lastModified, size, pieces };
}

/**
 * Sends the files of a draft as sealed pieces, one after the other; those that the server has (`known`) are not sent
 * again. `sent` is called with the files that it has so far.
 */
export async function sendFiles(
  access: DraftAccess,
  files: readonly SavedFile[],
  known: readonly DraftFile[],
  sent: (files: DraftFile[]) => void,
): Promise<DraftFile[]> {
  const all: DraftFile[] = [];
  for (const file of files) {
    all.push(known.find((one) => isSame(one, file)) ?? (await sendFile(access, file)));
    sent([...all]);
  }
  return all;
}

/** Fetches and opens a file of a draft; null where the server has not all of its pieces. */
async function fetchFile({ api, place, keys }: DraftAccess, described: DraftFile): Promise<SavedFile | null> {
  const { id, name, type, lastModified, size, pieces } = described;
  const parts: BlobPart[] = [];
  for (const piece of pieces) {
    try {
      parts.push(await openSealed(keys, piece, new Uint8Array(await api.drafts.piece(place, piece))));
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.status === 404) return null;
      throw failure;
    }
  }
  const file = new File(parts, name, { type, lastModified });
  return file.size === size ? { id, file } : null;
}

/** Fetches the files of a draft, one after the other; those that the server lost are left out. */
export async function fetchFiles(access: DraftAccess, described: readonly DraftFile[]): Promise<SavedFile[]> {
  const files: SavedFile[] = [];
  for (const one of described) {
    const file = await fetchFile(access, one);
    if (file) files.push(file);
  }
  return files;
}
