import { fitToMask } from '../../../transforms/masks/fitToMask.ts';
import type { Model } from '../model.ts';
import type { Seen, SeenField } from '../observe.ts';
import { isInEntry, partsOf, pathOfId } from '../places.ts';
import type { FieldPath } from '../step.ts';
import type { Invariant } from './invariant.ts';
import { keeps } from './keeps.ts';
import { masksAt, saysOf } from './refused.ts';

/** The field in which a text was typed: in an entry that was saved at once it stands under another id. */
function isWhereTyped({ id, value }: SeenField, at: FieldPath, kept: string): boolean {
  const path = pathOfId(id);
  const [typed, here] = [partsOf(at), partsOf(path)];
  const isSaved = isInEntry(at) && typed.model === here.model && typed.field === here.field && value === kept;
  return path === at || isSaved;
}

/** Whether a mask holds all that counts of a text: a country code, for one, is no part of a number at home (C10-04). */
const isHeld = (model: Model, at: FieldPath, text: string, kept: string): boolean =>
  masksAt(model, at)
    .flatMap((mask) => fitToMask(text, mask) ?? [])
    .some((held) => keeps(held, kept));

/** Whether those who do not look were told that a mask of this very field did not take what was typed. */
function isRefusalSaid(model: Model, at: FieldPath, { said, language }: Seen): boolean {
  const refusals = masksAt(model, at).map((mask) => saysOf(mask, model, language));
  return said.some((text) => refusals.some((refusal) => text.includes(refusal)));
}

/** What was typed stands there, or its field says what became of it (C10-04): another's message is none. */
export const typedIsThere: Invariant = ({ model, after }) =>
  model.typed.flatMap(({ at, text, kept }) => {
    if (keeps(text, kept) || isHeld(model, at, text, kept)) return [];
    const own = after.fields
      .filter((field) => isWhereTyped(field, at, kept))
      .flatMap(({ messages, unheld }) => [...messages, ...unheld]);
    if (own.length > 0 || isRefusalSaid(model, at, after)) return [];
    return [`${at}: "${text}" was typed, "${kept}" is there, and its field says nothing`];
  });
