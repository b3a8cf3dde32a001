import { evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { modelIn } from '../../transforms/ground/claimPath.ts';
import type { Reference } from '../../transforms/ground/expressions.ts';
import type { MeaningOf } from '../../transforms/vocabulary/ruleMeaning.ts';
import { withListShown } from './demands.ts';
import { type Edit, valueOn } from './edits.ts';
import { type EditSite, type EditTools, siteAfter, siteScope } from './editTools.ts';
import { additions, listLength } from './listEdits.ts';
import { settingEdits } from './operandEdits.ts';

/** Maximum number of records that are added to break a rule about their number. */
const MOST_COPIES = 500;

/** Values of two records in the wrong order, by the type of the field that orders them. */
const DISORDER: Record<string, readonly [string, string]> = {
  date: ['01/02/2020', '01/01/2020'],
  number: ['2', '1'],
};

/** Returns edits after which a rule about the number, equality or order of records may fail. */
export function recordBreaks(
  { where, max, uniqueBy = [], orderedBy }: MeaningOf<'records'>,
  path: string,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const count = listLength(site.claim, path);
  const place = `${path}.${count}`;
  const added = additions(path, 1, where, site, tools);
  if (added.length === 0) return [];
  const like = filled(place, added, [...uniqueBy, ...(orderedBy ? [orderedBy] : [])], site, tools);
  const copies = (many: number, change: (index: number) => ClaimRecord = () => ({})): Edit =>
    Array.from({ length: many }, (_, index) => ({
      path: `${path}.${count + index}`,
      value: { ...like, ...change(index) },
    }));
  const most = max ? Number(evaluateOperand(max, siteScope(site)).value) : Number.NaN;
  const tooMany = Number.isFinite(most) ? [copies(Math.min(MOST_COPIES, Math.max(0, most) + 1))] : [];
  const ordered = orderedBy ? [copies(2, (index) => disordered(orderedBy, index))] : [];
  const list = modelIn(path);
  const at = { ...site, rows: [place] };
  return [...tooMany, copies(2), ...ordered].flatMap((edit) => withListShown(list, edit, at, tools));
}

/** Returns the added record with each of the fields filled. */
function filled(
  place: string,
  added: Edit,
  fields: readonly Reference[],
  site: EditSite,
  tools: EditTools,
): ClaimRecord {
  let at = siteAfter(site, added, [place]);
  for (const { field } of fields) {
    const path = `${place}.${field}`;
    if (valueOn(at.claim, path)) continue;
    const [edit = []] = settingEdits(path, 'any', at, tools);
    at = siteAfter(at, edit);
  }
  return (valueOn(at.claim, place) ?? {}) as ClaimRecord;
}

const disordered = ({ field, type }: Reference, index: number): ClaimRecord => ({
  [field]: (DISORDER[type] ?? ['b', 'a'])[index] ?? '',
});
