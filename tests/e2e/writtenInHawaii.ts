const SECOND = 1000;

/** `05/04/2030 05:00:00 PM`, as the clocks of Hawaii say it: they know no summer time. */
export function writtenInHawaii(moment: Date): { deadline: string; timeZone: string } {
  const instant = new Date(moment.getTime() - 10 * 3600 * SECOND);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = [pad(instant.getUTCMonth() + 1), pad(instant.getUTCDate()), instant.getUTCFullYear()].join('/');
  const hour = instant.getUTCHours();
  const time = [pad(hour % 12 || 12), pad(instant.getUTCMinutes()), pad(instant.getUTCSeconds())].join(':');
  return { deadline: `${day} ${time} ${hour < 12 ? 'AM' : 'PM'}`, timeZone: 'Hawaiian Standard Time' };
}
