/** Every sample class list: its path in the folder settlements/, and its text. */
export const CLASS_LISTS: Readonly<Record<string, string>>;
