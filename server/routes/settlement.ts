import { DAYS_ZONE, formatDay, todayInLosAngeles } from '../../transforms/values/day.ts';
import { LATIN_DIGITS } from '../../transforms/values/latinDigits.ts';
import type { AppContext } from '../context.ts';
import { activeCulture } from '../culture.ts';
import type { Handlers } from '../http/endpoints.ts';
import { deadlinesAnswer, settlementAnswer, whitelistAnswer } from './answers.ts';

/** API handlers of the settlement's public settings, its deadlines and the day of signing. */
export const settlementHandlers = (context: AppContext) =>
  ({
    getSettlement: () => ({ status: 200, body: settlementAnswer(context) }),
    getDeadlines: () => ({ status: 200, body: deadlinesAnswer(context) }),
    getCharactersWhitelist: () => ({ status: 200, body: whitelistAnswer(context) }),
    getSignatureDate: ({ query, request }) => {
      const now = context.clock();
      const culture = activeCulture(context, request, query.culture);
      const signatureDate = formatDay(todayInLosAngeles(now));
      return { status: 200, body: { signatureDate, display: longDate(now, culture) } };
    },
  }) satisfies Partial<Handlers>;

function longDate(now: Date, culture: string): string {
  return new Intl.DateTimeFormat(culture, { ...LATIN_DIGITS, dateStyle: 'long', timeZone: DAYS_ZONE }).format(
    now,
  );
}
