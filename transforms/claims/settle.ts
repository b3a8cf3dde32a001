import { evaluateOperand } from '../conditions/evaluate.ts';
import { type Moment, placedRecordsIn, recordOf, recordsIn, type Scope } from '../conditions/scope.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import { livenessOf, placementState } from './liveness.ts';
import { isAmong, isShared } from './only.ts';
import { indexedModels } from './planIndex.ts';
import type {
  ClaimDocument,
  ClaimError,
  ClaimRecord,
  FieldValue,
  FormPlan,
  PlanField,
  PlanModel,
  PlanPlacement,
  SettledChange,
  SettleStep,
} from './types.ts';

/** What settling found, beside the settled claim. */
export interface Settled {
  claim: ClaimDocument;
  /** Paths that are not live: their errors, and those below them, are dropped. */
  dead: Set<string>;
  /** Rules about the records of hidden blocks alone, as `claimTransactions#2`: their errors are dropped (C8-14). */
  deadRules: Set<string>;
  /** Paths that are visible but disabled: their required family is dropped. */
  disabled: Set<string>;
  changes: SettledChange[];
  /** Computed fields for which another value was sent (C8-09). */
  errors: ClaimError[];
}

/** A record whose field a step settles: where it stands, and the records around it, itself first. */
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

  constructor(claim: ClaimDocument, plan: FormPlan, moment: Moment) {
    this.plan = plan;
    this.moment = moment;
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

  /** In a claim that was settled before, records that are not live have left their places (C8-14). */
  keepEmptyPlaces(): void {
    const { claim, dead } = this.settled;
    for (const { name } of this.plan.models.filter(isShared)) {
      const records = claim[name];
      if (!Array.isArray(records)) continue;
      for (const [index, record] of records.entries()) if (record === null) dead.add(`${name}.${index}`);
    }
  }

  run(step: SettleStep): void {
    const indexed = indexedModels(this.plan).get(step.model);
    if (!indexed) return;
    const { model, fields } = indexed;
    if (step.field === undefined) {
      this.settleList(model);
      return;
    }
    const outer = fields.get(step.field);
    const field = step.inner === undefined ? outer?.field : outer?.fields.get(step.inner)?.field;
    if (!field) return;
    for (const place of this.recordsOf(model, step)) this.settleField(field, place);
  }

  private settleList(model: PlanModel): void {
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
   * Blocks that share a list: records of hidden ones are not live, and neither are the rules about them. They leave
   * their places empty, so that the others keep theirs.
   */
  private settleShares({ name, placements = [] }: PlanModel): void {
    const { claim, dead, deadRules, changes } = this.settled;
    const scope = this.scope([]);
    const isHidden = (placement: PlanPlacement) => placementState(this.plan, placement, scope).hidden;
    const shown = placements.filter((placement) => !isHidden(placement));
    for (const index of placements.flatMap(({ rules = [] }) => rules))
      if (!shown.some(({ rules }) => rules?.includes(index))) deadRules.add(`${name}#${index}`);
    const records = claim[name];
    if (!Array.isArray(records)) return;
    claim[name] = records.map((record, index) => {
      const shows = ({ only }: PlanPlacement) => isAmong(only, record);
      if (shown.some(shows) || !placements.some(shows)) return record;
      dead.add(`${name}.${index}`);
      changes.push({ path: `${name}.${index}`, reason: 'notLive' });
      return null;
    });
  }

  private settleField(field: PlanField, place: RecordPlace): void {
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
    const sent = record[field.name];
    if (!isEmpty(sent) && !areEqual({ value: sent, type: field.type }, { value, type: field.type }))
      this.settled.errors.push({ path, rule: 'computed', params: {} });
    record[field.name] = value;
  }
}

/**
 * Settles a completed claim in place: computed fields, dependencies and resets, each after all that it reads
 * (C4-21, C4-22). What is not live becomes null, records of a hidden list none. `steps` may be some of the plan's.
 */
export function settle(
  claim: ClaimDocument,
  plan: FormPlan,
  moment: Moment,
  steps: readonly SettleStep[] = plan.settle,
): Settled {
  const settler = new Settler(claim, plan, moment);
  settler.keepEmptyPlaces();
  for (const step of steps) settler.run(step);
  return settler.settled;
}
