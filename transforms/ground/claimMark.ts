/** Marks that an administrator sets on a filed claim, in their usual order (C10-13). */
export const CLAIM_MARKS = ['received', 'documentsRequested', 'decided', 'paid'] as const;

/** Mark of a filed claim. */
export type ClaimMark = (typeof CLAIM_MARKS)[number];

/** Mark with the time at which it was set, ISO. */
export interface MarkedAt {
  mark: ClaimMark;
  at: string;
}

/** Tests if a text is the name of a mark. */
export const isClaimMark = (text: string): text is ClaimMark =>
  (CLAIM_MARKS as readonly string[]).includes(text);
