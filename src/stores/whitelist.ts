import { proxy } from 'valtio/vanilla';

export interface WhitelistState {
  /** The allowed characters, or null while they were not fetched. */
  allowedCharacters: string | null;
}

/**
 * Creates the store of the character whitelist (R3-04), which is loaded before the form area is shown (R2-36). Without
 * it the form is shown all the same, and the rule that needs it fails with a message.
 */
export function createWhitelist(load: () => Promise<string | null>) {
  const state = proxy<WhitelistState>({ allowedCharacters: null });

  async function initialise(): Promise<void> {
    if (state.allowedCharacters !== null) return;
    try {
      state.allowedCharacters = await load();
    } catch (error) {
      throw new Error('Could not get allowed characters', { cause: error });
    }
  }

  return { state, initialise };
}
