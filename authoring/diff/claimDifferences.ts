import type { StoredClaim } from '../../server/store/storedClaim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ClaimJudge, Reason } from './claimJudge.ts';
import type { Difference } from './diffBundles.ts';

/** Outcome of filing a stored claim by one of the two bundles that `claimwright diff` compares. */
export type Outcome = 'accepted' | 'refused' | 'noForm';

/** Reason for which only one of the bundles refuses a claim. */
export interface OtherReason extends Reason {
  /** Bundle that refuses the claim for this reason. */
  by: 'old' | 'new';
  /** Name of the difference between the bundles that causes it, where one is about this very path. */
  difference?: string;
}

/**
 * Stored claim that the two bundles judge differently: exactly the shape of `--format json` (C12-04). It has no
 * answers.
 */
export interface ClaimDifference {
  referenceCode: string;
  form: FormName;
  submittedAt: string;
  old: Outcome;
  new: Outcome;
  because: OtherReason[];
}

/** Totals of judged claims and of their reasons, which are counted without positions of records. */
export interface ClaimTotals {
  claims: number;
  /** Claims of a form that the old bundle lacks, which cannot be compared. */
  unknown: number;
  /** Claims that the bundles judge differently. */
  otherwise: number;
  reasons: Map<string, number>;
}

const outcomeOf = (reasons: readonly Reason[] | undefined): Outcome =>
  reasons === undefined ? 'noForm' : reasons.length === 0 ? 'accepted' : 'refused';

/**
 * Yields the claims that the two bundles judge differently, one at a time, without keeping them in memory. Meanwhile it
 * updates the totals.
 */
export async function* claimDifferences(
  claims: AsyncIterable<StoredClaim>,
  judges: { old: ClaimJudge; new: ClaimJudge },
  differences: readonly Difference[],
  totals: ClaimTotals,
): AsyncIterable<ClaimDifference> {
  const named = byName(differences);
  for await (const claim of claims) {
    const old = await judges.old.reasonsFor(claim);
    if (old === undefined) {
      totals.unknown += 1;
      continue;
    }
    totals.claims += 1;
    const now = await judges.new.reasonsFor(claim);
    const because = [...besides(old, now ?? [], 'old'), ...besides(now ?? [], old, 'new')];
    if (now !== undefined && because.length === 0) continue;
    totals.otherwise += 1;
    for (const reason of because) count(totals.reasons, reason);
    const { referenceCode, form, submittedAt } = claim;
    yield {
      ...{ referenceCode, form, submittedAt, old: outcomeOf(old), new: outcomeOf(now) },
      because: because.map((reason) => ({ ...reason, ...named(form, reason) })),
    };
  }
}

const nameOf = ({ path, rule, variant }: Reason): string => JSON.stringify([path, rule, variant]);

/** Returns the reasons of one bundle that the other does not have. */
function besides(own: readonly Reason[], other: readonly Reason[], by: 'old' | 'new'): OtherReason[] {
  const known = new Set(other.map(nameOf));
  return own.filter((reason) => !known.has(nameOf(reason))).map((reason) => ({ ...reason, by }));
}

/** `claimTransactions.0.amount` → `claimTransactions.amount`. */
const withoutPositions = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

function count(reasons: ClaimTotals['reasons'], { path, rule, by }: OtherReason): void {
  const name = `${by === 'new' ? 'now' : 'no longer'} ${reasonWords({ path: withoutPositions(path), rule })}`;
  reasons.set(name, (reasons.get(name) ?? 0) + 1);
}

/** Formats a reason: `claimDetails.amountClaimed, rule range`. */
export function reasonWords({ path, rule, variant }: Reason): string {
  const named = OTHER_WORDS[rule] ?? `rule ${rule}${variant === undefined ? '' : ` (${variant})`}`;
  return path === '' ? named : `${path}, ${named}`;
}

/** Words for reasons that are no rules. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  notLive: 'answered although it is not asked',
  reset: 'reset by another answer',
  exit: 'an exit leads away from the form',
  unknown: 'answered, but there is no such field',
  type: 'a value of another type',
  deadline: 'filed after the deadline',
  disabled: 'the form is disabled',
  wayIn: 'the way in is not offered',
  tooManyDocuments: 'more documents than are taken',
  documentTooLarge: 'a document that is too large',
  documentTypeRefused: 'a document of a kind that is not taken',
};

/** Finds the difference between the bundles that causes a reason: one of its rule first, then one of its field. */
function byName(differences: readonly Difference[]) {
  const named = new Map(differences.map((one) => [`${one.form ?? ''} ${one.name}`, one.name]));
  return (form: FormName, { path, rule }: OtherReason): { difference?: string } => {
    const field = withoutPositions(path);
    const names = [
      `${field}, rule ${rule}`,
      `${field}, required by the page`,
      `${field}, options`,
      `${field} is shown`,
      field,
    ];
    const found = names.map((name) => named.get(`${form} ${name}`)).find((name) => name !== undefined);
    return found === undefined ? {} : { difference: found };
  };
}
