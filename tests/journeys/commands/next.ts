import fc from 'fast-check';
import { judge } from '../../../transforms/claims/judge.ts';
import { errorsOfPage } from '../../../transforms/claims/pageVerdict.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { adopt } from '../adopt.ts';
import { errorsOfEntry, isNothingYet } from '../entries.ts';
import { pathAfter } from '../form.ts';
import { leftOf } from '../invariants/deadlineIsSaid.ts';
import { beginAnew, contextOf, goTo, type Model, pathOfPage, type Refusal } from '../model.ts';
import type { Seen } from '../observe.ts';
import { type Command, intend, NEXT, seldom, tap } from './command.ts';
import { nextUnanswered } from './entering.ts';
import { isTable, listOf } from './lists.ts';

/** What on the page stands in the way of Next, by the pure judgement of what was entered. */
export function refusal(model: Model): Refusal | null {
  const { form, entered, page, drafts } = model;
  const { plan } = form.loaded;
  const verdict = judge(entered, form.loaded, contextOf(model));
  if (errorsOfPage(verdict, plan, page).length > 0) return 'page';
  const shown = model.seen.lists.map(({ id }) => listOf(id));
  const isUnfinished = [...drafts].some(([list, record]) => {
    if (!shown.includes(list) || isNothingYet(model, list, record)) return false;
    return !isTable(model, list) || errorsOfEntry(model, list).length > 0;
  });
  return isUnfinished ? 'entry' : null;
}

/** Where Next leads; filing leads to the page with the first error of the claim instead, if there is one. */
function pathOfNext(model: Model): string {
  const { form, page, settled } = model;
  const context = contextOf(model);
  const path = pathAfter(form, page, settled, context);
  if (path !== form.pages.at(-1)?.path) return path;
  const verdict = judge(settled, form.loaded, context);
  const [first] = verdict.errors;
  const isOn = ({ name }: { name: string }) =>
    errorsOfPage(verdict, form.loaded.plan, name).some((error) => error === first);
  return form.pages.find(isOn)?.path ?? path;
}

const isPast = (model: Model): boolean => leftOf(model) < 0;

const isFirst = ({ form, page }: Model): boolean => form.pages[0]?.name === page;

/** Whether the credentials are those of the person who files. */
function saysWhoTheyAre({ settled, target }: Model): boolean {
  const [given, meant] = [settled.credentials ?? {}, target.credentials ?? {}].map(
    (model) => model as ClaimRecord,
  );
  return Object.entries(meant ?? {}).every(([name, value]) => String(given?.[name]) === String(value));
}

/** What a pressed Next must have led to. */
export function learnNext(model: Model, after: Seen): void {
  // An entry that is left by the press is saved before the page is judged.
  adopt(model, after);
  const { form } = model;
  model.refused = refusal(model);
  if (model.refused) return;
  // The server files nothing any more, and each page that is come to leads to the one that says so.
  if (isPast(model)) {
    model.end = 'deadline';
    return;
  }
  const target = pathOfNext(model);
  const isLast = form.pages.at(-1)?.path === target;
  const needsServer = isFirst(model) || isLast;
  // Whom the server knows already, the page need not ask about again.
  const isKnown = isFirst(model) && model.signedIn && after.path === target;
  if (needsServer && !isKnown && !(model.online && model.serverUp)) return;
  // The server alone knows whether other credentials than those that are meant are somebody's.
  if (isFirst(model) && model.entry !== 'open' && !saysWhoTheyAre(model) && after.path === pathOfPage(model))
    return;
  if (isFirst(model)) {
    if (model.cameBy !== null && model.cameBy !== model.entry) beginAnew(model);
    Object.assign(model, { signedIn: true, cameBy: model.entry });
  }
  goTo(model, target);
  if (isLast) model.end = 'filed';
}

/** Next, pressed when the page is answered; now and then before. */
export const next: Command<'next'> = {
  draw: intend(
    { by: fc.constantFrom('tap' as const, 'enter' as const), early: seldom },
    (model, { by, early }) =>
      !model.seen.next || (!early && nextUnanswered(model)) ? null : { do: 'next', by },
  ),
  async perform(world, { by }) {
    if (by === 'tap') return tap(world, NEXT);
    await world.page.locator(NEXT).first().focus();
    await world.page.keyboard.press('Enter');
  },
  learn: (model, _step, after) => learnNext(model, after),
};
