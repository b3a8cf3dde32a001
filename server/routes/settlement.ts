import { formatDay, todayInLosAngeles } from '../../transforms/values/day.ts';
import type { AppContext } from '../context.ts';
import { activeCulture } from '../culture.ts';
import type { Binder } from '../http/binder.ts';
import { deadlinesAnswer, payPalAnswer, settlementAnswer } from './answers.ts';

/** Public settings of the settlement, its deadlines, its wallet and the day of signing. */
export function bindSettlement(binder: Binder, context: AppContext): void {
  binder.bind('getSettlement', () => settlementAnswer(context));
  binder.bind('getDeadlines', () => deadlinesAnswer(context));
  binder.bind('getPayPalSettings', () => payPalAnswer(context));
  binder.bind('getCharactersWhitelist', () => ({
    allowedCharacters: context.bundle.bundle.settlement.characterWhitelist,
  }));
  binder.bind('getSignatureDate', (request) => {
    const { culture } = request.query as { culture?: string };
    const now = context.clock();
    return {
      signatureDate: formatDay(todayInLosAngeles(now)),
      display: longDate(now, activeCulture(context, request, culture)),
    };
  });
}

function longDate(now: Date, culture: string): string {
  return new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(now);
}
