import fc from 'fast-check';
import { type Command, intend } from './command.ts';

/** Back and forward, by the browser's buttons. */
export const history: Command<'history'> = {
  draw: intend({ way: fc.constantFrom('back' as const, 'forward' as const) }, (model, { way }) => {
    const target = model.at + (way === 'back' ? -1 : 1);
    return model.signedIn && target > 0 && target < model.way.length ? { do: 'history', way } : null;
  }),
  async perform({ page }, { way }) {
    await page.evaluate((by) => window.history.go(by), way === 'back' ? -1 : 1);
  },
  learn(model, { way }) {
    model.at += way === 'back' ? -1 : 1;
    const path = model.way[model.at];
    model.page = model.form.pages.find((page) => page.path === path)?.name ?? model.page;
  },
};
