import { judge } from '../../../transforms/claims/judge.ts';
import { errorsOfPage } from '../../../transforms/claims/pageVerdict.ts';
import { unreadErrorsOnce } from '../../../transforms/claims/unreadValues.ts';
import type { ClaimError } from '../../../transforms/ground/verdict.ts';
import { messageOf } from '../../../transforms/messages/messageOf.ts';
import { textsIn } from '../../../transforms/texts/builtIn.ts';
import { contextOf, type Model } from '../model.ts';
import type { Seen } from '../observe.ts';
import { pathOfId } from '../places.ts';
import { listModel } from '../shares.ts';
import { deservedBy, isOfPlace, presentIn, saysThePageItself } from './deserved.ts';
import type { Invariant } from './invariant.ts';
import { isRefused } from './refused.ts';

/** Messages that have outlived what they are about. */
function stale(model: Model, { fields, language }: Seen): string[] {
  const deserved = deservedBy(model, language, presentIn(model));
  return fields.flatMap(({ id, value, messages, unheld }) => {
    const isDeserved = (text: string) =>
      deserved.some(({ path, text: said }) => said === text && isOfPlace(id, path)) ||
      saysThePageItself(text, language);
    const own = unheld.filter(
      (text) =>
        !isRefused(model, pathOfId(id), language, text, [value]) && !saysThePageItself(text, language),
    );
    return [...messages.filter((text) => !isDeserved(text)), ...own].map(
      (text) => `${id} says "${text}" of "${value}", which does not deserve it`,
    );
  });
}

/** An entry that is begun is to be finished: that one is missing is not said beside it. */
const isToBeFinished = ({ drafts }: Model, { path, rule, variant, params }: ClaimError): boolean =>
  rule === 'records' &&
  variant === 'min' &&
  params.min === '1' &&
  [...drafts.keys()].some((list) => listModel(list) === path);

/** The summary says a field's first message, as the field itself does, and all about a list or a block of it. */
const isSaid = ({ path }: ClaimError, at: number, errors: readonly ClaimError[]): boolean =>
  !path.includes('.') || path.includes('.@') || errors.findIndex((error) => error.path === path) === at;

/** After a refused Next, what is wrong on the page and the summary does not say. */
function unsaid(model: Model, { summary, language }: Seen): string[] {
  if (model.refused !== 'page') return [];
  const { form, entered, page, culture } = model;
  if (culture !== language) return [];
  const texts = textsIn(culture, form.bundle.content);
  const { plan } = form.loaded;
  const verdict = judge(entered, form.loaded, contextOf(model));
  return unreadErrorsOnce(errorsOfPage(verdict, plan, page), plan, verdict.claim)
    .filter((error) => !isToBeFinished(model, error))
    .filter(isSaid)
    .map((error) => ({ path: error.path, message: messageOf(error, texts) }))
    .filter(({ message }) => !summary?.some(({ text }) => text.endsWith(message)))
    .map(({ path, message }) => `${path} deserves "${message}", and the summary does not say it`);
}

/** What stands on the page is what the claim deserves as it is now: no message outlives its reason, none is missing. */
export const messagesStand: Invariant = ({ model, after }) =>
  model.end ? [] : [...stale(model, after), ...unsaid(model, after)];
