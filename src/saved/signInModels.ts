import type { ModelName } from '../../transforms/ground/modelNames.ts';

/** Models that come from the sign-in, which is done again before a saved form is opened. */
const OF_SIGN_IN: readonly ModelName[] = ['credentials', 'prepopulatedData'];

/** Tests if a model's values come with the sign-in, and are not saved. */
export const isOfSignIn = (model: string): boolean => OF_SIGN_IN.some((name) => name === model);
