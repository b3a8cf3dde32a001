import { FileInput } from './registry.ts';
import { Combobox } from './Select/Select.tsx';

/** Tests begin where a visit does: the widgets that are fetched for a page are there before it is drawn. */
await Promise.all([FileInput.preload(), Combobox.preload()]);
