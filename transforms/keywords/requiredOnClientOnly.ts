import { isGiven } from './requiredValue.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

/** As `required`, in the browser and the CLI; the server does not enforce it (C4-02). */
export const requiredOnClientOnly: KeywordFunction<Instance> = (value, _instance, { context }) =>
  context.audience === 'server' || isGiven(value) ? undefined : FAILED;

export const requiredOnClientOnlyDefinition = defineKeyword('requiredOnClientOnly', {});
