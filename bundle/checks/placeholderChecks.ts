import { toPointer } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { type TextFault, textFaults } from '../../transforms/texts/textFaults.ts';
import { filledIn } from '../meaning/textUses.ts';
import { type BundleView, memoizePerBundle } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Returns the faults in the texts of each culture, computed once for the four checks of this file. */
const faultsIn = memoizePerBundle((view: BundleView) => {
  if (view.isLost('settlement.json')) return [];
  return view.contents.flatMap(({ file, culture, texts }) => {
    const english = culture === 'en' ? EN : { ...EN, ...view.bundle.content.en };
    const context = { english, filledIn: (key: string) => filledIn(view, key) };
    return [...textFaults(texts, context)].map((fault) => ({ file, fault }));
  });
});

function* found(
  view: BundleView,
  kind: TextFault['kind'],
  say: (fault: TextFault) => Pick<Found, 'message' | 'hint'>,
): Generator<Found> {
  for (const { file, fault } of faultsIn(view))
    if (fault.kind === kind) yield { file, pointer: toPointer([fault.key]), ...say(fault) };
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Returns the hint for an invalid placeholder. */
const mendOf = ({ meant, known }: TextFault, otherwise: string): string => {
  if (meant !== undefined) return `Write {${meant}}.`;
  // Placeholders of deadlines are allowed everywhere, so that they are a poor suggestion.
  const own = known.filter((name) => !name.startsWith('deadline.'));
  return own.length > 0 ? `It may have ${listed(own)}.` : otherwise;
};

/** Reports an unknown placeholder, because claimants would read its name. */
export const unknownPlaceholder = defineCheck({
  code: 'unknown-placeholder',
  severity: 'warning',
  summary: 'a placeholder that nothing fills in',
  needs: 'bundle',
  run: (view) =>
    found(view, 'unknown-placeholder', (fault) => ({
      message: `Nothing fills in {${fault.subject}} in the text of ${fault.key}.`,
      hint: mendOf(fault, 'Take the placeholder away.'),
    })),
});

/** Reports an unbalanced brace (C12-10), because claimants would read it. */
export const brokenPlaceholder = defineCheck({
  code: 'broken-placeholder',
  severity: 'warning',
  summary: 'a brace that makes no placeholder',
  needs: 'file',
  run: (view) =>
    found(view, 'broken-placeholder', (fault) => ({
      message: `In the text of ${fault.key}, ${fault.subject} is no placeholder and is shown as it is written.`,
      hint: mendOf(fault, 'Write a placeholder as {name}, or take the brace away.'),
    })),
});

/** Reports a placeholder of the English text that a translation lacks, because claimants miss its value. */
export const lostPlaceholder = defineCheck({
  code: 'lost-placeholder',
  severity: 'warning',
  summary: 'a translation without a placeholder of the English text',
  needs: 'file',
  run: (view) =>
    found(view, 'lost-placeholder', ({ key, subject }) => ({
      message: `The text of ${key} has no {${subject}}, which English has.`,
      hint: `Say it with {${subject}}.`,
    })),
});

/** Reports HTML in a text, because claimants would read the tag. */
export const htmlInText = defineCheck({
  code: 'html-in-text',
  severity: 'warning',
  summary: 'HTML where text is due',
  needs: 'file',
  run: (view) =>
    found(view, 'html-in-text', ({ key, subject }) => ({
      message: `The text of ${key} has ${subject}, which is shown as it is written.`,
      hint: 'Texts are inline Markdown: **bold**, *italic*, [link](https://…).',
    })),
});
