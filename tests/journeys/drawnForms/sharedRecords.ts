import { matchesFilter } from '../../../transforms/claims/recordFilter.ts';
import type { ClaimDocument, ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { PlanField, PlanModel, RecordFilter } from '../../../transforms/ground/plan.ts';

/** Which records each of the blocks shows that share a list, in the order of the pages; none where no blocks do (C8-14). */
const sharesOf = ({ placements = [] }: PlanModel): RecordFilter[] =>
  placements.flatMap(({ only }) => only ?? []);

/** What an entry begins with that is made in a block of chance: where blocks share the list, the value of that one. */
export function begunInSome(model: PlanModel, pick: (count: number) => number): ClaimRecord {
  const shares = sharesOf(model);
  if (shares.length === 0) return {};
  const only = shares[pick(shares.length)];
  return only ? { [only.field]: only.equals } : {};
}

/** Whether a field is asked where a record is entered: of blocks that share a list, in the record's own. */
export const isAskedIn = (record: ClaimRecord, { placements = [] }: PlanField): boolean =>
  placements.some(({ only }) => matchesFilter(only, record));

/** Records in the order in which people come to the blocks that they are entered in. */
export function inBlockOrder(model: PlanModel, records: readonly ClaimRecord[]): ClaimRecord[] {
  const shares = sharesOf(model);
  const block = (record: ClaimRecord) => shares.findIndex((only) => matchesFilter(only, record));
  return records.toSorted((a, b) => block(a) - block(b));
}

/** A claim with the records of its lists in each of the orders that people may leave them in. */
export function inEachOrder(models: readonly PlanModel[], claim: ClaimDocument): ClaimDocument[] {
  const lists = models.filter(({ kind }) => kind === 'list');
  return lists.reduce<ClaimDocument[]>(
    (claims, model) => {
      const held = claim[model.name];
      const orders = ordersOf(model, Array.isArray(held) ? held : []);
      return claims.flatMap((one) => orders.map((records) => ({ ...one, [model.name]: records })));
    },
    [claim],
  );
}

/**
 * The orders in which records may come to stand in their list: each block's own as they are, those of blocks that share
 * it in any order, as nobody need begin with the first.
 */
function ordersOf<R extends ClaimRecord | null>(model: PlanModel, records: readonly R[]): R[][] {
  const blocks = sharesOf(model).map((only) => records.filter((record) => matchesFilter(only, record)));
  return blocks.length > 0 ? merged(blocks) : [[...records]];
}

/** Every merge of some sequences into one. */
function merged<R>(sequences: readonly (readonly R[])[]): R[][] {
  if (sequences.every(({ length }) => length === 0)) return [[]];
  return sequences.flatMap(([first, ...rest], at) =>
    first === undefined ? [] : merged(sequences.with(at, rest)).map((order) => [first, ...order]),
  );
}
