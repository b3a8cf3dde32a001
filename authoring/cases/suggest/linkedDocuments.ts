import { planModelOf } from '../../../transforms/claims/planIndex.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { LINK_FIELD } from '../../../transforms/ground/documentLinks.ts';
import type { CompiledCondition } from '../../../transforms/ground/expressions.ts';
import type { PlanHome } from '../../../transforms/ground/plan.ts';
import { livenessEdits } from '../../search/demands.ts';
import { type Edit, valueOn } from '../../search/edits.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { additions } from '../../search/listEdits.ts';
import { withRequiredFilled } from './filledIn.ts';
import type { Trials, Tried } from './trials.ts';
import { applied } from './writtenClaim.ts';

const DOCUMENTS = 'documentContexts';
/** Maximum number of edits that are tried on each claim to add a linked document. */
const MOST_TRIED = 12;

/** Finds a valid claim with a document that is linked to a record, by adding both to one of the claims in `bases`. */
export function withLinkedDocument(
  bases: readonly Tried[],
  search: FormSearch,
  trials: Trials,
): Tried | undefined {
  const { plan } = search.searchForm;
  const homes = planModelOf(plan, DOCUMENTS)?.chosenIn ?? [];
  for (const home of homes)
    for (const base of bases) {
      const found = inHome(home, base, search, trials).find((one) => hasDocument(one) && trials.isFiled(one));
      if (found) return found;
    }
  return undefined;
}

function inHome(home: PlanHome, base: Tried, search: FormSearch, trials: Trials): Tried[] {
  return recordEdits(home, base, search, trials)
    .slice(0, MOST_TRIED)
    .flatMap((edit) => {
      const claim = applied(base.claim, edit);
      const linked = linkedTo(home, claim, search);
      return linked
        ? [withRequiredFilled(trials.of(applied(claim, linked), base.entry), search, trials)]
        : [];
    });
}

/** Tests if the settled claim still has a document, because settling removes documents that are not live. */
function hasDocument({ verdict }: Tried): boolean {
  const documents = verdict.claim[DOCUMENTS];
  return Array.isArray(documents) && documents.some((record) => record !== null);
}

/** Returns edits that add a record of the block in which the document is chosen. */
function recordEdits(
  { list, placement }: PlanHome,
  base: Tried,
  { tools }: FormSearch,
  trials: Trials,
): Edit[] {
  const { only } = placement;
  const where: CompiledCondition | undefined = only && {
    op: 'equals',
    left: { ref: { up: 0, field: only.field, type: 'string' } },
    right: { literal: only.equals },
  };
  const assessed = trials.assessed(base);
  const site = { claim: assessed.claim, moment: assessed.moment, rows: [] };
  const opening = livenessEdits([placement], site, tools) ?? [[]];
  return opening.map((open) => [...open, ...additions(list, 1, where, site, tools)]);
}

/** Returns the document that is linked to the last record. */
function linkedTo(
  { list, placement }: PlanHome,
  claim: Tried['claim'],
  { searchForm, tools }: FormSearch,
): Edit | undefined {
  const records = claim[list];
  const link = Array.isArray(records) ? (records.at(-1) as ClaimRecord | undefined)?.[LINK_FIELD] : undefined;
  const file = searchForm.fields.get(DOCUMENTS)?.recordFields?.find(({ type }) => type === 'file');
  const known = file && searchForm.fields.get(file.key);
  const value = known && tools.values.of(known)[0];
  if (!link || !known || value === undefined) return undefined;
  const name = known.key.slice(DOCUMENTS.length + 1);
  const documents = valueOn(claim as never, DOCUMENTS);
  const at = Array.isArray(documents) ? documents.length : 0;
  const record: ClaimRecord = { kind: placement.documents?.kind ?? null, [name]: value, [LINK_FIELD]: link };
  return [{ path: `${DOCUMENTS}.${at}`, value: record }];
}
