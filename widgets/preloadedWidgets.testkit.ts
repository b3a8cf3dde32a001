import { loadMaskEngine } from './Mask/LazyMaskEngine.tsx';
import { LazyDateInput, LazyFileInput } from './registry.ts';
import { LazyCombobox } from './Select/Select.tsx';

/** Tests begin where a visit does: the widgets that are fetched for a page are there before it is drawn. */
await Promise.all([
  ...[LazyDateInput, LazyFileInput, LazyCombobox].map((widget) => widget.preload()),
  loadMaskEngine(),
]);
