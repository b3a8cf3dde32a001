import { evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { modelIn } from '../../transforms/ground/claimPath.ts';
import type { Reference } from '../../transforms/ground/expressions.ts';
import type { MeaningOf } from '../../transforms/vocabulary/ruleMeaning.ts';
import { withListShown } from './demands.ts';
import { type Move, moved, valueOn } from './edits.ts';
import { additions, lengthOf } from './listMoves.ts';
import { type Site, scopeOf, type Tools } from './moveTools.ts';
import { settingMoves } from './operandMoves.ts';

/** More records than this are not added to break a bound. */
const MOST_COPIES = 500;

/** Records that are out of order, by the type of what they are put in order by. */
const DISORDER: Record<string, readonly [string, string]> = {
  date: ['01/02/2020', '01/01/2020'],
  number: ['2', '1'],
};

/** Moves after which a rule about the number or the likeness of records may fail. */
export function recordBreaks(
  { where, max, uniqueBy = [], orderedBy }: MeaningOf<'records'>,
  path: string,
  site: Site,
  tools: Tools,
): Move[] {
  const count = lengthOf(site.claim, path);
  const place = `${path}.${count}`;
  const added = additions(path, 1, where, site, tools);
  if (added.length === 0) return [];
  const like = filled(place, added, [...uniqueBy, ...(orderedBy ? [orderedBy] : [])], site, tools);
  const copies = (many: number, change: (index: number) => ClaimRecord = () => ({})): Move =>
    Array.from({ length: many }, (_, index) => ({
      path: `${path}.${count + index}`,
      value: { ...like, ...change(index) },
    }));
  const most = max ? Number(evaluateOperand(max, scopeOf(site)).value) : Number.NaN;
  const tooMany = Number.isFinite(most) ? [copies(Math.min(MOST_COPIES, Math.max(0, most) + 1))] : [];
  const ordered = orderedBy ? [copies(2, (index) => disordered(orderedBy, index))] : [];
  const list = modelIn(path);
  const at = { ...site, rows: [place] };
  return [...tooMany, copies(2), ...ordered].flatMap((move) => withListShown(list, move, at, tools));
}

/** The record that was added, with a value in each of the fields. */
function filled(
  place: string,
  added: Move,
  fields: readonly Reference[],
  site: Site,
  tools: Tools,
): ClaimRecord {
  let { claim } = moved({ claim: site.claim, entry: null }, added);
  for (const { field } of fields) {
    const path = `${place}.${field}`;
    if (valueOn(claim, path)) continue;
    const [move = []] = settingMoves(path, 'any', { ...site, claim, rows: [place] }, tools);
    ({ claim } = moved({ claim, entry: null }, move));
  }
  return (valueOn(claim, place) ?? {}) as ClaimRecord;
}

const disordered = ({ field, type }: Reference, index: number): ClaimRecord => ({
  [field]: (DISORDER[type] ?? ['b', 'a'])[index] ?? '',
});
