import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { isGiven } from './required.ts';

const judge: Judge<object> = (value, _instance, { context }) =>
  context.audience === 'server' || isGiven(value) ? undefined : FAILED;

/** Rule like `required`, in the browser and the CLI; the server does not enforce it (C4-02). */
export const requiredOnClientOnly = defineRule({ judge, requiredFamily: true });

export const requiredOnClientOnlyAdapter = defineAdapter(requiredOnClientOnly, {
  on: 'any',
  parameters: {},
  instance: () => ({}),
  build: () => ({}),
  mark: true,
});
