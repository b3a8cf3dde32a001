import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { WrappedKey } from './wrappedKey.ts';

/** Names of the draft that a request means: keyed hashes, which show neither its locator nor a member. */
export interface DraftName {
  form: FormName;
  /** Hashes of the locator: by the server's key, then by its older ones. */
  hashes: readonly string[];
  /** Hashes of the members of the class, or the claim, that the session is signed in as; none on an open form. */
  members: readonly string[];
}

/** Draft to begin, unless its locator has one. */
export interface NewDraft extends WrappedKey {
  /** Id that what is sealed is bound to; new for each draft. */
  id: string;
  name: DraftName;
  /** Hash of the session, by which its drafts are counted. */
  session: string;
  now: Date;
  /** End of a draft that nothing is saved to. */
  expiresAt: Date;
  /** Maximum number of drafts of this session, and of each of its members. */
  most: number;
}

/** Draft's id and data key. */
export interface DraftKey extends WrappedKey {
  id: string;
}

/** Outcome of a beginning: a draft, new or there before; or somebody else's; or too many. */
export type Begun = DraftKey | 'notOwn' | 'tooMany';

/** Piece of a draft whose bytes are in the document store. */
export interface DraftPiece {
  name: string;
  /** Key of its bytes. */
  key: string;
  size: number;
  /** SHA-256 of the bytes that are stored, which are encrypted. */
  storedSha256: string;
}

/** Maximum bytes of a draft's pieces together. */
export interface PieceLimits {
  bytes: number;
  pieces: number;
}

/** Save of a draft: all that it replaces at once. */
export interface DraftSave {
  id: string;
  /** Revision that it follows: 0 for the first save. */
  after: number;
  sealed: string;
  pieces: readonly string[];
  /** Maximum bytes of its pieces together. */
  bytes: number;
  savedAt: Date;
  expiresAt: Date;
}

/** Outcome of a save: the keys of pieces that it does not name any more, whose bytes the caller removes; or a refusal. */
export type DraftSaved = { removed: string[] } | 'gone' | 'changed' | 'pieceMissing' | 'tooLarge';

/** Draft that was saved. */
export interface KeptDraft extends DraftKey {
  revision: number;
  sealed: string;
  pieces: string[];
  savedAt: Date;
  expiresAt: Date;
}

/** Removed drafts that had been saved, and the keys of removed pieces, whose bytes the caller removes. */
export interface RemovedDrafts {
  drafts: number;
  pieces: string[];
}

/** Batch of a sweep, and whether nothing was left for it to remove. */
export interface SweptDrafts extends RemovedDrafts {
  isDone: boolean;
}

/** Choice of drafts to sweep: those that have expired, and those of forms whose deadline has passed. */
export interface DraftSweep {
  now: Date;
  closed: readonly FormName[];
  /** Time before which a piece must have been written to be removed where no save names it. */
  unnamedBefore: Date;
}

/** Part of `Store` with the drafts. It finds none that has expired, or is of another form or member. */
export interface DraftStore {
  /** Returns a saved draft. */
  find(name: DraftName, now: Date): Promise<KeptDraft | null>;
  /** Returns the data key of a draft, saved or only begun. */
  begun(name: DraftName, now: Date): Promise<DraftKey | null>;
  /**
   * Begins a draft, or returns the one that there is. Gives up drafts of the same session or member that were begun and
   * never saved, where there would be too many.
   */
  begin(draft: NewDraft): Promise<Begun>;
  /** Adds a piece to a draft. A piece of that name that is there stays. */
  addPiece(
    draft: string,
    piece: DraftPiece,
    limits: PieceLimits,
    now: Date,
  ): Promise<'added' | 'known' | 'gone' | 'tooLarge'>;
  /** Returns a piece that a save has named, with its draft's data key. */
  piece(name: DraftName, piece: string, now: Date): Promise<{ draft: DraftKey; key: string } | null>;
  /** Saves a draft where no other save came in between, and removes the pieces that it does not name. */
  save(save: DraftSave): Promise<DraftSaved>;
  remove(name: DraftName, now: Date): Promise<RemovedDrafts>;
  /** Removes a batch of drafts and pieces. */
  sweep(sweep: DraftSweep): Promise<SweptDrafts>;
  /** Removes a batch of drafts that were saved last, or begun, before an instant. */
  purge(before: Date): Promise<SweptDrafts>;
  /** Counts the saved drafts. */
  count(): Promise<number>;
  /** Returns some of the drafts whose data key one of these keys wrapped, in the order of ids after the given one. */
  wrappedBy(keys: readonly string[], after: string): Promise<DraftKey[]>;
  /** Replaces wrapped keys, unless another instance did so before. */
  rewrap(drafts: readonly (DraftKey & { wrappedBefore: string })[]): Promise<void>;
}
