import { loadBuilt } from '../../bundle/loadCompiled.ts';
import { raisingFindingsAsync } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { builtForm } from '../../bundle/settlementForms.ts';
import type { Budget } from './budget.ts';
import { FormSearch } from './formSearch.ts';
import { buildSearchForm } from './searchForm.ts';
import { searchSettlementOf } from './searchSettlement.ts';

/** Builds a form of a bundle and the search in it, for claims at a moment. Throws a UsageError and a FindingsError. */
export async function openSearch(
  read: ReadBundle,
  name: string,
  now: Date,
  budget: Budget,
): Promise<FormSearch> {
  const model = builtForm(read, name);
  const loaded = await raisingFindingsAsync(read, () => loadBuilt(model));
  return new FormSearch(
    buildSearchForm(model, loaded, searchSettlementOf(read.view, model.config, now)),
    budget,
  );
}
