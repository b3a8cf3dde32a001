import { type Command, intend, tap } from './command.ts';

/** Another language is chosen. */
export const language: Command<'language'> = {
  draw: intend({}, (model) => {
    const other = model.seen.languages.find((code) => code !== model.culture);
    return other === undefined ? null : { do: 'language', culture: other };
  }),
  perform: (world, { culture }) => tap(world, `.cw-language[lang="${culture}"]`),
  learn(model, { culture }, after) {
    // Without the server the page may know the language already, or must stay in the old one.
    model.culture = model.online && model.serverUp ? culture : after.language;
  },
};
