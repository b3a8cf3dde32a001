import type { CaseContext } from '../../schemas/generated/types.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { FormModel } from '../../transforms/form/formModel.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { type AskedCondition, conditionsOf, recordsAsked } from '../search/askedConditions.ts';

/** Condition whose coverage by cases is recorded, or a test within one, with its results so far. */
interface Watched extends AskedCondition {
  seen: Set<boolean>;
}

/** Result that a part of a condition can have, and whether some case had it. */
interface Branch {
  file: string;
  pointer: string;
  branch: boolean;
  seen: boolean;
}

/** Branch coverage of a form's conditions: each part of a condition must be true in some case and false in another. */
export class ConditionWatch {
  private readonly watched: Watched[];

  constructor(model: FormModel) {
    this.watched = conditionsOf(model).map((asked) => ({ ...asked, seen: new Set() }));
  }

  /** Evaluates each part of a condition on a settled claim, and records the results. */
  record(claim: ClaimDocument, { now, entry }: CaseContext): void {
    const moment = momentOf({ now: new Date(now), ...(entry && { entry }) });
    for (const { condition, seen, list, inner } of this.watched) {
      for (const rows of recordsAsked(claim, list, inner))
        seen.add(evaluateCondition(condition, { claim, rows, ...moment }));
    }
  }

  /** Returns two branches for each part, true and false. `seen` is set on those that some case had. */
  branches(): Branch[] {
    return this.watched.flatMap(({ place: { file, pointer }, seen }) =>
      [true, false].map((branch) => ({ file, pointer, branch, seen: seen.has(branch) })),
    );
  }
}
