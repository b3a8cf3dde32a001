import { directionOf } from '../transforms/texts/direction.ts';
import { DEFAULT_CULTURE } from '../transforms/texts/lookUp.ts';
import { standIn } from '../transforms/texts/standIn.ts';

/** The language and direction of words that stand in for a text of the other direction. */
export const STAND_IN = { lang: DEFAULT_CULTURE, dir: directionOf(DEFAULT_CULTURE) } as const;

/** A text of the settlement or the product: what stands in for one that its culture lacks says of what language it is. */
export function Words({ text }: { text: string }) {
  const words = standIn(text);
  return words === null ? text : <span {...STAND_IN}>{words}</span>;
}
