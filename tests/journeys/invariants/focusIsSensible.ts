import { textsIn } from '../../../transforms/texts/builtIn.ts';
import { isInEntry, pathOfId } from '../places.ts';
import type { Invariant, Moment } from './invariant.ts';

/** After it the document is new, and the focus where browsers put it. */
const NEW_DOCUMENT = new Set(['reload']);

/** Tests if the page says that the sign-in was refused: it says so in the summary alone (C10-24). */
function isSignInRefused({ model, after }: Moment): boolean {
  const said = textsIn(after.language, model.form.bundle.content).active.SignIn_Refused;
  const [opening = ''] = String(said).split('{');
  return after.summary?.some(({ text }) => text.includes(opening)) === true;
}

/** The focus is on something that is there: never on the body; on the summary after a refused Next alone (C10-02). */
export const focusIsSensible: Invariant = (moment) => {
  const { step, model, before, after } = moment;
  if (NEW_DOCUMENT.has(step.do) || (before.focus === null && before.path === after.path && isApart(step.do)))
    return [];
  const { focus } = after;
  if (!focus) return ['the focus is on the body'];
  const faults = focus.visible ? [] : [`the focus is on ${focus.name}, which cannot be seen`];
  const mayTake = model.refused !== null || before.focus?.inSummary === true || isSignInRefused(moment);
  if (focus.inSummary && !mayTake) faults.push('the summary took the focus without a refused Next');
  // Where an entry alone stands in the way, the focus goes into it (C7-08).
  const isWhereItBelongs = model.refused === 'entry' ? isInEntry(pathOfId(focus.id)) : focus.inSummary;
  if (model.refused && after.summary && !isWhereItBelongs)
    faults.push(`Next was refused, and the focus is on ${focus.name}`);
  return faults;
};

/** Steps that move no focus. */
const isApart = (kind: string): boolean =>
  ['network', 'server', 'midnight', 'wait', 'otherTab', 'otherMember', 'autofill'].includes(kind);
