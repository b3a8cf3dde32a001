export function lintSpectral(description: object): Promise<string[]>;
