import { headerOf } from '../../../bundle/reading/classList.ts';
import { streamCsv } from '../../../bundle/reading/csv.ts';
import { checkCredentials } from '../../../server/claims/credentialCheck.ts';
import { servedForm } from '../../../server/context.ts';
import type { FormSession } from '../../../server/store/store.ts';
import { waysOf } from '../../../transforms/config/ways.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { acceptedClaims } from './bundleCases.ts';
import type { ServedRevision } from './servedRevision.ts';

type Form = ReturnType<typeof servedForm>;

/** Session of a claimant without any known credentials. */
const NOBODY: FormSession = { credentials: {}, claimants: [], addedTo: null, marks: [] };

/**
 * Adds `POST /preview/api/session { form, credentials? }`, which opens a form without captcha and sign-in, as the
 * claimant with these credentials, else as one from a case or the class list. Only the preview's own server has it.
 */
export function addClaimantSession(revision: ServedRevision): void {
  const { app, context } = revision;
  app.post('/preview/api/session', async (request, reply) => {
    context.csrf.verify(request);
    const { form, credentials } = request.body as { form: string; credentials?: ClaimRecord };
    const served = servedForm(context, form);
    const { granted, used } = await letIn(revision, served, credentials ? [credentials] : []);
    const session = await context.sessions.open(request, reply, served.form, granted);
    return { storageKey: session.state.storageKey, credentials: used };
  });
}

/** Returns the session of the first known credentials that the server accepts. */
async function letIn(
  revision: ServedRevision,
  served: Form,
  wanted: readonly ClaimRecord[],
): Promise<{ granted: FormSession; used: ClaimRecord }> {
  const ways = waysOf(served.settings);
  for (const credentials of [...wanted, ...(await knownCredentials(revision, served.form))])
    for (const way of ways) {
      const granted = await checkCredentials(revision.context, served, way, credentials);
      if (granted) return { granted, used: credentials };
    }
  return { granted: NOBODY, used: {} };
}

/** Returns credentials to try: those of valid cases, of the class list's first row, and none. */
async function knownCredentials(
  { read, loaded }: ServedRevision,
  form: Form['form'],
): Promise<ClaimRecord[]> {
  const ofCases = acceptedClaims(read, form).flatMap(({ credentials }) =>
    credentials && !Array.isArray(credentials) ? [credentials] : [],
  );
  const file = loaded.classLists[form];
  return [...ofCases, ...(file === undefined ? [] : await firstMember(file)), {}];
}

/** Returns the credentials of a class list's first row. */
async function firstMember(file: string): Promise<ClaimRecord[]> {
  let columns: ReturnType<typeof headerOf>['columns'] | undefined;
  for await (const { values } of streamCsv(file)) {
    if (columns) {
      const row = columns.map(({ name, mark }, index) => [name, mark, values[index] ?? ''] as const);
      return [
        Object.fromEntries(
          row.flatMap(([name, mark, value]) => (mark.startsWith('credential') ? [[name, value]] : [])),
        ),
      ];
    }
    columns = headerOf(values.join(',')).columns;
  }
  return [];
}
