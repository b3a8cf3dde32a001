import { errorsOfPage } from '../../transforms/claims/pageVerdict.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import type { NamedPage } from '../stores/forms.ts';
import { pageNamed } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

/**
 * Change of an answer that was begun on a summary or at a displayed row: Next leads back there, by the pages that it
 * made necessary (C10-08, C15-04).
 */
export interface Review {
  /** Name of the page with the summary or the row. */
  summary: string;
  /** Path of the element on that page that gets the focus again. */
  back: string;
  /** Pending change during which this one was begun. */
  outer: Review | null;
  /** Key of the claim, because a review is valid for its own claim alone. */
  claimKey: string;
  /** Errors that the claim had at the beginning, which the summary shows already. */
  known: string[];
  /** Names of the pages that were skipped at the beginning and have not been shown since. */
  skipped: string[];
}

/** Returns the path from which the DOM id of an answer's Change button on the summary is made. */
export const changeButtonPath = (path: string) => `change.${path}`;

function claimKeyOf(wizard: Wizard): string {
  return Object.values(wizard.claim().state.ids.single).join(' ');
}

function isSkipped(wizard: Wizard, { name }: NamedPage): boolean {
  const { plan } = wizard.bundle().loaded;
  return pageState(plan, name, wizard.claim().state.document, wizard.app.context()).skipped;
}

const keyOf = ({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`;

/**
 * Returns the review of a change that begins at the element `back` of the shown page, with the errors and skipped pages
 * of this moment. The caller stores it.
 */
export function beginReview(wizard: Wizard, back: string): Review {
  const skipped = wizard.bundle().pages.filter((named) => isSkipped(wizard, named));
  return {
    summary: wizard.state.page,
    back,
    outer: reviewOf(wizard),
    claimKey: claimKeyOf(wizard),
    known: wizard.claim().verdict().errors.map(keyOf),
    skipped: skipped.map(({ name }) => name),
  };
}

/** Returns the pending review of this claim; null for none. */
export function reviewOf(wizard: Wizard): Review | null {
  const { review } = wizard.state;
  return review?.claimKey === claimKeyOf(wizard) ? review : null;
}

/** Tests if a change was begun on a summary. */
export const isOfSummary = (wizard: Wizard, { summary }: Review): boolean =>
  pageNamed(wizard.bundle(), summary).page.blocks.some(({ kind }) => kind === 'summary');

/** Returns the pages before the summary that the change made necessary, in order, without the shown one. */
function owedPages(wizard: Wizard, { summary, known, skipped }: Review): NamedPage[] {
  const { pages, loaded } = wizard.bundle();
  const verdict = wizard.claim().verdict();
  const before = pages.slice(
    0,
    pages.findIndex(({ name }) => name === summary),
  );
  return before.filter((named) => {
    if (named.name === wizard.state.page || isSkipped(wizard, named)) return false;
    if (skipped.includes(named.name)) return true;
    return errorsOfPage(verdict, loaded.plan, named.name).some((error) => !known.includes(keyOf(error)));
  });
}

/** Returns the page to which Next leads while an answer is changed: a page that became necessary, or the summary. */
export function reviewTarget(wizard: Wizard, review: Review): NamedPage {
  const [owed] = owedPages(wizard, review);
  return owed ?? pageNamed(wizard.bundle(), review.summary);
}
