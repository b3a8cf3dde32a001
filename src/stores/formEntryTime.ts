import type { FormName } from '../../transforms/ground/modelNames.ts';

/**
 * Creates a function that returns the time at which the visitor entered a form. Deadlines are checked against that time
 * until the visitor leaves the form, so that a deadline which passes meanwhile does not interrupt an entered claim
 * (C10-17). The form is null on the app's other pages.
 */
export function createFormEntryTime(now: () => number) {
  let arrived: { form: FormName | null; at: number } | undefined;
  return (form: FormName | null): number => {
    if (arrived?.form !== form) arrived = { form, at: now() };
    return arrived.at;
  };
}
