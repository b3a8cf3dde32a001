import type { RuleNode } from '../../../transforms/form/formModel.ts';
import type { FieldValue } from '../../../transforms/ground/claim.ts';
import { isWithin, keyOfPath, modelIn } from '../../../transforms/ground/claimPath.ts';
import { BudgetSpentError } from '../../search/budget.ts';
import { type Change, type Edit, valueOn } from '../../search/edits.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { readableClaim } from '../../search/readableClaim.ts';
import { type SearchOutcome, searchTargets } from '../../search/searchTargets.ts';
import { shows, type Target } from '../../search/targets.ts';
import { BrokenClaims } from './brokenClaims.ts';
import { byAnswers, byOptions } from './byOptions.ts';
import { caseName, changeWords } from './caseName.ts';
import { edgeWordsIn, titleOf } from './edgeEdits.ts';
import { fewestChanges } from './fewestChanges.ts';
import { type CaseGoal, isShown } from './goals.ts';
import { groupsOf } from './groups.ts';
import { withLinkedDocument } from './linkedDocuments.ts';
import { polished } from './polished.ts';
import { mistakesOf, type Trials, type Tried } from './trials.ts';
import { applied, differences } from './writtenClaim.ts';

/** Suggested case: its name, and its claim with the verdict. */
export interface SuggestedCase {
  name: string;
  tried: Tried;
}

/** Suggested cases of a form, with the goals that none of them reaches. */
export interface Suggested {
  made: readonly SuggestedCase[];
  /** Goals for which no claim was found. */
  left: readonly CaseGoal[];
  /** True if the budget was spent before everything was tried. */
  isCut: boolean;
  outcome: SearchOutcome;
}

/** Number of differences from which a valid claim halfway is a case, too, so that each case differs little. */
const MANY = 3;
/** Maximum number of valid claims from which a claim that breaks a rule is derived, the nearest first. */
const MOST_BASES = 4;

/** Builder of suggested cases for the goals of a form, each as similar as possible to a valid claim. */
export class Suggester {
  private readonly search: FormSearch;
  private readonly trials: Trials;
  private readonly outcome: SearchOutcome;
  private readonly open: Set<CaseGoal>;
  private readonly bases: Tried[];
  private readonly made: SuggestedCase[] = [];

  /** `known` are the valid claims of the author's own cases. */
  constructor(search: FormSearch, trials: Trials, goals: readonly CaseGoal[], known: readonly Tried[]) {
    this.search = search;
    this.trials = trials;
    this.open = new Set(goals);
    this.bases = [...known];
    this.outcome = searchTargets(search);
  }

  /** Returns the suggested cases; those found so far where the budget is spent. */
  run(): Suggested {
    let isCut = this.outcome.isCut;
    try {
      this.all();
    } catch (error) {
      if (!(error instanceof BudgetSpentError)) throw error;
      isCut = true;
    }
    return { made: this.made, left: [...this.open], isCut, outcome: this.outcome };
  }

  private all(): void {
    if (this.bases.length === 0) this.begin();
    for (const goal of [...this.open]) if (goal.kind === 'branch') this.branch(goal, true);
    this.linkDocuments();
    for (const { goals, changes, name } of groupsOf([...this.open], this.firstBase(), this.search)) {
      const tried = this.trials.of(applied(this.firstBase().claim, changes), this.firstBase().entry);
      if (goals.filter((goal) => isShown(goal, tried)).length > 1) this.keep(tried, name);
    }
    for (const goal of [...this.open]) if (goal.kind === 'rule') this.rule(goal);
    for (const goal of [...this.open]) if (goal.kind === 'branch') this.branch(goal, false);
  }

  /** Adds a claim with a linked document to the bases if none has one, because the rules of documents need one. */
  private linkDocuments(): void {
    const isAbout = (goal: CaseGoal): boolean =>
      goal.kind === 'rule' && goal.watched.path.startsWith('documentContexts');
    const has = this.bases.some(({ claim }) => Array.isArray(claim.documentContexts));
    if (has || ![...this.open].some(isAbout)) return;
    const found = withLinkedDocument(this.bases, this.search, this.trials);
    if (found) this.keep(found, this.nameOf(found), true);
  }

  private firstBase(): Tried {
    return this.bases[0] ?? this.trials.of({}, null);
  }

  /** Adds the plainest valid claim to the bases; an empty claim where none is valid. */
  private begin(): void {
    const found = this.witnessOf(({ kind }) => kind === 'form');
    const empty = this.trials.of({}, found?.entry ?? null);
    const holds = (tried: Tried): boolean => this.trials.isFiled(tried);
    const base = found && holds(found) ? this.shortened(found, holds, [empty]) : undefined;
    this.keep(base ?? empty, base ? 'a claim that can be filed' : 'nothing entered', true);
  }

  private witnessOf(fits: (target: Target) => boolean): Tried | undefined {
    for (const [target, found] of this.outcome.witnesses) {
      if (!fits(target)) continue;
      const { claim, attempt } = found;
      return this.trials.of(readableClaim(claim, this.search.searchForm.plan), attempt.entry);
    }
    return undefined;
  }

  private branch(goal: Extract<CaseGoal, { kind: 'branch' }>, filedOnly: boolean): void {
    if (!this.open.has(goal)) return;
    const { file, pointer } = goal.asked.place;
    const witness = this.witnessOf(
      (target) =>
        target.kind === 'branch' &&
        target.branch === goal.branch &&
        target.asked.place.file === file &&
        target.asked.place.pointer === pointer,
    );
    if (!witness || !isShown(goal, witness)) {
      const find = filedOnly ? byOptions : byAnswers;
      const chosen = find(goal, this.bases, this.search, this.trials);
      if (chosen) this.keep(chosen, this.nameOf(chosen), this.trials.isFiled(chosen));
      return;
    }
    const isFiled = this.trials.isFiled(witness);
    if (filedOnly && !isFiled) return;
    const most = mistakesOf(witness.verdict);
    const holds = (tried: Tried): boolean =>
      isShown(goal, tried) && mistakesOf(tried.verdict) <= most && (!isFiled || this.trials.isFiled(tried));
    const found = this.shortened(witness, holds);
    if (found) this.keep(found, this.nameOf(found), isFiled);
  }

  private rule(goal: Extract<CaseGoal, { kind: 'rule' }>): void {
    if (!this.open.has(goal)) return;
    const { watched, rule } = goal;
    const met = this.metBase(goal);
    const bases = [...this.bases.slice(0, 1), ...(met ? [met] : []), ...this.withRecords(watched.path)];
    const found =
      (rule &&
        new BrokenClaims(this.search, this.trials).of(goal, [...new Set(bases)].slice(0, MOST_BASES))) ??
      this.fromWitness(goal);
    if (!found) return;
    if (
      met &&
      !this.bases.includes(met) &&
      this.changesTo(met).length >= MANY - 1 &&
      this.isNearer(found, met)
    )
      this.keep(met, this.nameOf(met), true);
    this.keep(found, this.nameOf(found, goal, watched.path));
  }

  /** Sorts the bases: first those with records of the list that contains a path. */
  private withRecords(path: string): Tried[] {
    const model = modelIn(path);
    const has = ({ claim }: Tried): boolean => Array.isArray(claim[model]) && claim[model].length > 0;
    return [...this.bases.filter(has), ...this.bases.filter((base) => !has(base))];
  }

  private isNearer(found: Tried, met: Tried): boolean {
    return differences(met.claim, found.claim).length < this.changesTo(found).length;
  }

  /** Finds a valid claim in which the rule applies to a value, with the fewest differences. */
  private metBase({ rule }: Extract<CaseGoal, { kind: 'rule' }>): Tried | undefined {
    if (!rule) return undefined;
    const { searchForm } = this.search;
    const target: Target = { kind: 'met', rule };
    const asks = (tried: Tried): boolean => shows(target, this.trials.assessed(tried), searchForm);
    const known = this.bases.find(asks);
    if (known) return known;
    const witness = this.witnessOf((other) => other.kind === 'met' && other.rule === rule);
    const holds = (tried: Tried): boolean => this.trials.isFiled(tried) && asks(tried);
    return witness && holds(witness) ? this.shortened(witness, holds) : undefined;
  }

  private fromWitness(goal: Extract<CaseGoal, { kind: 'rule' }>): Tried | undefined {
    const witness = this.witnessOf((other) => other.kind === 'broken' && other.rule === goal.rule);
    if (!witness || !isShown(goal, witness)) return undefined;
    const most = mistakesOf(witness.verdict);
    return this.shortened(
      witness,
      (tried) =>
        isShown(goal, tried) && tried.verdict.structure.length === 0 && mistakesOf(tried.verdict) <= most,
    );
  }

  /** Reduces the differences between a claim and one of the bases as far as `holds` stays true. */
  private shortened(
    { claim, entry }: Tried,
    holds: (tried: Tried) => boolean,
    from: readonly Tried[] = this.nearest(claim),
  ): Tried | undefined {
    for (const base of from) {
      const all = differences(base.claim, claim);
      for (const way of new Set([base.entry, entry])) {
        const after = (changes: readonly Change[]) => this.trials.of(applied(base.claim, changes), way);
        if (!holds(after(all))) continue;
        const few = fewestChanges(all, (changes) => holds(after(changes)));
        const plain = polished(few, this.search, (changes) => holds(after(changes)));
        return after(plain);
      }
    }
    return undefined;
  }

  /** Sorts the bases by their number of differences, the fewest first. */
  private nearest(claim: Tried['claim']): Tried[] {
    const rated = this.bases.map((base) => ({ base, far: differences(base.claim, claim).length }));
    return rated.sort((a, b) => a.far - b.far).map(({ base }) => base);
  }

  /** Returns the differences between the nearest base and a claim. */
  private changesTo({ claim, entry }: Tried): Edit {
    const ofSameWay = this.nearest(claim).filter((base) => base.entry === entry);
    const [base] = ofSameWay.length > 0 ? ofSameWay : this.nearest(claim);
    return differences(base?.claim ?? {}, claim);
  }

  private nameOf(tried: Tried, goal?: CaseGoal, about?: string): string {
    const isOtherWay = this.bases.every(({ entry }) => entry !== tried.entry);
    const rule = goal?.kind === 'rule' ? goal.rule : undefined;
    const changes = this.changesTo(tried);
    const isBoolean = (path: string): boolean =>
      this.search.searchForm.fields.get(keyOfPath(path))?.type === 'boolean';
    return caseName({
      title: rule && titleOf(rule, this.search, tried),
      lead: rule && about !== undefined ? leadOf(rule, changes, tried, isBoolean) : undefined,
      isBoolean,
      changes,
      ...(isOtherWay && { entry: tried.entry }),
      ...(about !== undefined && { about }),
      edgeWords: (change) =>
        rule && keyOfPath(change.path) === about ? edgeWordsIn(rule, change, this.search, tried) : undefined,
    });
  }

  private keep(found: Tried, name: string, isBase = false): void {
    const shown = [...this.open].filter((goal) => isShown(goal, found));
    const plain = this.trials.plainly(found);
    const stays = shown.every((goal) => isShown(goal, plain)) && (!isBase || this.trials.isFiled(plain));
    const tried = stays ? plain : found;
    for (const goal of this.open) if (isShown(goal, tried)) this.open.delete(goal);
    if (isBase) this.bases.push(tried);
    this.made.push({ name, tried });
  }
}

/** Describes the invalid field of a record that the claim has in addition to its base. */
function leadOf(
  { instance, owner }: RuleNode,
  changes: Edit,
  { verdict }: Tried,
  isBoolean: (path: string) => boolean,
): string | undefined {
  const error = verdict.errors.find(({ order }) => order === instance.order);
  const isInside = changes.some(
    ({ path, value }) => value !== undefined && error && isWithin(error.owner, path),
  );
  if (!error || !isInside || keyOfPath(error.owner) !== owner.key) return undefined;
  const value = (valueOn(verdict.claim, error.owner) ?? null) as FieldValue;
  return changeWords({ path: error.owner, value }, undefined, isBoolean(error.owner));
}
