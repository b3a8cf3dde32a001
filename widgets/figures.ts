import type { FieldOptions } from '../schemas/uiOptions.ts';
import { isFigure } from '../transforms/values/display.ts';

/** Whether a value that is shown alone stands at the end of its label's line, as a bill's figures do. */
export const isShownFigure = (options: FieldOptions): boolean =>
  options.display !== undefined && isFigure(options);
