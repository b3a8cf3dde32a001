export const SIZE: { pages: number; fields: number };
/** Writes a bundle of that size to a folder of its own, which is answered. */
export function writeLargeBundle(): string;
