import { judge } from '../../../transforms/claims/judge.ts';
import { unreadErrorsOnce } from '../../../transforms/claims/unreadValues.ts';
import type { ClaimDocument, ClaimRecord } from '../../../transforms/ground/claim.ts';
import { messageOf } from '../../../transforms/messages/messageOf.ts';
import { builtInOf, textsIn } from '../../../transforms/texts/builtIn.ts';
import { documentsOf, errorsWithin } from '../entries.ts';
import type { KeptClaim } from '../kept.ts';
import { contextOf, type Model } from '../model.ts';
import { partsOf, pathOfId } from '../places.ts';
import { listModel } from '../shares.ts';
import { isOfMasks } from './refused.ts';

export interface Deserved {
  path: string;
  text: string;
}

/** The messages that a state of the claim deserves, in a culture. */
export function deservedBy(model: Model, culture: string, { entered, drafts }: KeptClaim): Deserved[] {
  const context = { ...contextOf(model), culture };
  const texts = textsIn(culture, model.form.bundle.content);
  const { loaded } = model.form;
  const verdict = judge(entered, loaded, context);
  const own = unreadErrorsOnce(verdict.errors, loaded.plan, verdict.claim).map((error) => ({
    path: error.path,
    text: messageOf(error, texts),
  }));
  const inDrafts = drafts.flatMap(({ list, record, replaces, documents }) => {
    const index = replaces === undefined ? undefined : model.editing.get(list);
    const chosen = documents?.chosen.map((document) => document.record);
    const errors = errorsWithin(model.form, context, entered, {
      ...{ list, record },
      ...(index !== undefined && { index }),
      ...(chosen && { documents: chosen }),
    });
    return unreadErrorsOnce(errors, loaded.plan, record, listModel(list)).map((error) => ({
      path: `${list}.+.${error.path}`,
      text: messageOf(error, texts),
    }));
  });
  return [...own, ...inDrafts];
}

/**
 * What the page itself says, of no rule: unfinished entries, documents, a refused sign-in, calls that failed. What a mask
 * says is of the text in its field.
 */
export function saysThePageItself(text: string, culture: string): boolean {
  const keys = /^(Ui_|Problem_|SignIn_Refused|LocKey_(Validation_(FormIsDirty|Document)|Shared))/;
  const own = Object.entries(builtInOf(culture) ?? {}).filter(([key]) => keys.test(key) && !isOfMasks(key));
  return own.some(([, template]) => {
    const fixed = template.split(/\{[^}]*\}/);
    if (fixed.join('').trim().length < 8) return false;
    const pattern = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
    // The summary of errors names the field first.
    return new RegExp(`^(.*: )?${pattern}$`, 's').test(text);
  });
}

/** Whether a message at a DOM id may be about a path. */
export function isOfPlace(where: string, path: string): boolean {
  const place = where === '' ? '' : pathOfId(where);
  // Boxes that belong together say as one what is wrong with the first of them.
  if (place.includes('.@')) return path.startsWith(`${partsOf(place).list}.`);
  // What is wrong with a list that blocks share is said at one of them.
  if (place !== '' && listModel(place) === path) return true;
  return place === '' || path === place || path.startsWith(`${place}.`);
}

/** The claim as the person has entered it until now. */
export function presentIn(model: Model): KeptClaim {
  const { drafts, editing, entered } = model;
  const open = [...drafts].map(([list, record]: [string, ClaimRecord]) => {
    const documents = documentsOf(model, list);
    return {
      ...{ model: listModel(list), list, record },
      ...(editing.has(list) && { replaces: list }),
      ...(documents && { documents: { chosen: documents.map((document) => ({ record: document })) } }),
    };
  });
  return { entered: entered as ClaimDocument, drafts: open };
}
