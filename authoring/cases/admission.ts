import { randomBytes } from 'node:crypto';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { classListsOf, entriesOf } from '../../server/bundle/loadBundle.ts';
import { claimantsInMemory, NO_CLAIMANTS } from '../../server/claimants/claimantsInMemory.ts';
import type { AdmissionContext, AdmissionForm } from '../../server/claims/admission.ts';
import { type DocumentLimits, documentLimits } from '../../server/documents/acceptance.ts';
import { readServerKey } from '../../server/security/serverKey.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';

/**
 * Conditions under which the server admits a claim to a form: the settlement's deadlines, ways in, class list, and
 * limits of documents.
 */
export interface Admission {
  context: AdmissionContext;
  form: AdmissionForm;
  documents: DocumentLimits;
  /** True if the bundle has the form's class list: without it nobody can sign in by it. */
  hasClassList: boolean;
}

/**
 * Builds the admission of a form for `claimwright cases`, with an in-memory store that has no claims; undefined for a
 * form that the settlement lacks. Throws a ClassListError.
 */
export async function openAdmission(
  read: ReadBundle,
  form: FormName,
  loaded: LoadedForm,
): Promise<Admission | undefined> {
  const { bundle } = read.view;
  const settings = bundle.settlement.forms[form];
  if (!settings) return undefined;
  const key = readServerKey(randomBytes(32).toString('hex'), 'The key of this run');
  const file = classListsOf(read)[form];
  const claimants = file === undefined ? NO_CLAIMANTS : await claimantsInMemory(file, { form, key });
  return {
    context: {
      bundle: { bundle },
      key,
      clock: () => new Date(),
      store: { claimants, claims: { byReferenceCode: async () => null } },
    },
    form: { form, settings, entries: entriesOf(bundle, form), module: { loaded } },
    documents: documentLimits(settings.documents),
    hasClassList: file !== undefined,
  };
}
