import { DateInput, FileInput, Mask } from './registry.ts';
import { Combobox } from './Select/Select.tsx';

/** Tests begin where a visit does: the widgets that are fetched for a page are there before it is drawn. */
await Promise.all([DateInput, Mask, FileInput, Combobox].map((widget) => widget.preload()));
