import fc from 'fast-check';
import { enter, type Model } from '../model.ts';
import { type Command, intend } from './command.ts';

/** The way in that the person means: by their notice, where they have one. */
export const wayMeant = ({ form, target }: Pick<Model, 'form' | 'target'>): Model['entry'] => {
  const hasNotice = Object.keys(target.credentials ?? {}).length > 0;
  return (hasNotice ? undefined : form.ways.find((way) => way === 'open')) ?? form.ways[0] ?? 'open';
};

/** Another way in is chosen than the one that is: what the page asks hangs on it. */
export const choosingWay: Command<'way'> = {
  draw: intend({ which: fc.nat(5) }, (model, { which }) => {
    const others = model.form.ways.filter((way) => way !== model.entry);
    const way = others[which % Math.max(1, others.length)];
    return model.seen.way !== null && way !== undefined ? { do: 'way', way } : null;
  }),
  async perform({ page, setting }, { way }, model) {
    const radio = page.locator('main input[name="way"]').nth(model.form.ways.indexOf(way));
    await (setting.width < 480 ? radio.tap() : radio.click());
  },
  learn(model, { way }) {
    model.entry = way;
    // Whoever comes in otherwise is asked again.
    model.signedIn = false;
    enter(model, model.entered);
  },
};
