import { type DetailedVerdict, judgeInDetail } from '../../transforms/claims/judge.ts';
import { isSkipped } from '../../transforms/claims/liveness.ts';
import { errorsOfPage, pagesOfError } from '../../transforms/claims/pageVerdict.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import { type Moment, momentOf } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { isWithin } from '../../transforms/ground/claimPath.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { camelCase, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import type { Budget } from './budget.ts';
import type { ClaimAttempt } from './edits.ts';
import type { Failed } from './failureEdits.ts';
import { filledPages, PageOrder } from './pageOrder.ts';
import { pagesToWalk } from './pagesToWalk.ts';
import type { SearchForm } from './searchForm.ts';

/** Exit by two positions: that of its page, and its own among the exits of the page. */
export interface ExitPlace {
  page: number;
  exit: number;
}

/** Assessment of an attempt, which is a claim that the search tries: its verdict, and what is missing for the goal. */
export interface Assessed {
  attempt: ClaimAttempt;
  verdict: DetailedVerdict;
  /** Judged claim after settling, on which conditions are evaluated. */
  claim: ClaimDocument;
  moment: Moment;
  failures: readonly Failed[];
  /**
   * Number of errors of rules that no configuration contains, such as those of a type: only another value resolves
   * them.
   */
  unwritten: number;
  /** Page that cannot be left although the claim as a whole has no errors. */
  stuckOn?: number;
  /** Exits whose conditions hold and must not. */
  exits: readonly CompiledCondition[];
  /** Condition of the wanted exit, which does not hold. */
  missedExit?: CompiledCondition;
  /** Condition by which the page with the wanted exit is skipped. */
  skipped?: CompiledCondition;
}

/** Returns the distance of an attempt from the goal, above all the number of its errors; 0 means that it is reached. */
export function distanceOf(assessed: Assessed): number {
  const { verdict, failures, unwritten, exits, missedExit, skipped, stuckOn } = assessed;
  const wrong = failures.length + unwritten + 2 * verdict.structure.length;
  const away = wrong + 3 * exits.length + (missedExit ? 3 : 0) + (skipped ? 3 : 0);
  // A valid claim that cannot be entered in order is nearer than an invalid one.
  return stuckOn === undefined || away === 0 ? away : Math.min(away, 20) / 25;
}

/** Judge of the search's attempts, as a whole and page by page. */
export class Assessor {
  readonly searchForm: SearchForm;
  readonly budget: Budget;
  readonly pages: PageOrder;
  /** Number of pages that are filled in. */
  readonly filled: number;
  /** First attempt that failed a rule, by the rule's position. */
  readonly failedOnce = new Map<number, Assessed>();
  /** Lists whose records are entered one by one in a recordManager, by the page's position. */
  private readonly drafted: readonly ModelName[][];
  /** Pages that may hold back a claim without errors, in order. */
  private readonly walked: readonly number[];

  /** `toWalk` are the pages to judge one by one; tests judge them all. */
  constructor(searchForm: SearchForm, budget: Budget, toWalk?: ReadonlySet<number>) {
    this.searchForm = searchForm;
    this.budget = budget;
    this.pages = new PageOrder(searchForm.plan, searchForm.fields);
    this.filled = filledPages(searchForm.form);
    this.drafted = searchForm.form.pages.map(({ page }) =>
      page.blocks.flatMap((block) =>
        block.kind === 'recordManager' ? [camelCase(block.model) as ModelName] : [],
      ),
    );
    const walked = toWalk ?? pagesToWalk(searchForm, this.filled);
    const pages = Array.from({ length: this.filled }, (_, page) => page);
    this.walked = pages.filter((page) => walked.has(page) || (this.drafted[page] ?? []).length > 0);
  }

  /** Returns the judge's context with the way in of an attempt. */
  context({ entry }: ClaimAttempt): JudgeContext {
    return { ...this.searchForm.context, ...(entry && { entry }) };
  }

  /** Judges a claim with the way in of an attempt. Throws a BudgetSpentError. */
  judge(claim: ClaimDocument, attempt: ClaimAttempt): DetailedVerdict {
    this.budget.spendOnJudging(claim, this.searchForm.plan);
    return judgeInDetail(claim, this.searchForm.loaded, this.context(attempt));
  }

  /** Assesses an attempt to file, or to reach an exit. */
  assess(attempt: ClaimAttempt, exit?: ExitPlace): Assessed {
    return exit ? this.assessExit(attempt, exit) : this.assessWhole(attempt);
  }

  private assessWhole(attempt: ClaimAttempt): Assessed {
    const { plan } = this.searchForm;
    const verdict = this.judge(attempt.claim, attempt);
    const exits = verdict.exit ? this.openExits(verdict, attempt, plan.sequence) : [];
    const whole = this.assessed(attempt, verdict, verdict.errors, { exits });
    return verdict.errors.length > 0 || exits.length > 0 ? whole : this.walk(whole);
  }

  /** Judges the pages one by one on which it matters that fields of later pages are empty meanwhile. */
  private walk(whole: Assessed): Assessed {
    const { plan } = this.searchForm;
    const { attempt } = whole;
    for (const page of this.walked) {
      const entered = this.pages.upTo(attempt.claim, page);
      const verdict = this.judge(entered, attempt);
      const scope = { claim: verdict.claim, rows: [], ...momentOf(this.context(attempt)) };
      if (isSkipped(plan, page, scope)) continue;
      const onPage = this.errorsOn(verdict, page);
      const errors = onPage.length > 0 ? onPage : this.draftErrors(entered, page, attempt);
      const exits = this.exitsOf(page).filter((when) => evaluateCondition(when, scope));
      if (errors.length > 0 || exits.length > 0)
        return this.assessed(attempt, verdict, errors, { exits, stuckOn: page });
    }
    return whole;
  }

  /**
   * Returns the errors that prevent a record of the page from being saved: each is judged among those before it, as the
   * app does with its draft.
   */
  private draftErrors(claim: ClaimDocument, page: number, attempt: ClaimAttempt): DetailedVerdict['errors'] {
    for (const model of this.drafted[page] ?? []) {
      const records = claim[model];
      if (!Array.isArray(records)) continue;
      for (let position = 0; position + 1 < records.length; position += 1) {
        const saved = { ...claim, [model]: records.slice(0, position + 1) };
        const { errors } = this.judge(saved, attempt);
        const own = errors.filter(({ path }) => isWithin(path, `${model}.${position}`));
        if (own.length > 0) return own;
      }
    }
    return [];
  }

  private assessExit(attempt: ClaimAttempt, { page, exit }: ExitPlace): Assessed {
    const { plan } = this.searchForm;
    const verdict = this.judge(this.pages.upTo(attempt.claim, page), attempt);
    const scope = { claim: verdict.claim, rows: [], ...momentOf(this.context(attempt)) };
    const when = plan.pages[page]?.exits?.[exit]?.when;
    const earlier = this.exitsOf(page).slice(0, exit);
    const exits = [
      ...this.openExits(verdict, attempt, page),
      ...earlier.filter((other) => evaluateCondition(other, scope)),
    ];
    const errors = verdict.errors.filter((error) => {
      const names = pagesOfError(error, plan, verdict.claim);
      return plan.pages.slice(0, page + 1).some(({ name }) => names.includes(name));
    });
    return this.assessed(attempt, verdict, errors, {
      exits,
      ...(when && !evaluateCondition(when, scope) && { missedExit: when }),
      ...(isSkipped(plan, page, scope) && { skipped: plan.pages[page]?.skipWhen ?? { all: [] } }),
    });
  }

  private exitsOf(page: number): CompiledCondition[] {
    return (this.searchForm.plan.pages[page]?.exits ?? []).map(({ when }) => when);
  }

  /** Returns the exits whose conditions hold on the pages before one. */
  private openExits(verdict: DetailedVerdict, attempt: ClaimAttempt, before: number): CompiledCondition[] {
    const { plan } = this.searchForm;
    const scope = { claim: verdict.claim, rows: [], ...momentOf(this.context(attempt)) };
    return Array.from({ length: Math.min(before, plan.sequence) }, (_, page) => page)
      .filter((page) => !isSkipped(plan, page, scope))
      .flatMap((page) => this.exitsOf(page).filter((when) => evaluateCondition(when, scope)));
  }

  /** Returns the errors of a verdict that are shown on the page at a position. */
  errorsOn(verdict: DetailedVerdict, page: number): DetailedVerdict['errors'] {
    const { plan } = this.searchForm;
    const found = new Set<unknown>(errorsOfPage(verdict, plan, plan.pages[page]?.name ?? ''));
    return verdict.errors.filter((error) => found.has(error));
  }

  private assessed(
    attempt: ClaimAttempt,
    verdict: DetailedVerdict,
    errors: DetailedVerdict['errors'],
    rest: Pick<Assessed, 'exits'> & Partial<Assessed>,
  ): Assessed {
    const failures = errors.flatMap(({ order, owner, path, variant, params }): Failed[] => {
      const rule = this.searchForm.rules.get(order);
      if (!rule) return [];
      return [{ rule, owner, path, params, ...(variant !== undefined && { variant }) }];
    });
    const unwritten = errors.length - failures.length;
    const moment = momentOf(this.context(attempt));
    const assessed = { attempt, verdict, claim: verdict.claim, moment, failures, unwritten, ...rest };
    for (const { rule } of failures)
      if (!this.failedOnce.has(rule.instance.order)) this.failedOnce.set(rule.instance.order, assessed);
    return assessed;
  }
}
