import type { OracleError } from './raw.ts';

interface Expected {
  path: string;
  rule: string;
  message?: string;
}

/** C5-05: the errors as a set of (path, rule), and the message where one is given. Empty where they agree. */
export function differencesFrom(expected: Expected[], found: OracleError[]): string[] {
  const name = ({ path, rule }: Expected) => `${path} ${rule}`;
  const names = new Set(found.map(name));
  const wanted = new Set(expected.map(name));
  const missing = expected
    .filter((error) => !names.has(name(error)))
    .map((error) => `not reported: ${name(error)}`);
  const surplus = found
    .filter((error) => !wanted.has(name(error)))
    .map((error) => `not expected: ${name(error)}`);
  const reworded = expected.filter(
    (error) =>
      error.message !== undefined &&
      names.has(name(error)) &&
      !found.some((other) => name(other) === name(error) && other.message === error.message),
  );
  return [
    ...missing,
    ...surplus,
    ...reworded.map((error) => `another message: ${name(error)} “${error.message}”`),
  ];
}
