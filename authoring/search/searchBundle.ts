import type { Finding } from '../../bundle/findings/finding.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { toFindings } from '../../bundle/reporting/toFindings.ts';
import { Budget } from './budget.ts';
import { judgeOutcome } from './judgeOutcome.ts';
import { openSearch } from './openSearch.ts';
import { reportsOf, targetName } from './searchReports.ts';
import { searchTargets } from './searchTargets.ts';

/** Maximum number of unsettled targets that a note of the search lists. */
const MOST_NAMED = 5;

/** Share of a form's steps for the search; the proofs get the rest. */
const SHARE_OF_SEARCH = 0.85;
/**
 * Share of steps that is reserved for each later form, relative to this one. A form leaves its unused steps to the
 * next.
 */
const SHARE_OF_LATER = 0.05;

/** Result of a search in all forms of a bundle. */
export interface BundleSearchResult {
  findings: Finding[];
  /** Earlier findings that these findings replace. */
  replaced: Finding[];
  /** Notes, one for each form with unsettled targets. */
  notes: string[];
  /** Measurements by form: numbers of targets and claims, and the steps. */
  measured: {
    form: string;
    targets: number;
    found: number;
    proved: number;
    open: number;
    judgements: number;
    spent: number;
  }[];
  /** Number of targets that are not settled; `isCut` where the budget was spent before all were tried. */
  unsettled: number;
  isCut: boolean;
}

/**
 * Searches for claims that show each page, exit, option, rule and result of a condition, and proves for the others that
 * there is none, where possible (C12-01). `told` are earlier findings, which are not reported again; `most` are the
 * steps of the budget.
 */
export async function searchBundle(
  read: ReadBundle,
  told: readonly Finding[],
  now: Date,
  most: number,
): Promise<BundleSearchResult> {
  const result: BundleSearchResult = {
    findings: [],
    replaced: [],
    notes: [],
    measured: [],
    unsettled: 0,
    isCut: false,
  };
  let left = most;
  for (const [index, { name }] of read.view.forms.entries()) {
    const later = read.view.forms.length - index - 1;
    const share = Math.floor(left / (1 + SHARE_OF_LATER * later));
    const searching = new Budget(Math.floor(share * SHARE_OF_SEARCH));
    const search = await openSearch(read, name, now, searching);
    const outcome = searchTargets(search);
    const proving = new Budget(share - searching.spent);
    const { proved, unsettled } = judgeOutcome(outcome, { searchForm: search.searchForm, budget: proving });
    const { reports, replaced } = reportsOf(proved, read.view, told);
    const spent = searching.spent + proving.spent;
    left = Math.max(0, left - spent);
    const isCut = outcome.isCut || proving.isSpent;
    result.unsettled += unsettled.length;
    result.isCut ||= isCut && unsettled.length > 0;
    result.replaced.push(...replaced);
    result.findings.push(...toFindings(reports, read.files));
    result.measured.push({
      form: name,
      targets: outcome.targets.length,
      found: outcome.witnesses.size,
      proved: proved.length,
      open: unsettled.length,
      judgements: outcome.judgements,
      spent,
    });
    if (unsettled.length === 0) continue;
    const named = unsettled.slice(0, MOST_NAMED).map((target) => `  ${targetName(target, read.view)}\n`);
    const more = unsettled.length > MOST_NAMED ? `  and ${unsettled.length - MOST_NAMED} more\n` : '';
    const ending = isCut ? 'The budget is spent. ' : '';
    result.notes.push(
      `Form ${name}: ${outcome.witnesses.size} of ${outcome.targets.length} found by a claim after ${spent} steps. ${ending}Not settled, ${unsettled.length}:\n${named.join('')}${more}`,
    );
  }
  return result;
}
