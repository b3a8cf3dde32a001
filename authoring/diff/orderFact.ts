import { byValues, type Fact } from './fact.ts';
import { ofFrame, placeIn, type WrittenFrame } from './writtenFacts.ts';

/** Returns the names in one bundle's order that the other's has, too. */
const common = (names: readonly string[], others: readonly string[]): string =>
  names.filter((name) => others.includes(name)).join(' ');

/**
 * Builds the fact of the order of names, such as pages. Only names that both bundles have are compared. `at` is the
 * JSON path of the list below the frame's.
 */
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
