import type { FieldPlacement } from '../../schemas/generated/types.ts';

/** What a page says of how a field is answered. */
export type Place = Pick<FieldPlacement, 'component' | 'options' | 'optionsList'>;

/** Tests if a page has a field answered by choosing, and not by typing. */
export const isChosen = ({ component, options, optionsList }: Place): boolean =>
  component === 'yesNo' || options !== undefined || optionsList !== undefined;
