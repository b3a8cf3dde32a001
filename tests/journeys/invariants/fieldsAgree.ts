import type { FieldValue } from '../../../transforms/ground/claim.ts';
import { filesWithin } from '../entries.ts';
import { valueAt } from '../model.ts';
import { isInEntry, isOfDocument, partsOf, pathOfId } from '../places.ts';
import type { Invariant } from './invariant.ts';
import { keeps } from './keeps.ts';

const shownAs = (value: FieldValue): string => {
  if (value === null) return '';
  return typeof value === 'object' ? '(a file)' : String(value);
};

/** Every control on the page shows what the claim holds there. */
export const fieldsAgree: Invariant = ({ model, after }) => {
  if (model.end) return [];
  const chosen = after.fields.filter(({ id, value }) => value !== '' && isOfDocument(pathOfId(id)));
  const lists = [...new Set(after.fields.map(({ id }) => pathOfId(id)).filter(isOfDocument))];
  const documents = lists.flatMap((path) => {
    const there = chosen.filter(({ id }) => pathOfId(id) === path).map(({ value }) => value);
    const held = filesWithin(model, partsOf(path).list).map(({ name }) => name);
    return String(there) === String(held) ? [] : [`${path} shows ${there}, chosen were ${held}`];
  });
  const fields = after.fields.flatMap(({ id, kind, value }) => {
    const path = pathOfId(id);
    if (kind === 'file' || (isInEntry(path) && !model.drafts.has(path.split('.')[0] ?? ''))) return [];
    const held = shownAs(valueAt(model, path));
    const isUnset = kind === 'checkbox' && held === '' && value === 'false';
    return isUnset || keeps(held, value) ? [] : [`${path} shows "${value}", the claim holds "${held}"`];
  });
  return [...fields, ...documents];
};
