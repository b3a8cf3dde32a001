import { type Command, intend } from './command.ts';

/** The same page is opened in a second tab, which is left alone; or that tab is closed. */
export const otherTab: Command<'otherTab'> = {
  draw: intend({}, (model) =>
    model.online && model.serverUp ? { do: 'otherTab', open: !model.otherTab } : null,
  ),
  async perform({ context, page }, { open }) {
    if (!open) {
      for (const other of context.pages()) if (other !== page) await other.close();
      return;
    }
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('h1').waitFor();
    await page.bringToFront();
  },
  learn: (model, { open }) => {
    model.otherTab = open;
  },
};
