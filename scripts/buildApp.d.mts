/** Leaves a fresh dist/ behind and answers whether it had to build. */
export function buildApp(options?: { force?: boolean }): Promise<boolean>;
