import { textOf } from '../values/text.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';

/** Failure of the rule: with the invalid characters, or because no whitelist was fetched. */
export type CharacterSetFailure = Failure<never, 'characters'> | Failure<'notFetched', never>;

/** Cached last whitelist, because a settlement has one for every field of every claim. */
let last: { text: string; allowed: ReadonlySet<string> } = { text: '', allowed: new Set() };

function whitelistOf(text: string): ReadonlySet<string> {
  if (last.text !== text) last = { text, allowed: new Set(text.normalize('NFC')) };
  return last.allowed;
}

const judge: Judge<object, CharacterSetFailure> = (value, _instance, { context }) => {
  if (context.allowedCharacters === null) return { variant: 'notFetched' };
  const allowed = whitelistOf(context.allowedCharacters);
  const offending = new Set([...textOf(value)].filter((character) => !allowed.has(character)));
  return offending.size ? { params: { characters: [...offending].join(' ') } } : undefined;
};

/** Rule that every character is in the whitelist; compared as NFC code points (C4-04, C3-03). */
export const characterSetRestriction = defineRule({ judge, variants: { notFetched: {} } });

export const characterSetRestrictionAdapter = defineAdapter(characterSetRestriction, {
  on: 'field',
  parameters: {},
  instance: () => ({}),
  build: () => ({}),
});
