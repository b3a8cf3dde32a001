/** Formats a number with its noun: `1 error`, `3 errors`. */
export const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
