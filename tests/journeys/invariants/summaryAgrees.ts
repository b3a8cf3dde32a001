import { isInEntry, pathOfId } from '../places.ts';
import type { Invariant } from './invariant.ts';

/** The summary and the fields say the same, and each line of the summary leads somewhere (C10-09). */
export const summaryAgrees: Invariant = ({ after }) => {
  const { summary, fields } = after;
  if (!summary) return [];
  const dead = summary
    .filter(({ leads }) => !leads)
    .map(({ text, target }) => `the summary's "${text}" leads to ${target}, which is not there`);
  // What an entry that is not saved lacks is said for the entry as a whole.
  const missing = fields.flatMap(({ id, messages }) =>
    messages.length === 0 ||
    isInEntry(pathOfId(id)) ||
    summary.some(({ text }) => text.endsWith(messages[0] ?? ''))
      ? []
      : [`${id} says "${messages[0]}", the summary does not`],
  );
  const unsaid = summary.flatMap(({ target, text }) => {
    const field = fields.find(({ id }) => id === target);
    const isSaid = !field || field.messages.some((message) => text.endsWith(message));
    return isSaid ? [] : [`the summary says "${text}", ${target} does not`];
  });
  return [...dead, ...missing, ...unsaid];
};
