import { toPointer } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { type TextFault, textFaults } from '../../transforms/texts/textFaults.ts';
import { filledIn } from '../meaning/textUses.ts';
import { type BundleView, remembered } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** What is wrong with the texts of each culture; several checks ask. */
const faultsIn = remembered((view: BundleView) => {
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

/** What to write in place of what is no placeholder. */
const mendOf = ({ meant, known }: TextFault, otherwise: string): string => {
  if (meant !== undefined) return `Write {${meant}}.`;
  // Deadlines may stand everywhere: they are hardly what was meant.
  const own = known.filter((name) => !name.startsWith('deadline.'));
  return own.length > 0 ? `It may have ${listed(own)}.` : otherwise;
};

/** A placeholder that nothing fills in: claimants would read its name. */
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

/** C12-10: a brace that is never closed, or that closes nothing: claimants would read it. */
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

/** A placeholder that English has and the text has not: claimants would not read what it says. */
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

/** HTML where text is due: claimants would read the tag. */
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
