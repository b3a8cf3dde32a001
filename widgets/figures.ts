import type { FieldOptions } from '../schemas/uiOptions.ts';
import { isFigure } from '../transforms/values/display.ts';

/** Tests if a read-only value is aligned at the end of its label's line, as a bill's figures are. */
export const isShownFigure = (options: FieldOptions): boolean =>
  options.display !== undefined && isFigure(options);
