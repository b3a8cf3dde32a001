import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import { committed, type KeptClaim, keptNow } from '../kept.ts';
import { partsOf, pathOfId } from '../places.ts';
import { valueIn } from '../within.ts';
import { type Deserved, deservedBy, isOfPlace, presentIn, saysThePageItself } from './deserved.ts';
import type { Invariant, Moment } from './invariant.ts';
import { isRefused } from './refused.ts';

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

/** The texts that stood in a field, key by key where it was typed in. */
function textsAt({ before, after, step }: Moment, path: string, states: KeptClaim[]): string[] {
  const { model: name, field } = partsOf(path);
  const held = states.flatMap(({ entered, drafts }) => {
    const records = [entered[name as ModelName] ?? []].flat() as ClaimRecord[];
    const open = drafts.filter((draft) => draft.model === name).map(({ record }) => record);
    return [...records, ...open].map((record) => String(valueIn(record, field) ?? ''));
  });
  const shown = [...before.fields, ...after.fields].filter(({ id }) => pathOfId(id) === path);
  const typed = step.do === 'type' && step.at === path ? step.text : '';
  const keys = Array.from(typed, (_key, at) => typed.slice(0, at + 1));
  return [...held, ...shown.map(({ value }) => value), ...keys];
}

/** Whether something is said of an entry as a whole: by its name, what is wrong with a field that it does not ask. */
const isOfWhole = (where: string): boolean =>
  where !== '' && ['', '+'].includes(partsOf(pathOfId(where)).field);

/**
 * The field that a step leaves is judged as it is left, by what the page held then: what is typed elsewhere comes after. A
 * field in which something is typed is not left.
 */
function deservedWhenLeft({ step, before, model }: Moment, cultures: readonly string[]): Deserved[] {
  const left = before.focus && pathOfId(before.focus.id);
  const held = keptNow(before, model.form);
  if (!left || !held || ('at' in step && step.at === left)) return [];
  const deserved = cultures.flatMap((culture) => deservedBy(model, culture, held));
  return deserved.filter(({ path }) => path === left);
}

/**
 * No message was painted, for one frame, that no committed value deserves (C10-01): what stood there before the step
 * deserves none any more once something else was typed. What was committed is judged by the pure judgement.
 */
export const messagesAreDeserved: Invariant = (moment) => {
  const { model, before, after } = moment;
  const states = [presentIn(model), ...committed(after, model.form), ...pausesIn(moment)];
  const cultures = [...new Set([before.language, after.language, model.culture])];
  const deserved = [
    ...cultures.flatMap((culture) => states.flatMap((state) => deservedBy(model, culture, state))),
    ...deservedWhenLeft(moment, cultures),
  ];
  const isDeserved = (where: string, text: string) =>
    deserved.some(({ path, text: said }) =>
      where === 'summary'
        ? text.endsWith(said)
        : (said === text || (isOfWhole(where) && text.endsWith(`: ${said}`))) && isOfPlace(where, path),
    );
  const isOfMask = (where: string, text: string) => {
    const path = pathOfId(where);
    return cultures.some((culture) => isRefused(model, path, culture, text, textsAt(moment, path, states)));
  };
  return after.painted
    .filter(({ where, text }) => !isDeserved(where, text) && !isOfMask(where, text))
    .filter(({ text }) => !cultures.some((culture) => saysThePageItself(text, culture)))
    .map(({ where, text }) => `"${text}" was painted at ${where || 'the page'}, and nothing deserves it`);
};
