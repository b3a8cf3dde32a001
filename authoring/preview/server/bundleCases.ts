import type { ReadBundle } from '../../../bundle/readBundle.ts';
import type { Case, CaseContext, CaseFile } from '../../../schemas/generated/types.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** A case of one of the bundle's own case files. */
export interface BundleCase {
  /** Relative to the bundle's folder: `cases/standard.cases.json`. */
  file: string;
  index: number;
  form: FormName;
  context: CaseContext;
  one: Case;
}

/** Every case of the bundle's case files that is about a form of it. */
export function bundleCases({ view }: ReadBundle): BundleCase[] {
  return [...view.files.values()].flatMap(({ source, value }) => {
    if (source.kind !== 'cases' || !isCaseFile(value) || value.models) return [];
    const { form = 'standard', context } = value;
    return value.cases.map((one, index) => ({ file: source.path, index, form, context, one }));
  });
}

/** A case file may be half written: what is not there yet is looked for. */
function isCaseFile(value: unknown): value is CaseFile {
  return typeof value === 'object' && value !== null && 'cases' in value && 'context' in value;
}

/** The claims of a form that its cases say are filed without an error. */
export function acceptedClaims(read: ReadBundle, form: FormName): ClaimDocument[] {
  return bundleCases(read)
    .filter((found) => found.form === form && found.one.errors?.length === 0)
    .map(({ one }) => one.claim as ClaimDocument);
}
