import { isEmpty } from '../values/emptiness.ts';
import { textOf } from '../values/text.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction } from './types.ts';

/** The offending characters, or that there was no whitelist to compare with. */
export type CharacterSetFailure = Failure<never, 'characters'> | Failure<'notFetched', never>;

/** Every character is in the whitelist that was fetched; compared as NFC code points (C4-04, C3-03). */
export const characterSetRestriction: KeywordFunction<Instance, CharacterSetFailure> = (
  value,
  _instance,
  { context },
) => {
  if (isEmpty(value)) return undefined;
  if (context.allowedCharacters === null) return { variant: 'notFetched' };
  const allowed = new Set(context.allowedCharacters.normalize('NFC'));
  const offending = new Set([...textOf(value)].filter((character) => !allowed.has(character)));
  return offending.size ? { params: { characters: [...offending].join(' ') } } : undefined;
};

export const characterSetRestrictionDefinition = defineKeyword('characterSetRestriction', {});
