import { errorsOfEntry, isNothingYet, saveEntry } from '../entries.ts';
import { pathOfId } from '../places.ts';
import { sectionOf } from '../shares.ts';
import { type Command, intend, seldom, tap } from './command.ts';
import { nextUnanswered } from './entering.ts';
import { isTable, listOf } from './lists.ts';

/** An entry is saved: by its button, or by leaving its row for what stands behind it. */
export const finishingEntry: Command<'finishEntry'> = {
  draw: intend({ early: seldom }, (model, { early }) => {
    const open = model.seen.lists.find(({ open: count }) => count > 0);
    if (!open) return null;
    const unanswered = nextUnanswered(model);
    const isUnfinished =
      unanswered !== undefined && pathOfId(unanswered.id).startsWith(`${listOf(open.id)}.+`);
    return isUnfinished && !early ? null : { do: 'finishEntry', list: listOf(open.id) };
  }),
  async perform(world, { list }, model) {
    const { page } = world;
    if (!isTable(model, list)) {
      await tap(world, `${sectionOf(list)} .cw-draft > .cw-actions > button.cw-button--secondary`);
      return;
    }
    await page
      .locator(`${sectionOf(list)} tr.cw-row--edited .cw-row-buttons button`)
      .last()
      .focus();
    await page.keyboard.press('Tab');
  },
  /** A row with nothing in it is passed over (C7-08); the button of a card saves what asks for nothing as it is (R4-09). */
  learn(model, { list }) {
    const record = model.drafts.get(list);
    if (isTable(model, list) || !record || !isNothingYet(model, list, record)) return;
    if (errorsOfEntry(model, list).length === 0) saveEntry(model, list);
  },
};
