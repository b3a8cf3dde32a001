import type { Case, CaseContext, ExpectedError } from '../../schemas/generated/types.ts';
import { judge } from '../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { ClaimError, Verdict } from '../../transforms/claims/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';

type TextOf = (error: ClaimError) => string;

/** What became of a case: the lines that say what is wrong, none where it got its verdict. */
export interface CaseResult {
  failures: string[];
  verdict: Verdict;
}

/** Judges a case's claim and compares the verdict: paths and rules as a set, messages where they are given (C5-05). */
export function runCase(
  { claim, errors }: Case,
  form: LoadedForm,
  context: CaseContext,
  { content, lists }: Pick<Bundle, 'content' | 'lists'>,
): CaseResult {
  const { culture, now } = context;
  const verdict = judge(claim, form, {
    ...context,
    now: new Date(now),
    audience: 'cli',
    lists,
  });
  if (verdict.structure.length > 0) return { verdict, failures: verdict.structure.map(structureFailure) };
  return {
    verdict,
    failures: compare(verdict.errors, errors, (error) => messageOf(error, textsIn(culture, content))),
  };
}

function structureFailure({ path, rule }: ClaimError): string {
  return rule === 'unknown'
    ? `${path} is not part of the claim`
    : `${path} has a value of the wrong JSON type`;
}

function compare(given: readonly ClaimError[], wanted: readonly ExpectedError[], textOf: TextOf): string[] {
  const byKey = new Map<string, ClaimError[]>();
  for (const error of given) byKey.set(keyOf(error), [...(byKey.get(keyOf(error)) ?? []), error]);
  const wantedKeys = new Set(wanted.map(keyOf));
  const surplus = [...byKey.entries()].filter(([key]) => !wantedKeys.has(key)).map(([, [error]]) => error);
  return [
    ...wanted.filter((error) => !byKey.has(keyOf(error))).map(({ path, rule }) => `missing: ${path} ${rule}`),
    ...surplus.flatMap((error) =>
      error ? [`unexpected: ${error.path} ${error.rule} (${textOf(error)})`] : [],
    ),
    ...wanted.flatMap((error) => compareMessage(error, byKey.get(keyOf(error)) ?? [], textOf)),
  ];
}

function keyOf({ path, rule }: { path: string; rule: string }): string {
  return `${path} ${rule}`;
}

function compareMessage(
  { path, rule, message }: ExpectedError,
  given: readonly ClaimError[],
  textOf: TextOf,
): string[] {
  if (message === undefined || given.length === 0) return [];
  const messages = given.map(textOf);
  if (messages.includes(message)) return [];
  return [`message: ${path} ${rule} says ${JSON.stringify(messages[0])}, not ${JSON.stringify(message)}`];
}
