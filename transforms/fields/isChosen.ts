import type { FieldPlacement } from '../../schemas/generated/types.ts';

/** Properties of a placement that decide if a field is answered by choosing. */
export type ChoiceParts = Pick<FieldPlacement, 'component' | 'options' | 'optionsList'>;

/** Tests if a field is answered by choosing, and not by typing. */
export const isChosen = ({ component, options, optionsList }: ChoiceParts): boolean =>
  component === 'yesNo' || options !== undefined || optionsList !== undefined;
