import type { FieldPlacement } from '../../schemas/generated/types.ts';

/** Parts of a placement that decide how a field is answered. */
export type ChoiceParts = Pick<FieldPlacement, 'component' | 'options' | 'optionsList'>;

/** Tests for a field that is answered by choosing, and not by typing. */
export const isChosen = ({ component, options, optionsList }: ChoiceParts): boolean =>
  component === 'yesNo' || options !== undefined || optionsList !== undefined;
