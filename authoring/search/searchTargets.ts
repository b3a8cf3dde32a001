import { type Assessed, distanceOf } from './assess.ts';
import { breakingEdits } from './breaking.ts';
import { BudgetSpentError } from './budget.ts';
import { demandOf } from './demands.ts';
import { applyEdit } from './edits.ts';
import type { FormSearch } from './formSearch.ts';
import { branchesTogether, breakTogether, showTogether } from './manyAtOnce.ts';
import { hasConditionResult, shows, type Target, targetsOf } from './targets.ts';

/** Result of the search in a form: its targets, and the claims found for them. */
export interface SearchOutcome {
  targets: readonly Target[];
  /** Claims by the target that they show. */
  witnesses: ReadonlyMap<Target, Assessed>;
  /** Targets without a claim. */
  open: readonly Target[];
  /** Number of claims that were judged. */
  judgements: number;
  /** True if the budget was spent before every target was tried. */
  isCut: boolean;
}

const STARTS = 4;
const CLAIMS_TO_BREAK = 3;
const MOST_BREAKS = 60;

/** Searches for a claim that shows each target of a form. */
export function searchTargets(search: FormSearch): SearchOutcome {
  const run = new Run(search);
  let isCut = false;
  try {
    run.all();
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error;
    isCut = true;
  }
  const { targets, witnesses } = run;
  const open = targets.filter((target) => !witnesses.has(target));
  return { targets, witnesses, open, judgements: search.assessor.budget.judgements, isCut };
}

const isShown = ({ kind }: Target): boolean => kind !== 'broken' && kind !== 'exit';

class Run {
  readonly targets: readonly Target[];
  readonly witnesses = new Map<Target, Assessed>();
  private readonly search: FormSearch;

  constructor(search: FormSearch) {
    this.search = search;
    this.targets = targetsOf(search.searchForm);
  }

  all(): void {
    const first = this.search.find({});
    if (!first) {
      this.exits();
      return;
    }
    this.keep(first);
    for (let more = 0; more < 6; more += 1) this.keep(this.search.find({}, 2));
    this.exits();
    this.manyAtOnce();
    for (const target of this.open()) if (isShown(target)) this.filed(target);
    for (const target of this.open()) if (target.kind === 'broken') this.broken(target);
    for (const target of this.open()) if (target.kind === 'branch') this.branch(target);
    for (const target of this.open()) if (isShown(target)) this.onTheWay(target);
  }

  /** Begins with what settles many targets at once: a claim for each would cost ten times as much. */
  private manyAtOnce(): void {
    const shown = () => [...this.open()].filter((target) => isShown(target));
    showTogether(this.search, shown, (found) => this.keep(found));
    const broken = () => [...this.open()].filter((target) => target.kind === 'broken');
    breakTogether(this.search, broken);
    this.noteFailed();
    const branches = [...this.open()].filter((target) => target.kind === 'branch');
    for (const { found, targets } of branchesTogether(this.search, branches))
      for (const target of targets) this.noteBranch(target, found);
    for (const target of this.open()) if (target.kind === 'broken') this.broken(target);
    for (const target of this.open()) if (target.kind === 'branch') this.branch(target);
  }

  /** Yields the targets without a claim, skipping those for which one is found meanwhile. */
  private *open(): Generator<Target> {
    for (const target of this.targets) if (!this.witnesses.has(target)) yield target;
  }

  /** Records all targets that a valid claim shows. */
  private keep(found: Assessed | undefined): void {
    if (!found) return;
    this.search.filed.push(found);
    this.note(found, () => true);
  }

  private note(found: Assessed, counts: (target: Target) => boolean): void {
    const { searchForm } = this.search;
    for (const target of this.targets)
      if (!this.witnesses.has(target) && counts(target) && shows(target, found, searchForm))
        this.witnesses.set(target, found);
    this.noteFailed();
  }

  /** Records all rules that some attempt failed. */
  private noteFailed(): void {
    for (const target of this.open()) {
      if (target.kind !== 'broken') continue;
      const failed = this.search.assessor.failedOnce.get(target.rule.instance.order);
      if (failed) this.witnesses.set(target, failed);
    }
  }

  /** Searches for a claim that leads to each exit. It may show targets that no filed claim does. */
  private exits(): void {
    for (const target of this.targets) {
      if (target.kind !== 'exit') continue;
      const found = this.search.find({ exit: target });
      if (!found) continue;
      this.witnesses.set(target, found);
      this.noteOnTheWay(found, target);
    }
  }

  private noteOnTheWay(found: Assessed, { page }: Extract<Target, { kind: 'exit' }>): void {
    this.note(
      found,
      (target) =>
        target.kind === 'option' ||
        target.kind === 'branch' ||
        (target.kind === 'page' && target.page <= page) ||
        (target.kind === 'met' && this.isLeft(target, page)),
    );
  }

  /** Tests if the field of a rule is on one of the pages that were left. */
  private isLeft({ rule }: Extract<Target, { kind: 'met' }>, last: number): boolean {
    return (
      this.search.searchForm.fields.get(rule.owner.key)?.inputs.some(({ page }) => page <= last) ?? false
    );
  }

  private filed(target: Target): void {
    this.keep(this.search.find({ demand: demandOf(target, this.search.tools) }, STARTS));
  }

  /** Searches for a claim that leads to an exit and shows a target, because no filed claim shows it. */
  private onTheWay(target: Target): void {
    const demand = demandOf(target, this.search.tools);
    for (const exit of this.targets) {
      if (this.witnesses.has(target)) return;
      if (exit.kind !== 'exit' || !this.witnesses.has(exit)) continue;
      const found = this.search.find({ exit, demand }, STARTS);
      if (found) this.noteOnTheWay(found, exit);
    }
  }

  /** Searches for one edit of a valid claim that breaks the rule. */
  private broken(target: Extract<Target, { kind: 'broken' }>): void {
    const { assessor, searchForm, tools, filed } = this.search;
    const { order } = target.rule.instance;
    const bases = [this.base(target), ...filed.slice(0, CLAIMS_TO_BREAK)].filter(
      (base) => base !== undefined,
    );
    for (const base of bases)
      for (const edit of breakingEdits(target.rule, base, searchForm, tools).slice(0, MOST_BREAKS)) {
        const found = assessor.assess(applyEdit(base.attempt, edit));
        if (!found.failures.some(({ rule }) => rule.instance.order === order)) continue;
        this.witnesses.set(target, found);
        this.note(found, ({ kind }) => kind === 'branch');
        return;
      }
  }

  private base({ rule }: Extract<Target, { kind: 'broken' }>): Assessed | undefined {
    const met = this.targets.find((other) => other.kind === 'met' && other.rule === rule);
    return met && this.witnesses.get(met);
  }

  /**
   * Searches for an edit of a valid claim after which a condition has a result that no filed claim shows. The claim may
   * be invalid after it.
   */
  private branch(target: Extract<Target, { kind: 'branch' }>): void {
    const { assessor, tools, filed } = this.search;
    for (const base of filed.slice(0, CLAIMS_TO_BREAK))
      for (const edit of demandOf(target, tools).edits(base).slice(0, MOST_BREAKS)) {
        const found = assessor.assess(applyEdit(base.attempt, edit));
        if (this.noteBranch(target, found)) return;
      }
  }

  /** Records a claim that is nearly valid and in which the condition has the result; returns if it is one. */
  private noteBranch(target: Extract<Target, { kind: 'branch' }>, found: Assessed): boolean {
    if (distanceOf(found) > 6 || !hasConditionResult(target.asked, target.branch, found)) return false;
    this.witnesses.set(target, found);
    return true;
  }
}
