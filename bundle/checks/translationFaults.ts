import { toPointer } from '../../transforms/config/pointer.ts';
import { DEADLINE_STYLES } from '../../transforms/deadlines/deadlines.ts';
import { EN } from '../../transforms/texts/en.ts';
import { type TranslationFault, translationFaults } from '../../transforms/texts/translationFaults.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { Check, Found } from './check.ts';

/** Deadlines may stand in every text. */
function deadlinesOf({ bundle }: BundleView): string[] {
  return Object.keys(bundle.settlement.deadlines).flatMap((key) =>
    DEADLINE_STYLES.map((style) => `deadline.${key}.${style}`),
  );
}

/** A check of each text that stands for an English one: the product's, or the settlement's where it says it anew. */
function checkOf(
  code: Check['code'],
  kind: TranslationFault['kind'],
  say: (fault: TranslationFault) => Pick<Found, 'message' | 'hint'>,
): Check {
  return {
    code,
    *run(view) {
      if (view.isLost('settlement.json')) return;
      for (const { file, culture, texts } of view.contents) {
        const english = culture === 'en' ? EN : { ...EN, ...view.bundle.content.en };
        for (const fault of translationFaults(texts, english, deadlinesOf(view)))
          if (fault.kind === kind) yield { file, pointer: toPointer([fault.key]), ...say(fault) };
      }
    },
  };
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** A placeholder that nothing fills in: claimants would read its name. */
export const unknownPlaceholder = checkOf(
  'unknown-placeholder',
  'unknown-placeholder',
  ({ key, subject, known }) => ({
    message: `Nothing fills in {${subject}} in the text of ${key}.`,
    hint: known.length > 0 ? `It may have ${listed(known)}.` : 'Take the placeholder away.',
  }),
);

/** A placeholder that English has and the text has not: claimants would not read what it says. */
export const lostPlaceholder = checkOf('lost-placeholder', 'lost-placeholder', ({ key, subject }) => ({
  message: `The text of ${key} has no {${subject}}, which English has.`,
  hint: `Say it with {${subject}}.`,
}));

/** HTML where text is due: claimants would read the tag. */
export const htmlInText = checkOf('html-in-text', 'html', ({ key, subject }) => ({
  message: `The text of ${key} has the tag ${subject}, which is shown as it is written.`,
  hint: 'Texts are inline Markdown: **bold**, *italic*, [link](https://…).',
}));
