import type { DraftCalls, DraftPlace } from '../api/drafts.ts';
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
  calls: DraftCalls;
  place: DraftPlace;
  keys: DraftKeys;
}

const isSame = (known: DraftFile, { id, file }: SavedFile): boolean =>
  known.id === id &&
  known.name === file.name &&
  known.size === file.size &&
  known.lastModified === file.lastModified;

/** Tries of a request, and the pause between two, in ms. */
const TRIES = 3;
const PAUSE_MS = 1_500;
/** Longest pause that a response may ask for, in s. */
const LONGEST_PAUSE = 10;

/** Returns the pause before another try, in ms; null for a failure that another try does not mend. */
function pauseAfter(failure: unknown): number | null {
  if (!(failure instanceof ApiProblem)) return failure instanceof TypeError ? PAUSE_MS : null;
  const { status, retryAfter } = failure;
  const isPassing = [408, 429, 502, 503, 504].includes(status) && (retryAfter ?? 0) <= LONGEST_PAUSE;
  return isPassing ? Math.max(PAUSE_MS, (retryAfter ?? 0) * 1000) : null;
}

/** Repeats a request after a passing failure, so that one of hundreds does not end a transfer. */
async function repeatedly<T>(request: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await request();
  } catch (failure) {
    const pause = tries > 1 ? pauseAfter(failure) : null;
    if (pause === null) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return repeatedly(request, tries - 1);
  }
}

async function sendFile({ calls, place, keys }: DraftAccess, { id, file }: SavedFile): Promise<DraftFile> {
  const pieces: string[] = [];
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const name = drawName(NAME_BYTES);
    const bytes = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    const sealed = new Blob([await sealBytes(keys, name, bytes)]);
    await repeatedly(() => calls.savePiece(place, name, sealed));
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
async function fetchFile(
  { calls, place, keys }: DraftAccess,
  described: DraftFile,
): Promise<SavedFile | null> {
  const { id, name, type, lastModified, size, pieces } = described;
  const parts: BlobPart[] = [];
  for (const piece of pieces) {
    try {
      parts.push(
        await openSealed(keys, piece, new Uint8Array(await repeatedly(() => calls.piece(place, piece)))),
      );
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
