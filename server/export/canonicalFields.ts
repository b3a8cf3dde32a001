import { ExpectedError } from '../../bundle/expectedError.ts';
import type { CanonicalFields } from '../../transforms/claims/canonicalClaim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ModuleStore } from '../store/store.ts';
import type { StoredClaim } from '../store/storedClaim.ts';

/** Claims of a configuration that is neither stored nor given. */
export class UnknownFieldsError extends ExpectedError {
  constructor({ referenceCode, form }: StoredClaim) {
    super(
      `This data does not know which fields of the claim ${referenceCode} are numbers and dates: it was filed on ` +
        `another version, or imported. Name the settlement that has its form ${form}: --settlement DIR.`,
    );
  }
}

/** Names the stored numbers and dates of a configuration. */
const nameOf = (configurationHash: string): string => `fields-${configurationHash}.json`;

/** Stores the fields that exports read of a configuration, for as long as it has claims. */
export async function storeCanonicalFields(
  modules: ModuleStore,
  configurationHash: string,
  fields: CanonicalFields,
  now: Date,
): Promise<void> {
  await modules.put(nameOf(configurationHash), JSON.stringify(fields), now);
}

/** Returns a lookup of the numbers and dates of claims, which throws an UnknownFieldsError. */
export function canonicalFieldsReader(
  modules: ModuleStore,
  given: Partial<Record<FormName, CanonicalFields>> = {},
): (claim: StoredClaim) => Promise<CanonicalFields> {
  const known = new Map<string, CanonicalFields>();
  return async (claim) => {
    const { configurationHash, form } = claim;
    const before = known.get(configurationHash);
    if (before) return before;
    const kept = await modules.get(nameOf(configurationHash));
    const fields = kept === null ? given[form] : (JSON.parse(kept) as CanonicalFields);
    if (!fields) throw new UnknownFieldsError(claim);
    if (kept !== null) known.set(configurationHash, fields);
    return fields;
  };
}
