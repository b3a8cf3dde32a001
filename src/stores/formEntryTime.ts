import type { FormName } from '../../transforms/ground/modelNames.ts';

/**
 * Creates a function that returns the time at which the visitor entered a form. Deadlines are checked against that time
 * until they leave the form, so that a deadline which passes meanwhile does not redirect them from what they typed
 * (C10-17). Null is a page of no form.
 */
export function createFormEntryTime(now: () => number) {
  let arrived: { form: FormName | null; at: number } | undefined;
  return (form: FormName | null): number => {
    if (arrived?.form !== form) arrived = { form, at: now() };
    return arrived.at;
  };
}
