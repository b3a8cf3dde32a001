import { toPointer } from '../../transforms/ground/pointer.ts';
import { defineCheck } from './check.ts';

/** Reports a text without words (C12-10): a question, button or message that is blank. */
export const emptyText = defineCheck({
  code: 'empty-text',
  severity: 'warning',
  summary: 'a text without words',
  needs: 'file',
  *run({ contents }) {
    for (const { file, texts } of contents)
      for (const [key, text] of Object.entries(texts))
        if (text.trim() === '')
          yield {
            file,
            pointer: toPointer([key]),
            message: `The text of ${key} is empty, and nothing is shown in its place.`,
            hint: 'Write the text; a key that a culture lacks is shown in English.',
          };
  },
});
