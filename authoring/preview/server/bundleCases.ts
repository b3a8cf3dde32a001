import type { ReadBundle } from '../../../bundle/readBundle.ts';
import type { Case, CaseContext, CaseFile } from '../../../schemas/generated/types.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** Case of one of the bundle's own case files. */
export interface BundleCase {
  /** Path within the bundle: `cases/standard.cases.json`. */
  file: string;
  index: number;
  form: FormName;
  context: CaseContext;
  one: Case;
}

/** Returns every case of the bundle's case files, of all forms. Case files with models of their own are left out. */
export function bundleCases({ view }: ReadBundle): BundleCase[] {
  return [...view.files.values()].flatMap(({ source, value }) => {
    if (source.kind !== 'cases' || !isCaseFile(value) || value.models) return [];
    const { form = 'standard', context } = value;
    return value.cases.map((one, index) => ({ file: source.path, index, form, context, one }));
  });
}

/** Tests if a value has the parts of a case file, which may be incomplete while it is written. */
function isCaseFile(value: unknown): value is CaseFile {
  return typeof value === 'object' && value !== null && 'cases' in value && 'context' in value;
}

/** Returns the claims of a form that cases of the bundle expect to be filed without an error. */
export function acceptedClaims(read: ReadBundle, form: FormName): ClaimDocument[] {
  return bundleCases(read)
    .filter((found) => found.form === form && found.one.errors?.length === 0)
    .map(({ one }) => one.claim as ClaimDocument);
}
