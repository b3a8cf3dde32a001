import type { FormName } from '../../transforms/ground/modelNames.ts';

/**
 * Keeps the moment at which a person came to a form: deadlines are asked for that one until they leave it, so that one
 * which passes meanwhile takes nobody from what they typed (C10-17). Null is every place that belongs to no form.
 */
export function createFormEntryTime(now: () => number) {
  let arrived: { form: FormName | null; at: number } | undefined;
  return (form: FormName | null): number => {
    if (arrived?.form !== form) arrived = { form, at: now() };
    return arrived.at;
  };
}
