import { judgeDraft } from '../../../transforms/claims/draft.ts';
import { judge } from '../../../transforms/claims/judge.ts';
import type { ClaimDocument, ClaimRecord } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import { messageOf } from '../../../transforms/messages/messageOf.ts';
import { builtInOf, textsIn } from '../../../transforms/texts/builtIn.ts';
import { committed, type KeptClaim } from '../kept.ts';
import { contextOf, type Model } from '../model.ts';
import { partsOf, pathOfId } from '../places.ts';
import type { Invariant, Moment } from './invariant.ts';

interface Deserved {
  path: string;
  text: string;
}

/** The messages that a state of the claim deserves, in a culture. */
function deservedBy(model: Model, culture: string, { entered, drafts }: KeptClaim): Deserved[] {
  const context = { ...contextOf(model), culture };
  const texts = textsIn(culture, model.form.bundle.content);
  const { loaded } = model.form;
  const own = judge(entered, loaded, context).errors.map((error) => ({
    path: error.path,
    text: messageOf(error, texts),
  }));
  const inDrafts = drafts.flatMap(({ model: list, record, replaces }) => {
    const index = replaces === undefined ? undefined : model.editing.get(list);
    return judgeDraft(entered, loaded, context, list as ModelName, record, index).errors.map((error) => ({
      path: `${list}.+.${error.path}`,
      text: messageOf(error, texts),
    }));
  });
  return [...own, ...inDrafts];
}

/** What the page itself says, of no rule: unfinished entries, documents, a refused sign-in, calls that failed. */
function saysThePageItself(text: string, culture: string): boolean {
  const keys = /^(Ui_|Problem_|SignIn_Refused|LocKey_(Validation_(FormIsDirty|Document)|Shared))/;
  const own = Object.entries(builtInOf(culture) ?? {}).filter(([key]) => keys.test(key));
  return own.some(([, template]) => {
    const fixed = template.split(/\{[^}]*\}/);
    if (fixed.join('').trim().length < 8) return false;
    const pattern = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
    // The summary of errors names the field first.
    return new RegExp(`^(.*: )?${pattern}$`, 's').test(text);
  });
}

function isOfPlace(where: string, path: string): boolean {
  const place = where === '' ? '' : pathOfId(where);
  // Boxes that belong together say as one what is wrong with the first of them.
  if (place.includes('.@')) return path.startsWith(`${partsOf(place).model}.`);
  return place === '' || path === place || path.startsWith(`${place}.`);
}

/** Half of the pause after which the page takes what stands in a field. */
const PAUSE_MS = 150;

/**
 * On a slow machine typing pauses by itself, and what stands there then is committed. The page keeps no copies before
 * the sign-in: there every text counts that stood in the field while it was typed; the empty one only where it stood
 * there for long.
 */
function pausesIn({ step, model, after }: Moment): KeptClaim[] {
  if (step.do !== 'type' || step.by !== 'keys' || after.kept !== null) return [];
  const { model: name, record, field } = partsOf(step.at);
  if (record !== undefined) return [];
  const fields = model.entered[name as ModelName] as ClaimRecord;
  const first = model.pausedMs > PAUSE_MS ? 0 : 1;
  return Array.from({ length: Math.max(0, step.text.length - first) }, (_, index) => ({
    entered: { ...model.entered, [name]: { ...fields, [field]: step.text.slice(0, index + first) || null } },
    drafts: [],
  }));
}

/**
 * No message was painted, for one frame, that no committed value deserves (C10-01): what stood there before the step
 * deserves none any more once something else was typed. What was committed is judged by the pure judgement.
 */
export const messagesAreDeserved: Invariant = (moment) => {
  const { model, before, after } = moment;
  const { form } = model.form.loaded.plan;
  const drafts = [...model.drafts].map(([list, record]: [string, ClaimRecord]) => ({
    ...{ model: list, record },
    ...(model.editing.has(list) && { replaces: list }),
  }));
  const present: KeptClaim = { entered: model.entered as ClaimDocument, drafts };
  const states = [present, ...committed(after, form), ...pausesIn(moment)];
  const cultures = [...new Set([before.language, after.language, model.culture])];
  const deserved = cultures.flatMap((culture) =>
    states.flatMap((state) => deservedBy(model, culture, state)),
  );
  const isDeserved = (where: string, text: string) =>
    deserved.some(({ path, text: said }) =>
      where === 'summary' ? text.endsWith(said) : said === text && isOfPlace(where, path),
    );
  return after.painted
    .filter(({ where, text }) => !isDeserved(where, text))
    .filter(({ text }) => !cultures.some((culture) => saysThePageItself(text, culture)))
    .map(({ where, text }) => `"${text}" was painted at ${where || 'the page'}, and nothing deserves it`);
};
