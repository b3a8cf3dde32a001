import { type Command, intend } from './command.ts';

/** The page is loaded anew. Before the sign-in nothing is kept against it. */
export const reloading: Command<'reload'> = {
  draw: intend({}, (model) => (model.signedIn && model.online && model.serverUp ? { do: 'reload' } : null)),
  async perform({ page }) {
    await page.reload();
  },
};
