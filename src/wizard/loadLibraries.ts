import type { Wizard } from './wizard.ts';

/** Loads the libraries of all rules, and judges the claim again if one of its values was accepted without them. */
export async function loadLibraries({ bundle, claim }: Wizard): Promise<void> {
  const hadAccepted = await bundle().loaded.loadLibraries?.();
  if (hadAccepted) claim().judgeNow();
}
