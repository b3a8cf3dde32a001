import { describe, expect, it } from 'vitest';
import { DEADLINE_KEYS, type FormName } from '../ground/modelNames.ts';
import { BUILT_IN, textsIn } from '../texts/builtIn.ts';
import { deadlineParams, isDeadline, parseDeadline, passedDeadline } from './deadlines.ts';
import { DeadlineError, ianaTimeZone, isWindowsTimeZone, WINDOWS_TIME_ZONES } from './timeZones.ts';
import { zoneKey } from './writtenMoment.ts';

const PACIFIC = 'Pacific Standard Time';
const iso = (text: string, zone: string = PACIFIC) => parseDeadline(text, zone).toISOString();

describe('parseDeadline', () => {
  it('R5-32 C6-19: a deadline has a time, or ends at the end of its day in its zone', () => {
    expect(iso('01/02/2026 05:30:15 PM')).toBe('2026-01-03T01:30:15.000Z');
    expect(iso('07/02/2026 05:30:15 am')).toBe('2026-07-02T12:30:15.000Z');
    expect(iso('01/02/2026 12:00:00 AM')).toBe('2026-01-02T08:00:00.000Z');
    expect(iso('01/02/2026 12:00:00 PM')).toBe('2026-01-02T20:00:00.000Z');
    expect(iso('01/02/2026')).toBe('2026-01-03T07:59:59.999Z');
    expect(iso('07/02/2026')).toBe('2026-07-03T06:59:59.999Z');
    expect(iso('02/29/2028')).toBe('2028-03-01T07:59:59.999Z');
  });

  it('R5-32 R8-16: days without their zeros, hours of 24, missing seconds and days that no calendar has are refused as an invalid date format', () => {
    const bad = [
      '1/2/2026',
      '2026-01-02',
      '01/02/26',
      '01/02/2026 17:30:00',
      '01/02/2026 13:00:00 PM',
      '01/02/2026 00:30:00 AM',
      '01/02/2026 05:60:00 PM',
      '01/02/2026 05:30 PM',
      '02/30/2026',
      '02/29/2026',
      '13/01/2026',
      '00/01/2026',
      '01/00/2026',
      '01/02/2026 ',
      '',
    ];
    for (const text of bad) {
      expect([text, isDeadline(text)]).toEqual([text, false]);
      expect(() => parseDeadline(text, PACIFIC)).toThrow(DeadlineError);
      expect(() => parseDeadline(text, PACIFIC)).toThrow(/invalid date format/);
    }
    expect(isDeadline('01/02/2026')).toBe(true);
  });

  it('R9-12 R8-16: an unknown Microsoft time zone name is a developer error', () => {
    for (const zone of ['America/Los_Angeles', 'PST', 'GMT Standard Time', 'toString']) {
      expect(isWindowsTimeZone(zone)).toBe(false);
      expect(() => parseDeadline('01/02/2026', zone)).toThrow(`Unknown Microsoft time zone name: ${zone}`);
    }
  });
});

describe('time zones', () => {
  it('R9-12: each Windows name of the specification has its IANA zone', () => {
    const zones: Record<string, string> = {
      'Pacific Standard Time': 'America/Los_Angeles',
      'Mountain Standard Time': 'America/Denver',
      'Central Standard Time': 'America/Chicago',
      'Eastern Standard Time': 'America/New_York',
      'Atlantic Standard Time': 'America/Halifax',
      'Newfoundland Standard Time': 'America/St_Johns',
      'Alaskan Standard Time': 'America/Anchorage',
      'Hawaiian Standard Time': 'Pacific/Honolulu',
      'Aleutian Standard Time': 'America/Adak',
      'Yukon Standard Time': 'America/Whitehorse',
      'US Mountain Standard Time': 'America/Phoenix',
      'US Eastern Standard Time': 'America/Indiana/Indianapolis',
      'Canada Central Standard Time': 'America/Regina',
    };
    for (const [name, zone] of Object.entries(zones))
      expect([name, ianaTimeZone(name)]).toEqual([name, zone]);
  });

  it('R9-12 C6-19: in every zone a day’s deadline is the last instant of that day', () => {
    for (const [name, zone] of Object.entries(WINDOWS_TIME_ZONES))
      for (const text of ['01/15/2026', '03/08/2026', '07/15/2026', '11/01/2026']) {
        const instant = parseDeadline(text, name);
        const written = (date: Date) =>
          new Intl.DateTimeFormat('en-US', {
            timeZone: zone,
            dateStyle: 'short',
            timeStyle: 'medium',
            hourCycle: 'h23',
          }).format(date);
        const [month, day] = text.split('/').map(Number);
        expect([name, written(instant)]).toEqual([name, `${month}/${day}/26, 23:59:59`]);
        expect([name, written(new Date(instant.getTime() + 1))]).toMatchObject([
          name,
          expect.stringMatching(/, 00:00:00$/),
        ]);
      }
  });
});

describe('passedDeadline', () => {
  const settlement = {
    timeZone: PACIFIC,
    deadlines: {
      globalDeadline: { deadline: '06/30/2026' },
      claimFilingDeadline: { deadline: '06/01/2026 12:00:00 PM' },
      lookupFilingDeadline: { deadline: '06/01/2026', timeZone: 'Eastern Standard Time' },
      automotiveFilingDeadline: { deadline: '07/31/2026' },
    },
  };
  const passed = (form: FormName, at: string) =>
    passedDeadline(settlement, DEADLINE_KEYS[form], new Date(at));

  it('R9-11 R4-21: a form’s own key comes before the global one, which closes Standard and Lookup alone', () => {
    expect(passed('standard', '2026-06-01T18:59:59Z')).toBeNull();
    expect(passed('standard', '2026-06-01T19:00:00.000Z')).toBeNull();
    expect(passed('standard', '2026-06-01T19:00:00.001Z')).toBe('claimFilingDeadline');
    expect(passed('automotive', '2026-07-01T07:00:00Z')).toBeNull();
    expect(passed('automotive', '2026-08-02T00:00:00Z')).toBe('automotiveFilingDeadline');
    expect(passed('documents-upload', '2099-01-01T00:00:00Z')).toBeNull();
    const global = { ...settlement, deadlines: { globalDeadline: { deadline: '06/30/2026' } } };
    const late = new Date('2026-07-01T07:00:00Z');
    expect(passedDeadline(global, DEADLINE_KEYS.standard, new Date(late.getTime() - 1))).toBeNull();
    expect(passedDeadline(global, DEADLINE_KEYS.standard, late)).toBe('globalDeadline');
    expect(passedDeadline(global, DEADLINE_KEYS.lookup, late)).toBe('globalDeadline');
    expect(
      passedDeadline({ timeZone: PACIFIC, deadlines: {} }, DEADLINE_KEYS.standard, new Date('2099-01-01')),
    ).toBeNull();
  });

  it('R9-11 R1-04: a deadline may have a zone of its own', () => {
    expect(passed('lookup', '2026-06-02T03:59:59.999Z')).toBeNull();
    expect(passed('lookup', '2026-06-02T04:00:00Z')).toBe('lookupFilingDeadline');
  });
});

describe('deadlineParams', () => {
  const deadlines = { globalDeadline: { deadline: '01/02/2026', timeZone: 'Eastern Standard Time' } };

  /** The full form, in the words that the product has in the culture; with plain spaces, and without isolates. */
  function full(deadline: string, culture: string, timeZone = 'Eastern Standard Time', content = {}) {
    const texts = textsIn(culture, { [culture]: content });
    const params = deadlineParams({ globalDeadline: { deadline, timeZone } }, texts);
    return String(params['deadline.globalDeadline.full'])
      .replace(/\s/g, ' ')
      .replace(/[\u2066-\u2069]/g, '');
  }

  it('R9-11 C7-09: texts may hold a deadline as MM/dd/yyyy, as a long date, and with weekday and zone', () => {
    expect(deadlineParams(deadlines, textsIn('en', {}))).toEqual({
      'deadline.globalDeadline.short': '01/02/2026',
      'deadline.globalDeadline.long': 'January 2, 2026',
      'deadline.globalDeadline.full': expect.stringMatching(/^Friday, January 2, 2026.* Eastern time$/),
    });
  });

  it('C8-24 R9-11: the full form has the time with its zone, one name the year round, in the culture’s words', () => {
    expect(full('04/27/2037 11:59:59 PM', 'en')).toBe('Monday, April 27, 2037 at 11:59 p.m. Eastern time');
    expect(full('01/02/2026 05:00:00 AM', 'en')).toBe('Friday, January 2, 2026 at 5:00 a.m. Eastern time');
    expect(full('01/02/2026', 'es-US')).toBe('viernes, 2 de enero de 2026, 11:59 p. m., hora del este');
    expect(full('01/02/2026 12:00:00 PM', 'es')).toBe('viernes, 2 de enero de 2026, 12:00, hora del este');
    expect(full('07/02/2026', 'ar', 'Pacific Standard Time')).toBe(
      'الخميس، 2 يوليو 2026، الساعة 11:59 مساءً بتوقيت المحيط الهادئ',
    );
  });

  it('C8-24: every zone has its words in the built-in languages; another culture has its engine’s until a settlement words them', () => {
    for (const culture of Object.keys(BUILT_IN))
      for (const zone of Object.values(WINDOWS_TIME_ZONES))
        expect(Object.keys(textsIn(culture, {}).active)).toContain(zoneKey(zone));
    expect(full('07/02/2026', 'fr')).toMatch(/^jeudi 2 juillet 2026.*23:59.* heure d’été de l’Est/);
    const words = { Moment: '{date}, {time} ({zone})', Zone_New_York: 'heure de New York' };
    expect(full('07/02/2026', 'fr', 'Eastern Standard Time', words)).toBe(
      'jeudi 2 juillet 2026, 23:59 (heure de New York)',
    );
  });

  it('R9-11 R1-03: long forms are in the culture', () => {
    expect(deadlineParams(deadlines, textsIn('es', {}))['deadline.globalDeadline.long']).toBe(
      '2 de enero de 2026',
    );
  });
});
