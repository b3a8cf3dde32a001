import { MASK_TOKENS, type Mask, maskOf } from '../../transforms/masks/masks.ts';
import { NAMED_FORMATS } from '../../transforms/values/formats/namedFormats.ts';
import type { Length } from '../patterns/commonText.ts';
import { type BuiltRule, meaningsOf } from './builtRules.ts';

/** Returns the range of lengths that a field's rules allow; at least 1, because an empty text is not judged. */
export function lengthOf(rules: readonly BuiltRule[]): Length {
  const lengths = meaningsOf(rules, 'length').map(({ meaning }) => meaning);
  const most = lengths.map(({ max }) => max ?? Number.POSITIVE_INFINITY);
  return {
    min: Math.max(1, ...lengths.map(({ min }) => min)),
    max: Math.min(Number.POSITIVE_INFINITY, ...most),
  };
}

/** Returns the patterns that a text must match by a field's rules, with those of its named formats. */
export function patternsOf(rules: readonly BuiltRule[]): string[] {
  const own = meaningsOf(rules, 'pattern').map(({ meaning: { pattern } }) => pattern);
  const named = meaningsOf(rules, 'form').flatMap(
    ({ meaning: { format } }) => NAMED_FORMATS[format].pattern ?? [],
  );
  return [...own, ...named];
}

/** Returns a pattern of the complete texts that an input with a mask produces. */
export function shapeOfMask(name: string): string {
  const mask: Mask = maskOf(name);
  if (mask.kind === 'number') return mask.decimals > 0 ? '^[0-9,]+(?:\\.[0-9]*)?$' : '^[0-9,]+$';
  if (mask.kind === 'characters') return `^[${mask.allowed}]{1,${mask.max}}$`;
  if (mask.freely) return '^[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}$';
  const shape = [...mask.pattern].map(tokenOf).join('');
  return mask.pattern === ZIP ? `^(?:[0-9]{5}|${shape})$` : `^${shape}$`;
}

/** Mask of a ZIP code, which is complete without its last four digits too. */
const ZIP = '#####-####';

function tokenOf(token: string): string {
  if (Object.hasOwn(MASK_TOKENS, token)) return `[${MASK_TOKENS[token as keyof typeof MASK_TOKENS]}]`;
  return token.replace(/[()[\]{}.*+?^$|\\/]/, '\\$&');
}
