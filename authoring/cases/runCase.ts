import type { Case, CaseContext, ExpectedError, Settlement } from '../../schemas/generated/types.ts';
import type { DocumentFault } from '../../server/claims/documentMatch.ts';
import { allErrors, type DetailedVerdict, judgeInDetail } from '../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { passedDeadline } from '../../transforms/deadlines/deadlines.ts';
import { deadlineKeysOf } from '../../transforms/deadlines/formDeadlines.ts';
import type { ClaimError, Verdict } from '../../transforms/ground/verdict.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import type { Admission } from './admission.ts';
import type { Closed } from './runAdmissionCase.ts';

type TextOf = (error: ClaimError) => string;

/** Result of running a case. `failures` has one line each and is empty where the case got its verdict. */
export interface CaseResult {
  failures: string[];
  /** Verdict of the judge; missing where nobody was admitted. */
  verdict?: DetailedVerdict;
  /** Context of the judgement. */
  context: CaseContext;
}

/** Form and context by which the cases of one file are judged. */
export interface CaseJudging {
  form: LoadedForm;
  context: CaseContext;
  known: Pick<Bundle, 'content' | 'lists'>;
  /** Settlement of the cases, whose deadlines apply; missing for inline models. */
  settlement?: Settlement | undefined;
  /** Opens the form's admission, for cases that need it; undefined without a settlement. */
  admission(): Promise<Admission | undefined>;
}

/** Tests if a case has properties of admission; any other case is judged by its claim alone. */
function concernsAdmission({ authorize, now, documents, verdict }: Case): boolean {
  return [authorize, now, documents, verdict].some((said) => said !== undefined);
}

/**
 * Runs a case: admission where the case concerns it, judgement of the claim, comparison with what is expected (C5-05,
 * C12-09).
 */
export async function runCase(one: Case, judging: CaseJudging): Promise<CaseResult> {
  const context = { ...judging.context, ...(one.now !== undefined && { now: one.now }) };
  const admission = concernsAdmission(one) ? await judging.admission() : undefined;
  if (!admission) return judgeClaim(one, { claim: one.claim, faults: [] }, { ...judging, context });
  const { runAdmissionCase } = await import('./runAdmissionCase.ts');
  const arrival = { arrivedAt: new Date(context.now), culture: context.culture };
  const tried = await runAdmissionCase(admission, one, arrival, context.entry);
  if ('verdict' in tried) return { failures: compareDoor(tried, one.verdict), context };
  const entered = tried.entry ? { ...context, entry: tried.entry } : context;
  return judgeClaim(one, tried, { ...judging, context: entered });
}

function compareDoor({ verdict, reason }: Closed, wanted: Case['verdict']): string[] {
  if (verdict === wanted) return [];
  return [...(wanted === undefined ? [] : [`missing: ${wanted}`]), `unexpected: ${verdict} (${reason})`];
}

/** Cache of a settlement's merged texts by culture, for all its cases. */
const knownTexts = new WeakMap<object, Map<string, Texts>>();

function textsOnce(culture: string, content: Bundle['content']): Texts {
  const known = knownTexts.get(content) ?? new Map<string, Texts>();
  knownTexts.set(content, known);
  const texts = known.get(culture) ?? textsIn(culture, content);
  known.set(culture, texts);
  return texts;
}

function judgeClaim(
  one: Case,
  { claim, faults }: { claim: unknown; faults: readonly DocumentFault[] },
  { form, context, settlement, known: { content, lists } }: CaseJudging,
): CaseResult {
  const { culture, now } = context;
  const verdict = judgeInDetail(claim, form, { ...context, now: new Date(now), audience: 'cli', lists });
  const textOf: TextOf = (error) => messageOf(error, textsOnce(culture, content));
  const failures = (): string[] => {
    if (one.verdict !== undefined) return [`missing: ${one.verdict} (the claim is let in)`];
    const judged = [
      ...allErrors(verdict).map((error) => ({ ...error, text: () => textOf(error) })),
      ...faults.map(asFailed),
    ];
    const ends = one.errors?.length === 0 ? unsaidEnds(verdict, one, { form, settlement, context }) : [];
    return [...ends, ...compareExit(verdict, one.exit), ...(one.errors ? compare(judged, one.errors) : [])];
  };
  return { verdict, context, failures: failures() };
}

/** Error of a verdict, with its message. */
interface Failed {
  path: string;
  rule: string;
  text(): string;
}

function asFailed({ path, rule, message }: DocumentFault): Failed {
  return { path, rule, text: () => message };
}

/**
 * Returns failures for a claim without errors that would not be filed although its case expects no ending, because
 * `"errors": []` means that it can be filed (C12-13). A case of inline models has no exits and no deadlines.
 */
function unsaidEnds(
  { claim, exit }: Verdict,
  one: Case,
  { form, settlement, context: { now, entry } }: Pick<CaseJudging, 'form' | 'settlement' | 'context'>,
): string[] {
  if (!settlement || one.exit !== undefined) return [];
  if (exit)
    return [`unexpected: exit ${exit.to} (from ${exit.page}; say "exit": "${exit.to}" where it is meant)`];
  const at = new Date(now);
  const keys = deadlineKeysOf(form.plan, claim, momentOf({ now: at, ...(entry && { entry }) }));
  const passed = passedDeadline(settlement, keys, at);
  return passed === null
    ? []
    : [`unexpected: closed (${passed} has passed; say "verdict": "closed" where it is meant)`];
}

/** Compares the exit with the expected one, where the case has one. */
function compareExit({ exit }: Verdict, wanted: string | undefined): string[] {
  if (wanted === undefined || exit?.to === wanted) return [];
  return [`missing: exit ${wanted}`, ...(exit ? [`unexpected: exit ${exit.to} (from ${exit.page})`] : [])];
}

function compare(given: readonly Failed[], wanted: readonly ExpectedError[]): string[] {
  const byKey = new Map<string, Failed[]>();
  for (const error of given) byKey.set(keyOf(error), [...(byKey.get(keyOf(error)) ?? []), error]);
  const wantedKeys = new Set(wanted.map(keyOf));
  const surplus = [...byKey.entries()].filter(([key]) => !wantedKeys.has(key)).map(([, [error]]) => error);
  return [
    ...wanted.filter((error) => !byKey.has(keyOf(error))).map(({ path, rule }) => `missing: ${path} ${rule}`),
    ...surplus.flatMap((error) =>
      error ? [`unexpected: ${error.path} ${error.rule} (${error.text()})`] : [],
    ),
    ...wanted.flatMap((error) => compareMessage(error, byKey.get(keyOf(error)) ?? [])),
  ];
}

function keyOf({ path, rule }: { path: string; rule: string }): string {
  return `${path} ${rule}`;
}

function compareMessage({ path, rule, message }: ExpectedError, given: readonly Failed[]): string[] {
  if (message === undefined || given.length === 0) return [];
  const messages = given.map((error) => error.text());
  if (messages.includes(message)) return [];
  return [`message: ${path} ${rule} says ${JSON.stringify(messages[0])}, not ${JSON.stringify(message)}`];
}
