import type { ClaimDocument, FormPlan, JudgeContext } from '../claims/types.ts';
import { evaluateOperand } from '../conditions/evaluate.ts';
import type { ModelName } from '../config/names.ts';
import { todayInLosAngeles } from '../values/day.ts';
import { formatDecimal, parseDecimal } from '../values/decimal.ts';

/** How many records a list may have, by model; lists without a limit are left out. */
export type RecordLimits = Partial<Record<ModelName, number>>;

/** The limits of a form's lists now, by their `records` rules; `claim` is the settled claim of a verdict. */
export function recordLimits(
  { models }: FormPlan,
  claim: ClaimDocument,
  { now }: JudgeContext,
): RecordLimits {
  const scope = { claim, rows: [], today: todayInLosAngeles(now) };
  const limits = models.flatMap(({ name, most = [] }) => {
    const bounds = most.flatMap((operand) => {
      const bound = parseDecimal(evaluateOperand(operand, scope).value);
      return bound === null ? [] : [Math.floor(Number(formatDecimal(bound)))];
    });
    return bounds.length === 0 ? [] : [[name, Math.max(0, Math.min(...bounds))] as const];
  });
  return Object.fromEntries(limits);
}
