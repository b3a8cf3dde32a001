/** Part of the runtime with a library that few rules need. */
export type LibraryPart = '#claimwright/dates' | '#claimwright/iban' | '#claimwright/phone';

/**
 * Module from which a compiled validator imports a rule's judgement: the one of every page, or one that needs a
 * library.
 */
export type RuntimePart = '#claimwright/runtime' | LibraryPart;

/** Part of the runtime that every form has. */
export const EVERY_PAGE = '#claimwright/runtime';
