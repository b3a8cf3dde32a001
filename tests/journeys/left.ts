import { pageState } from '../../transforms/pages/pageState.ts';
import { isMeant } from './commands/entering.ts';
import { entriesMeant } from './commands/lists.ts';
import { contextOf, type Model, savedEntries, valueAt } from './model.ts';
import { placesOn } from './shares.ts';

/** How often a person goes back to earlier pages: what cannot stay there is given up. */
const PATIENCE = 6;

/** Whether a page asks for something that is not answered as the person means to. */
function asksMore(model: Model, page: string, index: number): boolean {
  const { plan } = model.form.loaded;
  const { skipped, fields, blocks } = pageState(plan, page, model.settled, contextOf(model));
  if (skipped) return false;
  return plan.models.some(({ name: owner, kind, fields: own }) => {
    if (kind === 'list')
      return placesOn(model.form, owner, index).some(
        ({ list, block }) =>
          blocks[block]?.hidden !== true && savedEntries(model, list).length < entriesMeant(model, list),
      );
    return own.some(({ name, computed }) => {
      const path = `${owner}.${name}`;
      const state = fields[path];
      if (!state || state.hidden || state.disabled || computed) return false;
      return !isMeant(model, path, valueAt(model, path));
    });
  });
}

/** Whether the person goes back: they pressed Next too soon, or something took an answer back. */
export function wantsBack(model: Model): boolean {
  const { pages } = model.form;
  const here = pages.findIndex(({ name }) => name === model.page);
  // The first page is where people sign in.
  return (
    model.wentBack < PATIENCE &&
    pages.some(({ name }, index) => index > 0 && index < here && asksMore(model, name, index))
  );
}
