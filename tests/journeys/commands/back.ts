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
    // Which pages are skipped is not the model's to know: Back may lead to any earlier page, and the invariants look at that one.
    goTo(model, before.includes(after.path) ? after.path : (before.at(-1) ?? ''));
  },
};
