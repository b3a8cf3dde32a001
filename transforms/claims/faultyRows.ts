import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { pathSteps } from '../ground/claimPath.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { withoutComputed } from './complete.ts';
import { judge } from './judge.ts';
import type { LoadedForm } from './loadForm.ts';
import { planModelOf } from './planIndex.ts';
import { isAboutDocuments } from './recordDocuments.ts';

/**
 * Returns the positions of those `records` that have errors when they are all records of the list `model`. They are
 * judged at once in a copy of the claim, because pasting adds many rows.
 */
export function faultyRows(
  claim: ClaimDocument,
  form: LoadedForm,
  context: JudgeContext,
  model: ModelName,
  records: readonly ClaimRecord[],
): Set<number> {
  const { fields = [], placements = [] } = planModelOf(form.plan, model) ?? {};
  const rows = records.map((record) => withoutComputed(record, fields));
  const { errors } = judge({ ...claim, [model]: rows }, form, context);
  const positions = errors.flatMap((error) => {
    const [list, position, field] = pathSteps(error.path);
    const isAtRecord = placements.some(({ documents }) => isAboutDocuments(error, documents));
    return list === model && (field !== undefined || isAtRecord) ? [Number(position)] : [];
  });
  return new Set(positions);
}
