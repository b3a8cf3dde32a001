import { onPhone } from './examples.author.ts';
import { clause, type VariedAuthoring } from './ruleAuthoring.ts';

/** Rule `characterSetRestriction` for authors' tools: demands in plain words, meaning, guide chapter. */
export const characterSetRestrictionAuthoring: VariedAuthoring<object> = {
  looksAt: 'characters',
  reads: [],
  means: () => ({ kind: 'characters' }),
  clauses: () => clause('Only the characters that the settlement allows may be used (see “Characters”).'),
  fills: () => [['characters']],
  guide: {
    paragraphs: ["Every character is in the settlement's whitelist."],
    examples: [onPhone({ name: 'characterSetRestriction' })],
  },
};
