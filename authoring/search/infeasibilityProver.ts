import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { isOfRequiredFamily } from '../../transforms/vocabulary/rules.ts';
import { type Constraint, givenCondition, isLive, not, referenceTo } from './constraint.ts';
import { ConstraintIndex } from './constraintIndex.ts';
import { constraintsOf, isOfSingle } from './constraints.ts';
import { filledPages } from './pageOrder.ts';
import { awaitedBy } from './ruleConditions.ts';
import type { SearchField, SearchForm } from './searchForm.ts';
import type { Target } from './targets.ts';
import { type ProofLimits, unsatCore } from './unsatCore.ts';

/** Proof that no claim can show a target, with the contradictory rules. */
export interface InfeasibilityProof {
  code:
    | 'stuck-form'
    | 'unreached-page'
    | 'unusable-field'
    | 'unusable-option'
    | 'never-failing'
    | 'one-sided-condition';
  place: SourceLocation;
  /** Beginning of the finding's message, with the name of the target. */
  what: string;
  because: readonly Constraint[];
}

/** Exit of a form: its condition, and the constraints of claims that end by it. */
interface WayOut {
  page: number;
  when: readonly CompiledCondition[];
  constraints: ConstraintIndex;
}

type Of<K extends Target['kind']> = Extract<Target, { kind: K }>;

/** Maximum number of constraints that are tried as the start of a proof that a form is stuck. */
const MOST_SEEDS = 400;

/** Prover that no claim can show a target, for targets for which the search found none. */
export class InfeasibilityProver {
  private readonly searchForm: SearchForm;
  private readonly limits: ProofLimits;
  /** Constraints of a filed claim. */
  private readonly constraints: ConstraintIndex;
  /** Constraints that settling ensures. */
  private readonly settled: ConstraintIndex;
  private readonly waysOut: readonly WayOut[];

  constructor(limits: ProofLimits) {
    const { searchForm } = limits;
    this.limits = limits;
    this.searchForm = searchForm;
    const constraints = constraintsOf(searchForm);
    this.constraints = new ConstraintIndex(constraints);
    this.settled = new ConstraintIndex(constraints.filter(({ isSettled }) => isSettled));
    this.waysOut = waysOutOf(searchForm);
  }

  /** Returns the proof that a target cannot be reached; undefined where it may be, or where no proof was found. */
  proofOf(target: Target): InfeasibilityProof | undefined {
    switch (target.kind) {
      case 'form':
        return this.form();
      case 'page':
        return this.page(target);
      case 'exit':
        return this.exit(target);
      case 'option':
        return this.option(target);
      case 'branch':
        return this.branch(target);
      case 'met':
        return this.field(this.searchForm.fields.get(target.rule.owner.key));
      case 'broken':
        return this.rule(target);
    }
  }

  private form(): InfeasibilityProof | undefined {
    const what = `No claim of the form ${this.searchForm.plan.form} can be filed`;
    for (const seed of this.constraints.constraints
      .filter(({ name }) => name !== undefined)
      .slice(0, MOST_SEEDS)) {
      const because = unsatCore([seed.holds], this.constraints, this.limits, seed);
      if (because) return { code: 'stuck-form', place: seed.place, what, because: [seed, ...because] };
    }
    return undefined;
  }

  private page({ page }: Of<'page'>): InfeasibilityProof | undefined {
    const { skipWhen, name } = this.searchForm.plan.pages[page] ?? {};
    const place = this.searchForm.form.pages[page]?.place.at('skipWhen');
    if (!skipWhen || !place) return undefined;
    const because = this.neverOnAnyWay([not(skipWhen)], page);
    return because && { code: 'unreached-page', place, what: `Nobody reaches the page ${name}`, because };
  }

  private exit({ page, exit }: Of<'exit'>): InfeasibilityProof | undefined {
    const place = this.searchForm.form.pages[page]?.place.at('exits', exit, 'when');
    const way = this.waysOut.filter((other) => other.page === page)[exit];
    if (!place || !way) return undefined;
    const to = this.searchForm.plan.pages[page]?.exits?.[exit]?.to;
    const because = unsatCore(way.when, way.constraints, this.limits);
    return because && { code: 'unreached-page', place, what: `Nobody reaches the exit to ${to}`, because };
  }

  private option({ field, value, place }: Of<'option'>): InfeasibilityProof | undefined {
    if (!isOfSingle(field, this.searchForm)) return undefined;
    const chosen: CompiledCondition = {
      op: 'equals',
      left: { ref: referenceTo(field) },
      right: { literal: value },
    };
    const because = this.neverOnAnyWay([chosen, isLive(field.placements, this.searchForm)]);
    return (
      because && { code: 'unusable-option', place, what: `${field.key} can never be "${value}"`, because }
    );
  }

  private field(field: SearchField | undefined): InfeasibilityProof | undefined {
    if (!field || !isOfSingle(field, this.searchForm) || field.inputs.length === 0) return undefined;
    const because = this.neverOnAnyWay([givenCondition(field)]);
    const what = `${field.key} can never have a value`;
    return because && { code: 'unusable-field', place: field.place, what, because };
  }

  /** Proves that no answers, valid or not, give a condition this result. */
  private branch({ asked, branch }: Of<'branch'>): InfeasibilityProof | undefined {
    if (asked.list !== undefined) return undefined;
    const goal = branch ? asked.condition : not(asked.condition);
    const because = unsatCore([goal], this.settled, this.limits);
    const what = `The condition can never be ${branch}`;
    return because && { code: 'one-sided-condition', place: asked.place, what, because };
  }

  /** Proves that the condition of a rule never holds. */
  private rule({ rule }: Of<'broken'>): InfeasibilityProof | undefined {
    const field = this.searchForm.fields.get(rule.owner.key);
    if (!field || !isOfSingle(field, this.searchForm)) return undefined;
    const awaited = awaitedBy(rule);
    const given = field.type === 'boolean' ? [] : [givenCondition(field)];
    const asked = isOfRequiredFamily(rule.name) ? given.map(not) : given;
    const goal = [...(awaited ? [awaited] : []), ...asked, isLive(field.placements, this.searchForm)];
    const because = unsatCore(goal, this.settled, this.limits);
    const what = `${rule.name} of ${rule.owner.key} can never fail`;
    return because && { code: 'never-failing', place: rule.place, what, because };
  }

  /** Proves that the goal holds neither in a filed claim nor in one that ends by an exit from a page on. */
  private neverOnAnyWay(goal: readonly CompiledCondition[], from = 0): Constraint[] | undefined {
    const filed = unsatCore(goal, this.constraints, this.limits);
    if (!filed) return undefined;
    const out: Constraint[] = [];
    for (const { page, when, constraints } of this.waysOut) {
      if (page < from) continue;
      const because = unsatCore([...goal, ...when], constraints, this.limits);
      if (!because) return undefined;
      out.push(...because);
    }
    // An exit that is never open is no reason, but the rules that contradict it are.
    const rules = [...filed, ...out].filter(({ name, isExit }) => name !== undefined && !isExit);
    return rules.length > 0
      ? [...new Map(rules.map((constraint) => [constraint.name, constraint])).values()]
      : filed;
  }
}

function waysOutOf(searchForm: SearchForm): WayOut[] {
  const { plan, form } = searchForm;
  return plan.pages.slice(0, filledPages(form)).flatMap(({ exits = [], skipWhen }, page) =>
    exits.map(({ when }, exit) => ({
      page,
      when: skipWhen ? [when, not(skipWhen)] : [when],
      constraints: new ConstraintIndex(constraintsOf(searchForm, { page, exit })),
    })),
  );
}
