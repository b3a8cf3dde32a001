import { type Moment, recordOf, recordsIn, type Scope } from '../conditions/scope.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { mapInnerRecords } from '../ground/innerFields.ts';
import type { FormPlan, PlanField, PlanModel, PlanPlacement } from '../ground/plan.ts';
import { type Mask, maskOf, separatorsOf, without } from '../masks/masks.ts';
import { own } from '../values/own.ts';
import { placementState } from './liveness.ts';
import { planFieldsOf } from './planIndex.ts';

/**
 * Characters of a claim's values that masks inserted: by field (`claimTransactions.amount`), or by path
 * (`claimTransactions.0.amount`) where answers choose the mask.
 */
export type MaskCharacters = Record<string, string>;

/** Field in one record of the claim. */
interface FieldPlace {
  field: PlanField;
  /** Path with the indices of its enclosing records; `key` is without them. */
  path: string;
  key: string;
  rows: readonly ClaimRecord[];
}

function placesIn(
  fields: readonly PlanField[],
  record: ClaimRecord,
  path: string,
  key: string,
  rows: readonly ClaimRecord[],
): FieldPlace[] {
  return fields.flatMap((field) => {
    const place = { field, path: `${path}.${field.name}`, key: `${key}.${field.name}`, rows };
    const within = mapInnerRecords(recordsIn(own(record, field.name)), field, (row, inner, index) =>
      placesIn(inner, row, `${place.path}.${index}`, place.key, [row, ...rows]),
    );
    return [place, ...(within ?? []).flat()];
  });
}

function placesOf({ name, kind, fields }: PlanModel, claim: ClaimDocument): FieldPlace[] {
  if (kind === 'single') return placesIn(fields, recordOf(claim, name) ?? {}, name, name, []);
  return recordsIn(claim[name]).flatMap((record, index) =>
    placesIn(fields, record, `${name}.${index}`, name, [record]),
  );
}

const isChosen = ({ dependencies = [] }: PlanPlacement) =>
  dependencies.some(({ mask }) => mask !== undefined);

/** Returns the mask of a field where it is shown; without one, that of its type. */
function maskIn(plan: FormPlan, { type, placements = [] }: PlanField, scope: Scope): Mask | undefined {
  const states = placements.map((placement) => ({ placement, ...placementState(plan, placement, scope) }));
  const state = states.find(({ hidden }) => !hidden) ?? states[0];
  const name = state?.mask ?? state?.placement.mask ?? FIELD_KINDS[type].mask;
  return name === undefined ? undefined : maskOf(name);
}

/** Returns the characters that masks insert into the values of a settled claim, with its current masks. */
export function maskCharacters(plan: FormPlan, claim: ClaimDocument, moment: Moment): MaskCharacters {
  const found: MaskCharacters = {};
  for (const { field, path, key, rows } of plan.models.flatMap((model) => placesOf(model, claim))) {
    const { placements = [] } = field;
    const at = placements.length > 1 || placements.some(isChosen) ? path : key;
    if (Object.hasOwn(found, at)) continue;
    const mask = maskIn(plan, field, { claim, rows, ...moment });
    const characters = mask && !mask.exportedAsShown ? separatorsOf(mask) : '';
    if (characters) found[at] = characters;
  }
  return found;
}

/** Returns the characters that the masks of credential fields insert, by field, without a claim (C11-06). */
export function credentialSeparators(
  plan: FormPlan,
  credentials: ClaimRecord,
  moment: Moment,
): Record<string, string> {
  const scope = { claim: { credentials }, rows: [], ...moment };
  const fields = planFieldsOf(plan, 'credentials');
  const found = fields.flatMap((field) => {
    const mask = maskIn(plan, field, scope);
    return mask ? [[field.name, separatorsOf(mask)]] : [];
  });
  return Object.fromEntries(found);
}

function cleared(value: unknown, path: string, key: string, characters: MaskCharacters): unknown {
  if (typeof value === 'string') return without(value, own(characters, path) ?? own(characters, key) ?? '');
  if (Array.isArray(value))
    return value.map((record, index) => cleared(record, `${path}.${index}`, key, characters));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    cleared(inner, `${path}.${name}`, `${key}.${name}`, characters),
  ]);
  return Object.fromEntries(entries);
}

/** Returns the claim with values as typed, without the characters that masks inserted (C7-07). */
export function unmaskedClaim(claim: ClaimDocument, characters: MaskCharacters): ClaimDocument {
  const entries = Object.entries(claim).map(([name, value]) => [
    name,
    cleared(value, name, name, characters),
  ]);
  return Object.fromEntries(entries) as ClaimDocument;
}
