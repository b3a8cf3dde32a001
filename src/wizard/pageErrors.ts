import { errorsOfPage, placeOfError } from '../../transforms/claims/pageVerdict.ts';
import type { ClaimError } from '../../transforms/claims/types.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import type { FieldErrorTexts } from '../form/types.ts';
import type { Claim } from '../stores/claim.ts';

/** A message that no rule of the form made: of an unfinished draft by its key, or the server's by its text. */
export type ExtraMessage = ProductKey | { readonly text: string };

/** Such messages in the active culture, by path. */
export type ExtraTexts = Readonly<Record<string, readonly string[]>>;

/**
 * The texts by path in the order of the rules, each once (R5-13); what no rule made comes first. `placeOf` says where an
 * error is shown.
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

/**
 * The errors that the page shows now: those of fields that were touched, or told of when Next was refused (R4-08). A
 * question that appears afterwards is not in error before anybody could answer it. A change that is being drawn is
 * judged right after (Claim.judged), and nothing new is said of it before.
 */
export function shownErrors(claim: Claim, page: string): ClaimError[] {
  const { plan } = claim.form;
  const verdict = claim.lastVerdict();
  const errors = verdict.errors.filter((error) => claim.isShown(placeOfError(error, plan)));
  return errorsOfPage({ ...verdict, errors }, plan, page);
}
