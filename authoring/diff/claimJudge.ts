import { loadCompiled } from '../../bundle/loadCompiled.ts';
import { raisingFindingsAsync } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { FormSettings, ServerList, Settlement } from '../../schemas/generated/types.ts';
import { entryKind } from '../../server/bundle/entryKind.ts';
import { isHashedCredential } from '../../server/claims/hiddenCredentials.ts';
import { documentLimits, refusalOf } from '../../server/documents/acceptance.ts';
import type { StoredClaim } from '../../server/store/storedClaim.ts';
import { judge } from '../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { STRUCTURE_CODES } from '../../transforms/claims/structureCodes.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import { passedDeadline } from '../../transforms/deadlines/deadlines.ts';
import { deadlineKeysOf } from '../../transforms/deadlines/formDeadlines.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { isContainer, valueAt } from '../../transforms/ground/pointer.ts';
import type { Verdict } from '../../transforms/ground/verdict.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';

/** Reason for which a claim would be refused, without any value of the claim. */
export interface Reason {
  /** Path, such as `claimTransactions.0.amount`; empty for the claim as a whole. */
  path: string;
  /**
   * Rule, or another reason for a refusal: `notLive`, `reset`, `exit`, `deadline`, `disabled`, `wayIn`, a document's
   * refusal.
   */
  rule: string;
  variant?: string;
}

/** Judge of stored claims by one of the two bundles, as of the moment at which they were filed. */
export interface ClaimJudge {
  /**
   * Returns the reasons for a refusal; empty where the claim would be accepted, undefined where the bundle lacks its
   * form.
   */
  reasonsFor(claim: StoredClaim): Promise<Reason[] | undefined>;
}

interface Version {
  settlement: Settlement;
  lists: Record<string, ServerList>;
  settings: FormSettings;
  loaded: LoadedForm;
}

/** Creates the judge of stored claims by a bundle. Each form is compiled with its first claim. */
export function judgeBy(read: ReadBundle): ClaimJudge {
  const versions = new Map<FormName, Promise<Version | undefined>>();
  return {
    reasonsFor: async (claim) => {
      const opening = versions.get(claim.form) ?? versionOf(read, claim.form);
      versions.set(claim.form, opening);
      const version = await opening;
      return version && reasonsBy(version, claim);
    },
  };
}

async function versionOf(read: ReadBundle, form: FormName): Promise<Version | undefined> {
  const { settlement, lists } = read.view.bundle;
  const settings = settlement.forms[form];
  if (!settings) return undefined;
  const config = readForm(read.view.bundle, form);
  const loaded = await raisingFindingsAsync(read, () => loadCompiled(config));
  return { settlement, lists, settings, loaded };
}

function reasonsBy(version: Version, stored: StoredClaim): Reason[] {
  const { settlement, lists, loaded } = version;
  const verdict = judge(stored.claim, loaded, {
    now: new Date(stored.submittedAt),
    culture: stored.culture,
    entry: entryKind(stored),
    audience: 'server',
    allowedCharacters: settlement.characterWhitelist,
    lists,
  });
  return [
    ...ofVerdict(verdict, stored),
    ...ofAdmission(version, stored, verdict),
    ...ofDocuments(version, stored),
  ];
}

/** Returns the reasons for a refusal that a verdict contains. */
function ofVerdict({ structure, errors, changes, exit }: Verdict, { claim }: StoredClaim): Reason[] {
  const answerAt = (path: string) => valueAt(claim, `/${path.replaceAll('.', '/')}`);
  // A removed field that was left empty is no answer, and a credential that is stored as a hash cannot be judged.
  const malformed = structure.filter(
    ({ path, rule }) => rule !== STRUCTURE_CODES.additionalProperties || hasAnswer(answerAt(path)),
  );
  const failed = [...malformed, ...errors].map(({ path, rule, variant }) => ({
    path,
    rule,
    ...(variant !== undefined && { variant }),
  }));
  const settled = changes.map(({ path, reason }) => ({ path, rule: reason }));
  return [...failed, ...settled, ...(exit ? [{ path: exit.page, rule: 'exit' }] : [])].filter(
    ({ path }) => !isHashedCredential(answerAt(path)),
  );
}

/** Tests if a value contains an answer. */
function hasAnswer(value: unknown): boolean {
  if (isContainer(value)) return Object.values(value).some(hasAnswer);
  return value !== false && !isEmpty(value);
}

/** Returns the reasons of admission: the way in, and the deadline at the time of filing. */
function ofAdmission(
  { settlement, settings, loaded }: Version,
  stored: StoredClaim,
  verdict: Verdict,
): Reason[] {
  const entry = entryKind(stored);
  const at = new Date(stored.submittedAt);
  const keys = deadlineKeysOf(loaded.plan, verdict.claim, momentOf({ now: at, entry }));
  const passed = passedDeadline(settlement, keys, at);
  const isOffered = waysOf(settings).some(({ kind }) => kind === entry);
  return [
    ...(settings.enabled === false ? [{ path: '', rule: 'disabled' }] : []),
    ...(isOffered ? [] : [{ path: '', rule: 'wayIn', variant: entry }]),
    ...(passed === null ? [] : [{ path: '', rule: 'deadline', variant: passed }]),
  ];
}

function ofDocuments({ settings }: Version, { documents }: StoredClaim): Reason[] {
  const limits = documentLimits(settings.documents);
  return documents.flatMap(({ name, size, contentType }, index): Reason[] => {
    const refusal = refusalOf({ name, size, type: contentType }, index, limits);
    return refusal === null ? [] : [{ path: `documents.${index}`, rule: refusal }];
  });
}
