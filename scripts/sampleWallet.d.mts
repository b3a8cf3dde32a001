export function wantsProvider(words: readonly string[]): boolean;
export function startSampleWallet(words: readonly string[], delay?: number): void;
export function hint(words: readonly string[]): string;
