import type { Store } from '../store.ts';

/** Members of the store that have methods, such as `claims`; its own methods are called without an area. */
export type Area = {
  [Key in keyof Store]: Store[Key] extends (...args: never[]) => unknown ? never : Key;
}[keyof Store];

/** Thread that runs a call; `stream` is the reader, which yields batches. */
type Route = 'writer' | 'reader' | 'stream';

/** Route of every method of the store's areas: a missing one does not compile. */
export const ROUTES: { [A in Area]: Record<keyof Store[A], Route> } = {
  claims: {
    commit: 'writer',
    boundKey: 'reader',
    byReferenceCode: 'reader',
    additionsTo: 'reader',
    all: 'stream',
    stored: 'reader',
    adopt: 'writer',
    older: 'reader',
    countOlder: 'reader',
    prepareTakeOver: 'writer',
    finishTakeOver: 'writer',
    takeOver: 'writer',
    wrappedBy: 'reader',
    rewrap: 'writer',
    knownDocuments: 'reader',
    holdsDocuments: 'reader',
  },
  drafts: {
    find: 'reader',
    begun: 'reader',
    begin: 'writer',
    addPiece: 'writer',
    piece: 'reader',
    save: 'writer',
    remove: 'writer',
    sweep: 'writer',
    purge: 'writer',
    count: 'reader',
    wrappedBy: 'reader',
    rewrap: 'writer',
  },
  sessions: { read: 'reader', write: 'writer', prolong: 'writer', remove: 'writer' },
  claimants: {
    header: 'reader',
    begin: 'writer',
    add: 'writer',
    finish: 'writer',
    giveUp: 'writer',
    removeStale: 'writer',
    matching: 'reader',
    byIds: 'reader',
    unsealed: 'reader',
    toSeal: 'reader',
    seal: 'writer',
  },
  captchaUses: { redeem: 'writer' },
  attempts: { take: 'writer', count: 'writer', counts: 'reader', giveBack: 'writer' },
  modules: { put: 'writer', get: 'reader', names: 'reader' },
  keys: { areNeeded: 'reader', known: 'reader', usedBefore: 'reader', register: 'writer' },
  log: {
    append: 'writer',
    entries: 'reader',
    audited: 'reader',
    existing: 'reader',
    forgetKeys: 'writer',
    purgeable: 'reader',
    purge: 'writer',
    purgeClassLists: 'writer',
    figures: 'reader',
    mark: 'writer',
    traced: 'reader',
  },
  reminders: { set: 'writer', take: 'writer', defer: 'writer', postpone: 'writer', end: 'writer' },
  mails: { take: 'writer', defer: 'writer', end: 'writer', waiting: 'reader' },
};
