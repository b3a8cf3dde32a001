import { toPointer } from '../../transforms/ground/pointer.ts';
import { defineCheck } from './check.ts';

const TAG = /<\/?(?:p|li|ul|ol)(?:\s[^>]*)?\/?>/i;

/** Reports an HTML tag of paragraphs or lists in a text (R5-48), because "Invalid localization" is shown for it. */
export const forbiddenTag = defineCheck({
  code: 'forbidden-tag',
  severity: 'error',
  summary: 'a tag that texts must not contain',
  needs: 'file',
  *run({ contents }) {
    for (const { file, texts } of contents) {
      for (const [key, text] of Object.entries(texts)) {
        const tag = typeof text === 'string' ? TAG.exec(text)?.[0] : undefined;
        if (tag === undefined) continue;
        yield {
          file,
          pointer: toPointer([key]),
          message: `The text has the tag ${tag}, so "Invalid localization" would be shown in its place.`,
          hint: 'Texts are inline Markdown; paragraphs and lists are copy blocks with a key for each.',
        };
      }
    }
  },
});
