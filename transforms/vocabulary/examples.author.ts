import type { ModelField, Rule } from '../../schemas/generated/types.ts';
import type { BundleExample } from '../config/bundleExample.ts';

const ruleAt =
  (field: string) =>
  (value: Rule): BundleExample => ({ file: 'models.json', at: `${field}/rules/0`, value });

/** Creates the example change that adds a rule to a text field, the telephone number of claimantInfo. */
export const onPhone = ruleAt('/models/1/fields/3');

/** Creates the example change that adds a rule to a number field, the amount of a purchase in claimTransactions. */
export const onAmount = ruleAt('/models/3/fields/1');

/** Creates the example change that adds a rule to a date field, the day of the purchase in claimDetails. */
export const onDay = ruleAt('/models/2/fields/1');

const MODELS = { claimantInfo: 1, claimDetails: 2, claimTransactions: 3 };

/** Creates the example change that adds a field to a model. */
export const newField = (model: keyof typeof MODELS, value: ModelField): BundleExample => ({
  file: 'models.json',
  at: `/models/${MODELS[model]}/fields/-`,
  value,
});

/** Creates the example change that adds a text to the English content. */
export const newText = (key: string, value: string): BundleExample => ({
  file: 'content/en.json',
  at: `/${key}`,
  value,
});
