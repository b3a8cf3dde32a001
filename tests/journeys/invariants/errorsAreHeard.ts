import { textsIn } from '../../../transforms/texts/builtIn.ts';
import type { SeenField } from '../observe.ts';
import { type Invariant, type Moment, pressesNext } from './invariant.ts';

const messagesOf = ({ messages, unheld, group }: SeenField): string[] => [
  ...messages,
  ...unheld,
  ...(group ?? []),
];

/** Errors that live regions announced. */
function errorsIn({ model, after }: Moment): string[] {
  const { Ui_Error } = textsIn(after.language, model.form.bundle.content).active;
  return after.said.filter((line) => line.startsWith(`${Ui_Error} `));
}

/**
 * Tests if messages are read by other means: with a page that comes or is loaded anew, with a field that gets the focus, or in
 * the summary that gets it after a refusal of Next or of the sign-in.
 */
const isReadElsewhere = ({ model, step, before, after }: Moment): boolean =>
  step.do === 'reload' ||
  before.path !== after.path ||
  before.language !== after.language ||
  before.heading !== after.heading ||
  model.refused !== null ||
  (after.focus?.inSummary === true && (before.focus?.inSummary !== true || pressesNext(step))) ||
  model.end !== null;

const hasFocus = ({ after: { focus } }: Moment, id: string): boolean =>
  focus?.id === id || focus?.id.startsWith(`${id}-`) === true;

/** Messages that came to a field in silence. */
function unheard(moment: Moment): string[] {
  if (isReadElsewhere(moment)) return [];
  const { before, after } = moment;
  const said = errorsIn(moment);
  return after.fields.flatMap((field) => {
    const earlier = before.fields.find(({ id }) => id === field.id);
    if (!earlier || hasFocus(moment, field.id)) return [];
    return messagesOf(field)
      .filter((text) => !messagesOf(earlier).includes(text) && !said.some((line) => line.endsWith(text)))
      .map((text) => `"${text}" came to ${field.id}, and nobody hears it`);
  });
}

/** Errors that were announced more often than they appeared. */
function heardAgain(moment: Moment): string[] {
  const { before, after } = moment;
  const said = errorsIn(moment);
  const came = [...before.came, ...after.came].filter(({ where }) => where !== 'summary');
  return [...new Set(said)].flatMap((line) => {
    const times = said.filter((other) => other === line).length;
    const due = came.filter(({ text }) => line.endsWith(text)).length;
    return times > due ? [`"${line}" was said ${times} times, and came ${due} times`] : [];
  });
}

/** Requires that a message is announced once as it appears (C10-23, C10-35). */
export const errorsAreHeard: Invariant = (moment) => [...unheard(moment), ...heardAgain(moment)];
