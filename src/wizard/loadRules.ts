import type { Wizard } from './wizard.ts';

/** Loads the rules that were left out, and judges the claim again if one of its values was accepted without them. */
export async function loadRules({ bundle, claim }: Wizard): Promise<void> {
  const hadAccepted = await bundle().loaded.rules?.load();
  if (hadAccepted) claim().judgeNow();
}
