import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldOptions } from '../../schemas/uiOptions.ts';

/** Options of a placement whose values are content keys: those that frame the value where it is shown, and the others. */
export const PLACEMENT_TEXTS = {
  hint: 'apart',
  placeholder: 'apart',
  prepended: 'frame',
  appended: 'frame',
  buttonLabel: 'apart',
} as const satisfies Partial<Record<keyof FieldPlacement & keyof FieldOptions, 'apart' | 'frame'>>;

export type PlacementText = keyof typeof PLACEMENT_TEXTS;

/** Texts that go wherever the value goes: to the summary, the receipt and other pages. */
export type FramingText = {
  [Name in PlacementText]: (typeof PLACEMENT_TEXTS)[Name] extends 'frame' ? Name : never;
}[PlacementText];

export const isPlacementText = (name: string): name is PlacementText => Object.hasOwn(PLACEMENT_TEXTS, name);

const isFraming = (name: PlacementText): name is FramingText => PLACEMENT_TEXTS[name] === 'frame';

export const PLACEMENT_TEXT_NAMES: readonly PlacementText[] =
  Object.keys(PLACEMENT_TEXTS).filter(isPlacementText);
export const FRAMING_TEXTS: readonly FramingText[] = PLACEMENT_TEXT_NAMES.filter(isFraming);
