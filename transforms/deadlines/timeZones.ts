/** IANA zones of Windows time zone names (R9-12). */
export const WINDOWS_TIME_ZONES = {
  'Pacific Standard Time': 'America/Los_Angeles',
  'Mountain Standard Time': 'America/Denver',
  'Central Standard Time': 'America/Chicago',
  'Eastern Standard Time': 'America/New_York',
  'Atlantic Standard Time': 'America/Halifax',
  'Newfoundland Standard Time': 'America/St_Johns',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Hawaii-Aleutian Standard Time': 'Pacific/Honolulu',
  'Aleutian Standard Time': 'America/Adak',
  'Yukon Standard Time': 'America/Whitehorse',
  'US Mountain Standard Time': 'America/Phoenix',
  'Arizona Standard Time': 'America/Phoenix',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'Eastern Indiana Standard Time': 'America/Indiana/Indianapolis',
  'Canada Central Standard Time': 'America/Regina',
  'Central Saskatchewan Standard Time': 'America/Regina',
} as const;

export type WindowsTimeZone = keyof typeof WINDOWS_TIME_ZONES;

/** Error of a deadline that cannot be parsed: an unknown zone or another format (R8-16). */
export class DeadlineError extends Error {
  readonly value: string;

  constructor(message: string, value: string) {
    super(message);
    this.name = 'DeadlineError';
    this.value = value;
  }
}

export function isWindowsTimeZone(name: string): name is WindowsTimeZone {
  return Object.hasOwn(WINDOWS_TIME_ZONES, name);
}

/** Returns the IANA zone of a Windows name. Throws a DeadlineError for an unknown one. */
export function ianaTimeZone(name: string): string {
  if (!isWindowsTimeZone(name)) throw new DeadlineError(`Unknown Microsoft time zone name: ${name}`, name);
  return WINDOWS_TIME_ZONES[name];
}
