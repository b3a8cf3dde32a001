import type { Check } from './check.ts';

/** A model's field holds a single date (R5-33), so its picker picks one. */
export const pickerMode: Check = {
  code: 'picker-mode',
  *run({ pages }) {
    for (const { file, placements } of pages) {
      for (const { field, pointer, name } of placements) {
        const mode = field.picker?.mode;
        if (mode === undefined || mode === 'date') continue;
        yield {
          file,
          pointer: `${pointer}/picker/mode`,
          message: `The field ${name} holds a single date and cannot be picked as ${mode}.`,
          hint: 'Write "date", or take "mode" away.',
        };
      }
    }
  },
};
