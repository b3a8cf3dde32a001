import type { Invariant } from './invariant.ts';
import { keeps } from './keeps.ts';

/** What was typed stands there, or the page says what became of it (C10-04). */
export const typedIsThere: Invariant = ({ model, after }) =>
  model.typed.flatMap(({ at, text, kept }) => {
    if (keeps(text, kept)) return [];
    const messages = after.fields.filter(({ value }) => value === kept).flatMap((field) => field.messages);
    const told = messages.length > 0 || after.said.length > 0 || after.dialog !== null;
    return told ? [] : [`${at}: "${text}" was typed, "${kept}" is there, and nothing is said`];
  });
