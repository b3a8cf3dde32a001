import { ExpectedError } from '../../bundle/expectedError.ts';
import type { CanonicalFields } from '../../transforms/claims/canonicalClaim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ModuleStore } from '../store/store.ts';
import type { StoredClaim } from '../store/storedClaim.ts';

/** Error of a claim whose number and date fields are unknown: its configuration is neither stored nor given. */
export class UnknownFieldsError extends ExpectedError {
  constructor({ referenceCode, form }: StoredClaim) {
    super(
      `This data does not know which fields of the claim ${referenceCode} are numbers and dates: it was filed on ` +
        `another version, or imported. Name the settlement that has its form ${form}: --settlement DIR.`,
    );
  }
}

/** Returns the name under which a configuration's number and date fields are stored. */
const nameOf = (configurationHash: string): string => `fields-${configurationHash}.json`;

/** Stores a configuration's number and date fields for good, because exports read claims of every age. */
export async function storeCanonicalFields(
  modules: ModuleStore,
  configurationHash: string,
  fields: CanonicalFields,
  now: Date,
): Promise<void> {
  await modules.put(nameOf(configurationHash), JSON.stringify(fields), now);
}

/**
 * Creates a lookup of the number and date fields of a claim: those stored for its configuration, else those that
 * `given` has for its form. The lookup throws an UnknownFieldsError where there are neither.
 */
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
