import { evaluateOperand } from '../conditions/evaluate.ts';
import { type Moment, placedRecordsIn, recordOf, recordsIn, type Scope } from '../conditions/scope.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { type ClaimDocument, type ClaimRecord, type FieldValue, isRecord } from '../ground/claim.ts';
import { isOfDocument } from '../ground/documentLinks.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { FormPlan, PlanField, PlanHome, PlanModel, PlanPlacement, SettleStep } from '../ground/plan.ts';
import type { ClaimError, SettledChange } from '../ground/verdict.ts';
import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import { recordAt } from './claimFields.ts';
import { livenessOf, placementState } from './liveness.ts';
import { LONGEST_TEXT, shorten } from './longTexts.ts';
import { planFieldOf, planModelOf } from './planIndex.ts';
import { areAskedFor, type RecordOfDocument, recordsOfDocument } from './recordDocuments.ts';
import { isShared, matchesFilter } from './recordFilter.ts';

/** Result of settling a claim: the settled claim, what is not live or disabled, changes and errors. */
export interface Settled {
  claim: ClaimDocument;
  /** Paths that are not live: errors at and below them are dropped. */
  dead: Set<string>;
  /**
   * Rules that concern only records of hidden blocks, as `claimTransactions#2`, or all `records` rules of a list, as
   * `documentContexts#records`: their errors are dropped (C8-14, C8-15).
   */
  deadRules: Set<string>;
  /** Paths that are visible but disabled: errors of their required family are dropped. */
  disabled: Set<string>;
  changes: SettledChange[];
  /** Errors of computed fields for which another value was sent (C8-09). */
  errors: ClaimError[];
}

/** Record whose field a step settles: its path, and the enclosing records, innermost first. */
interface RecordPlace {
  record: ClaimRecord;
  path: string;
  rows: readonly ClaimRecord[];
}

const unsetValue = ({ type }: PlanField): FieldValue => FIELD_KINDS[type].unset();

class Settler {
  readonly settled: Settled;
  private readonly plan: FormPlan;
  private readonly moment: Moment;
  /** Lists before settling, because later steps look up the original records. */
  private readonly lists: Readonly<ClaimDocument>;
  /** Documents chosen in live records, which are live regardless of their own blocks. */
  private readonly shownInRecords = new Set<ClaimRecord>();

  constructor(claim: ClaimDocument, plan: FormPlan, moment: Moment) {
    this.plan = plan;
    this.moment = moment;
    this.lists = { ...claim };
    this.settled = {
      claim,
      dead: new Set(),
      deadRules: new Set(),
      disabled: new Set(),
      changes: [],
      errors: [],
    };
  }

  private scope(rows: readonly ClaimRecord[]): Scope {
    return { claim: this.settled.claim, rows, ...this.moment };
  }

  private recordsOf(model: PlanModel, step: SettleStep): RecordPlace[] {
    const { claim } = this.settled;
    if (model.kind === 'single') {
      const record = recordOf(claim, model.name);
      return record ? [{ record, path: model.name, rows: [] }] : [];
    }
    const records = placedRecordsIn(claim[model.name]).map(({ record, index }) => ({
      record,
      path: `${model.name}.${index}`,
      rows: [record],
    }));
    const { field, inner } = step;
    if (field === undefined || inner === undefined) return records;
    return records.flatMap(({ record: outer, path }) =>
      recordsIn(outer[field]).map((record, index) => ({
        record,
        path: `${path}.${field}.${index}`,
        rows: [record, outer],
      })),
    );
  }

  run(step: SettleStep): void {
    const model = planModelOf(this.plan, step.model);
    if (!model) return;
    if (step.field === undefined) {
      this.settleList(model);
      return;
    }
    const field = planFieldOf(this.plan, step.model, step.field, step.inner);
    if (!field) return;
    for (const place of this.recordsOf(model, step)) this.settleField(field, place);
  }

  private settleList(model: PlanModel): void {
    if (model.chosenIn) {
      this.settleDocuments(model, model.chosenIn);
      return;
    }
    if (livenessOf(this.plan, model.placements, this.scope([])).live) {
      if (isShared(model)) this.settleShares(model);
      return;
    }
    const { claim, dead, changes } = this.settled;
    dead.add(model.name);
    if (recordsIn(claim[model.name]).length) changes.push({ path: model.name, reason: 'notLive' });
    claim[model.name] = [];
  }

  /**
   * Replaces records of hidden blocks in a shared list by null, so that the other records keep their indices, and drops
   * the rules about them.
   */
  private settleShares({ name, placements = [] }: PlanModel): void {
    const shown = this.shownOf(name, placements);
    this.keepRecords(name, (record) => {
      const shows = ({ only }: PlanPlacement) => matchesFilter(only, record);
      return shown.some(shows) || !placements.some(shows);
    });
  }

  /** Returns the placements that are not hidden; rules about hidden blocks alone are dropped. */
  private shownOf(list: ModelName, placements: readonly PlanPlacement[]): PlanPlacement[] {
    const shown = placements.filter((placement) => !this.isHidden(placement));
    for (const index of placements.flatMap(({ rules = [] }) => rules))
      if (!shown.some(({ rules }) => rules?.includes(index))) this.settled.deadRules.add(`${list}#${index}`);
    return shown;
  }

  private isHidden(placement: PlanPlacement): boolean {
    return placementState(this.plan, placement, this.scope([])).hidden;
  }

  private keepRecords(list: ModelName, isLive: (record: ClaimRecord) => boolean): void {
    const { claim, dead, changes } = this.settled;
    const records = claim[list];
    if (!Array.isArray(records)) return;
    claim[list] = records.map((record, index) => {
      if (!isRecord(record) || isLive(record)) return record;
      dead.add(`${list}.${index}`);
      changes.push({ path: `${list}.${index}`, reason: 'notLive' });
      return null;
    });
  }

  /**
   * Settles documents that are chosen in records. A document is live while it is shown in a record that needs it or in
   * a block of the documents' list; a document that nothing can show is live (C8-15).
   */
  private settleDocuments({ name, placements = [] }: PlanModel, homes: readonly PlanHome[]): void {
    const { claim, deadRules } = this.settled;
    const shown = this.shownOf(name, placements);
    // All blocks of the list are hidden, so the claimant could not meet a rule of the list as a whole.
    if (placements.length > 0 && shown.length === 0) deadRules.add(`${name}#records`);
    const open = homes.filter(({ placement }) => !this.isHidden(placement));
    for (const home of homes) {
      const { rule } = home.placement.documents ?? {};
      if (rule !== undefined && !open.includes(home)) deadRules.add(`${name}#${rule}`);
    }
    this.keepRecords(name, (document) => {
      const shows = ({ only }: PlanPlacement) => matchesFilter(only, document);
      const isAsked = ({ home, index }: RecordOfDocument) => {
        const record = recordAt(claim, home.list, index);
        const { documents } = home.placement;
        return open.includes(home) && record && documents && areAskedFor(documents, this.scope([record]));
      };
      const records = recordsOfDocument(document, homes, this.lists);
      if (!records.some(isAsked))
        return shown.some(shows) || (records.length === 0 && !placements.some(shows));
      this.shownInRecords.add(document);
      return true;
    });
  }

  private settleField(field: PlanField, place: RecordPlace): void {
    if (this.shownInRecords.has(place.record) && isOfDocument(field)) return;
    const path = `${place.path}.${field.name}`;
    const scope = this.scope(place.rows);
    const { live, disabled, reset } = livenessOf(this.plan, field.placements, scope);
    if (!live) {
      this.settled.dead.add(path);
      this.replace(field, place, path, unsetValue(field), 'notLive');
      return;
    }
    if (disabled) this.settled.disabled.add(path);
    if (reset) this.replace(field, place, path, reset.value ?? unsetValue(field), 'reset');
    if (field.computed) this.compute(field, place, path, scope);
  }

  private replace(
    field: PlanField,
    { record }: RecordPlace,
    path: string,
    value: FieldValue,
    reason: SettledChange['reason'],
  ): void {
    const sent = { value: record[field.name], type: field.type };
    if (!areEqual(sent, { value, type: field.type })) this.settled.changes.push({ path, reason });
    record[field.name] = value;
  }

  private compute(field: PlanField, { record }: RecordPlace, path: string, scope: Scope): void {
    if (!field.computed) return;
    const { value: calculated } = evaluateOperand(field.computed, scope);
    const value = FIELD_KINDS[field.type].calculated(calculated) ?? unsetValue(field);
    const { longest: max = LONGEST_TEXT } = field;
    const shortened = typeof value === 'string' ? shorten(value, max) : null;
    const sent = record[field.name];
    if (shortened !== null)
      this.settled.errors.push({ path, rule: 'computed', variant: 'max', params: { max } });
    else if (!isEmpty(sent) && !areEqual({ value: sent, type: field.type }, { value, type: field.type }))
      this.settled.errors.push({ path, rule: 'computed', params: {} });
    record[field.name] = shortened ?? value;
  }
}

/**
 * Settles a completed claim in place: computed fields, dependencies and resets, each after all that it reads (C4-21,
 * C4-22). Fields that are not live become null, hidden lists empty. `steps` may be some of the plan's.
 */
export function settle(
  claim: ClaimDocument,
  plan: FormPlan,
  moment: Moment,
  steps: readonly SettleStep[] = plan.settle,
): Settled {
  const settler = new Settler(claim, plan, moment);
  for (const step of steps) settler.run(step);
  return settler.settled;
}
