import { claimStatus } from '../claims/claimStatus.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { limitSignIns } from '../limits/signInLimits.ts';

/** Name under which tries of codes and answers are counted, apart from those of a form. */
const TRIES = 'status';

/** API handler of a filed claim's status (C10-13). */
export const statusHandlers = (context: AppContext) =>
  ({
    getStatus: async ({ body, request: { ip, log } }) => {
      const { status } = context.bundle.bundle.settlement;
      if (!status) throw new ProblemError('notFound', { detail: 'The settlement has no status page' });
      const naming = [['referenceCode', body.referenceCode]] as const;
      const trial = { form: TRIES, naming, ip, log, refusal: 'claimUnknown' } as const;
      const found = await limitSignIns(context, trial, () => claimStatus(context, status, body));
      return { status: 200, body: found };
    },
  }) satisfies Partial<Handlers>;
