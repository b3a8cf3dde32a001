import { goTo, pathOfPage } from '../model.ts';
import { BACK, type Command, intend, tap } from './command.ts';

/** Back, by the page's own button. */
export const goingBack: Command<'back'> = {
  draw: intend({}, (model) => (model.seen.back && model.at > 0 ? { do: 'back' } : null)),
  perform: (world) => tap(world, BACK),
  learn(model, _step, after) {
    model.wentBack += 1;
    const paths = model.form.pages.map(({ path }) => path);
    const here = paths.indexOf(pathOfPage(model));
    const before = paths.slice(0, here);
    // The page before may be skipped: any page before this one will do, and what is on it is looked at.
    goTo(model, before.includes(after.path) ? after.path : (before.at(-1) ?? ''));
  },
};
