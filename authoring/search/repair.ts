import { isOfRequiredFamily } from '../../transforms/vocabulary/rules.ts';
import { type Assessed, type Assessor, distanceOf, type ExitPlace } from './assess.ts';
import { applyEdit, type ClaimAttempt, type Edit, ENTRY, valueOn } from './edits.ts';
import type { EditSite, EditTools } from './editTools.ts';
import { failureEdits } from './failureEdits.ts';

/** Property that a claim must show, in addition to being filed or leading to an exit. */
export interface SearchDemand {
  isMet(assessed: Assessed): boolean;
  /** Returns edits that may bring the claim nearer to the property. */
  edits(assessed: Assessed): Edit[];
}

/** Goal of a search: a filed claim, or one that leads to an exit, that meets a demand. */
export interface Goal {
  exit?: ExitPlace;
  demand?: SearchDemand;
}

/** Maximum number of edits that are tried at each step. */
const TRIED = 10;
/** Maximum number of steps of one repair. */
const MOST_STEPS = 60;
const ROUNDS_OF_FILLING = 4;
const WEIGHT_OF_DEMAND = 3;

interface Rated {
  assessed: Assessed;
  distance: number;
  isMet: boolean;
}

/** Local search that edits claims until they have no errors. */
export class Repairer {
  private readonly assessor: Assessor;
  private readonly tools: EditTools;

  constructor(assessor: Assessor, tools: EditTools) {
    this.assessor = assessor;
    this.tools = tools;
  }

  /** Finds a claim that meets the goal, starting from one that may not; undefined where none was found. */
  repair(from: ClaimAttempt, goal: Goal, mostSteps = MOST_STEPS): Assessed | undefined {
    let current = this.filled(from, goal);
    let last = current.distance;
    for (let step = 0, stale = 0; step < mostSteps && stale < 12; step += 1) {
      if (current.distance === 0) return current.assessed;
      const best = this.bestOf(this.tools.random.shuffled(this.editsFrom(current, goal)), current, goal);
      if (!best) stale += 4;
      else {
        current = best;
        stale = best.distance < last ? 0 : stale + 1;
        last = Math.min(last, best.distance);
      }
    }
    return current.distance === 0 ? current.assessed : undefined;
  }

  private siteOf({ claim, moment }: Assessed): Omit<EditSite, 'rows'> {
    return { claim, moment };
  }

  private rate(attempt: ClaimAttempt, goal: Goal): Rated {
    const assessed = this.assessor.assess(attempt, goal.exit);
    const isMet = goal.demand?.isMet(assessed) ?? true;
    return { assessed, isMet, distance: distanceOf(assessed) + (isMet ? 0 : WEIGHT_OF_DEMAND) };
  }

  /**
   * Fills the missing fields of an attempt, all at once, so that fields which an answer has shown do not make it worse.
   */
  private filled(attempt: ClaimAttempt, goal: Goal): Rated {
    let current = this.rate(attempt, goal);
    for (let round = 0; round < ROUNDS_OF_FILLING && current.distance > 0; round += 1) {
      const { failures } = current.assessed;
      const site = this.siteOf(current.assessed);
      const lacking = failures.filter(
        ({ rule, variant, owner }) =>
          isOfRequiredFamily(rule.name, variant) && isLacking(valueOn(site.claim, owner)),
      );
      const edit = lacking.flatMap((failure) => this.firstOf(failureEdits(failure, site, this.tools)));
      if (edit.length === 0) break;
      const next = this.rate(applyEdit(current.assessed.attempt, edit), goal);
      if (next.distance >= current.distance) break;
      current = next;
    }
    return current;
  }

  /** Returns an edit: mostly the plainest, sometimes another. */
  private firstOf(edits: readonly Edit[]): Edit {
    const { random } = this.tools;
    return (random.below(4) === 0 ? random.pick(edits.slice(0, 8)) : edits[0]) ?? [];
  }

  private editsFrom({ assessed, isMet }: Rated, goal: Goal): Edit[] {
    const { random } = this.tools;
    const site = this.siteOf(assessed);
    const toward: Edit[] = isMet ? [] : (goal.demand?.edits(assessed) ?? []).slice(0, 2 * TRIED);
    const whole = { ...site, rows: [] };
    const { missedExit, skipped, exits } = assessed;
    if (missedExit) toward.push(...this.tools.truth(missedExit, true, whole).slice(0, TRIED));
    if (skipped) toward.push(...this.tools.truth(skipped, false, whole).slice(0, TRIED));
    for (const exit of exits) toward.push(...this.tools.truth(exit, false, whole).slice(0, TRIED));
    const picked = random.shuffled(assessed.failures).slice(0, 3);
    const repairs = picked.map((failure) => failureEdits(failure, site, this.tools));
    return [
      ...toward,
      ...repairs.flatMap((edits) => [...edits.slice(0, 4), ...random.shuffled(edits.slice(4)).slice(0, 4)]),
    ];
  }

  private bestOf(edits: readonly Edit[], current: Rated, goal: Goal): Rated | undefined {
    let best: Rated | undefined;
    let tried = 0;
    for (const edit of edits) {
      if (tried >= TRIED) break;
      if (edit.length === 0 || !changes(edit, current.assessed.attempt)) continue;
      tried += 1;
      const next = this.filled(applyEdit(current.assessed.attempt, edit), goal);
      if (!best || next.distance < best.distance) best = next;
      if (best.distance === 0 || best.distance < current.distance - 1) break;
    }
    return best;
  }
}

function isLacking(value: unknown): boolean {
  return value === null || value === undefined || value === false || value === '' || Array.isArray(value);
}

function changes(edit: Edit, { claim, entry }: ClaimAttempt): boolean {
  return edit.some(({ path, value }) =>
    path === ENTRY
      ? value !== entry
      : JSON.stringify(valueOn(claim, path)) !== JSON.stringify(value) || value === undefined,
  );
}
