import { byValues, type Fact } from './fact.ts';
import { ofFrame, placeIn, type WrittenFrame } from './writtenFacts.ts';

/** Those of the first that the second has, too. */
const common = (names: readonly string[], others: readonly string[]): string =>
  names.filter((name) => others.includes(name)).join(' ');

/** In which order things stand: only what both bundles have counts, since the rest came or went. */
export function orderFact(
  frame: WrittenFrame,
  name: string,
  order: readonly string[],
  ...at: string[]
): Fact {
  return {
    ...ofFrame(frame),
    subject: 'setting',
    key: `${frame.key}|order`,
    name,
    value: order,
    words: order.join(', '),
    place: placeIn(frame, ...at),
    changed: byValues((before: string[], after: string[]) =>
      common(before, after) === common(after, before) ? undefined : 'changed',
    ),
  };
}
