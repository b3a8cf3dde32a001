import { errorsOfPage, placeOfError } from '../../transforms/claims/pageVerdict.ts';
import { unreadErrorsOnce } from '../../transforms/claims/unreadValues.ts';
import type { ClaimError, MessageParams } from '../../transforms/ground/verdict.ts';
import { isAuthored, messageOf } from '../../transforms/messages/messageOf.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { productText, type Texts } from '../../transforms/texts/lookUp.ts';
import type { FieldErrorTexts } from '../form/types.ts';
import type { Claim } from '../stores/claim.ts';

/**
 * Message that no rule of the form makes: one of the product by its text key, such as that about an unfinished draft,
 * or one of the server as text.
 */
export type ExtraMessage = ProductKey | { readonly text: string };

/** Extra messages as texts in the active culture, by path. */
export type ExtraTexts = Readonly<Record<string, readonly string[]>>;

/**
 * Returns extra messages as texts in the active culture; `buttonsAt` returns the labels of the buttons of a list’s
 * entries, which a message may quote.
 */
export const extraTexts = (
  extra: Readonly<Record<string, readonly ExtraMessage[]>>,
  texts: Texts,
  buttonsAt: (path: string) => MessageParams | undefined,
): ExtraTexts =>
  Object.fromEntries(
    Object.entries(extra).map(([path, messages]) => [
      path,
      messages.map((said) =>
        typeof said === 'string' ? productText(said, texts, buttonsAt(path)) : said.text,
      ),
    ]),
  );

/**
 * Returns a function that words the error of a failed rule, and adds the message to `authored` where the settlement's
 * author wrote it.
 */
export function ruleMessageWriter(texts: Texts, authored: Set<string>) {
  return (error: ClaimError): string => {
    const said = messageOf(error, texts);
    if (isAuthored(error, texts)) authored.add(said);
    return said;
  };
}

/**
 * Returns the error texts by path in the order of the rules, each once (R5-13), after the extra messages. `placeOf`
 * returns the path at which an error is shown.
 */
export function errorTexts(
  errors: readonly ClaimError[],
  message: (error: ClaimError) => string,
  extra: ExtraTexts = {},
  placeOf: (error: ClaimError) => string = ({ path }) => path,
): FieldErrorTexts {
  const texts: Record<string, string[]> = {};
  const add = (path: string, text: string) => {
    const known = texts[path] ?? [];
    if (!known.includes(text)) texts[path] = [...known, text];
  };
  for (const [path, found] of Object.entries(extra)) for (const text of found) add(path, text);
  for (const error of errors) add(placeOf(error), message(error));
  return texts;
}

/** Message about an unfinished draft (R5-42). */
export const UNFINISHED: ProductKey = 'LocKey_Validation_FormIsDirty';

/**
 * Returns the errors without those that require a first record of a list at which the message about an unfinished draft
 * is shown (R5-41). `said` are the extra messages by path.
 */
export function withoutFirstRecordErrors(
  errors: readonly ClaimError[],
  said: Readonly<Record<string, readonly ExtraMessage[]>>,
  placeOf: (error: ClaimError) => string,
): ClaimError[] {
  const asksForOne = ({ rule, variant, params }: ClaimError) =>
    rule === 'records' && variant === 'min' && params.min === '1';
  return errors.filter((error) => !(asksForOne(error) && said[placeOf(error)]?.includes(UNFINISHED)));
}

/**
 * Returns the errors that the page shows now: those of touched fields, or shown by a refused Next (R4-08). A question
 * that appears afterwards has no error before anybody could answer it. A change that is being rendered is judged right
 * after (Claim.judged), and gets no new errors before.
 */
export function shownErrors(claim: Claim, page: string): ClaimError[] {
  const { plan } = claim.form;
  const verdict = claim.lastVerdict();
  const errors = verdict.errors.filter((error) => claim.isShown(placeOfError(error, plan)));
  const told = unreadErrorsOnce(errors, plan, verdict.claim);
  return errorsOfPage({ ...verdict, errors: told }, plan, page);
}
