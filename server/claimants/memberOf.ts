/** Returns the id of a class member: the prefix of its rows' ids, to which the store adds their numbers. */
export const memberOf = (id: string): string => id.slice(0, 24);
