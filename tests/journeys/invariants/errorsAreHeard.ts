import { fieldAt } from '../commands/entering.ts';
import type { Invariant } from './invariant.ts';

/** A message that comes as a field is left is said to those who do not look (C10-23). */
export const errorsAreHeard: Invariant = ({ step, before, after }) => {
  if (step.do !== 'leave' || before.path !== after.path) return [];
  const [first] = fieldAt(after, step.at)?.messages ?? [];
  if (first === undefined || fieldAt(before, step.at)?.messages.includes(first)) return [];
  return after.said.some((text) => text.includes(first))
    ? []
    : [`${step.at} was left with "${first}", which nobody hears`];
};
