import { isWindowsTimeZone, WINDOWS_TIME_ZONES } from '../../transforms/deadlines/timeZones.ts';
import { suggest } from '../findings/didYouMean.ts';
import { defineCheck } from './check.ts';

/** Reports a time zone that is no Windows time zone name (R9-12, R8-16). */
export const unknownTimeZone = defineCheck({
  code: 'unknown-time-zone',
  severity: 'error',
  summary: 'a time zone that is no Windows name known here',
  needs: 'file',
  *run({ bundle }) {
    const { timeZone, deadlines } = bundle.settlement;
    const named = [
      { zone: timeZone, pointer: '/timeZone' },
      ...Object.entries(deadlines).map(([key, deadline]) => ({
        zone: deadline?.timeZone,
        pointer: `/deadlines/${key}/timeZone`,
      })),
    ];
    for (const { zone, pointer } of named) {
      if (zone === undefined || isWindowsTimeZone(zone)) continue;
      const hint = windowsNameOf(zone) ?? suggest(zone, Object.keys(WINDOWS_TIME_ZONES), 'Time zones');
      yield { file: 'settlement.json', pointer, message: `There is no time zone "${zone}".`, hint };
    }
  },
});

/** Returns the hint with the Windows name of an IANA time zone. */
function windowsNameOf(iana: string): string | undefined {
  const found = Object.entries(WINDOWS_TIME_ZONES).find(([, zone]) => zone === iana);
  return found && `Write its Windows name: "${found[0]}".`;
}
