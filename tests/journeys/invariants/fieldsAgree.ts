import type { FieldValue } from '../../../transforms/claims/types.ts';
import { valueAt } from '../model.ts';
import { isInEntry, pathOfId } from '../places.ts';
import type { Invariant } from './invariant.ts';
import { keeps } from './keeps.ts';

const shownAs = (value: FieldValue): string => {
  if (value === null) return '';
  return typeof value === 'object' ? '(a file)' : String(value);
};

/** Every control on the page shows what the claim holds there. */
export const fieldsAgree: Invariant = ({ model, after }) => {
  if (model.end) return [];
  return after.fields.flatMap(({ id, kind, value }) => {
    const path = pathOfId(id);
    if (kind === 'file' || (isInEntry(path) && !model.drafts.has(path.split('.')[0] ?? ''))) return [];
    const held = shownAs(valueAt(model, path));
    const isUnset = kind === 'checkbox' && held === '' && value === 'false';
    return isUnset || keeps(held, value) ? [] : [`${path} shows "${value}", the claim holds "${held}"`];
  });
};
