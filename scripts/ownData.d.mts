export function withOwnData(words: readonly string[], environment?: { CLAIMWRIGHT_DATA?: string }): string[];
