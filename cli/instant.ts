import { UsageError } from '../bundle/usageError.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Parses an option's value: a day, which begins at midnight UTC, or an instant. Throws a UsageError that names it. */
export function instantOf(text: string, option: string): Date {
  const instant = new Date(text);
  // `Date` reads the 31st of June as the 1st of July.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  if (INSTANT.test(text) && isDay && !Number.isNaN(instant.getTime())) return instant;
  throw new UsageError(
    `${option} cannot be "${text}". Write a day as 2030-06-01, or an instant as 2030-06-01T12:00:00Z.`,
  );
}
