import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldOptions } from '../../schemas/uiOptions.ts';

type OptionName = keyof FieldPlacement & keyof FieldOptions;

/** Names of the texts of a placement that accompany its value in the summary, the receipt and on other pages. */
export const FRAMING_TEXTS = ['prepended', 'appended'] as const satisfies readonly OptionName[];

/** Options of a placement whose values are content keys. */
export const PLACEMENT_TEXT_NAMES = [
  'hint',
  'placeholder',
  ...FRAMING_TEXTS,
  'buttonLabel',
] as const satisfies readonly OptionName[];

export type PlacementText = (typeof PLACEMENT_TEXT_NAMES)[number];
