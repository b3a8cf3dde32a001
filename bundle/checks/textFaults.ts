import { toPointer } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { type TextFault, textFaults } from '../../transforms/texts/textFaults.ts';
import { filledIn } from '../meaning/textUses.ts';
import { type BundleView, remembered } from '../view/bundleView.ts';
import type { Check, Found } from './check.ts';

/** What is wrong with the texts of each culture; several checks ask. */
const faultsIn = remembered((view: BundleView) => {
  if (view.isLost('settlement.json')) return [];
  return view.contents.flatMap(({ file, culture, texts }) => {
    const english = culture === 'en' ? EN : { ...EN, ...view.bundle.content.en };
    const context = { english, filledIn: (key: string) => filledIn(view, key) };
    return [...textFaults(texts, context)].map((fault) => ({ file, fault }));
  });
});

function checkOf(code: TextFault['kind'], say: (fault: TextFault) => Pick<Found, 'message' | 'hint'>): Check {
  return {
    code,
    needs: 'file',
    *run(view) {
      for (const { file, fault } of faultsIn(view))
        if (fault.kind === code) yield { file, pointer: toPointer([fault.key]), ...say(fault) };
    },
  };
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
export const unknownPlaceholder = checkOf('unknown-placeholder', (fault) => ({
  message: `Nothing fills in {${fault.subject}} in the text of ${fault.key}.`,
  hint: mendOf(fault, 'Take the placeholder away.'),
}));

/** C12-10: a brace that is never closed, or that closes nothing: claimants would read it. */
export const brokenPlaceholder = checkOf('broken-placeholder', (fault) => ({
  message: `In the text of ${fault.key}, ${fault.subject} is no placeholder and is shown as it is written.`,
  hint: mendOf(fault, 'Write a placeholder as {name}, or take the brace away.'),
}));

/** A placeholder that English has and the text has not: claimants would not read what it says. */
export const lostPlaceholder = checkOf('lost-placeholder', ({ key, subject }) => ({
  message: `The text of ${key} has no {${subject}}, which English has.`,
  hint: `Say it with {${subject}}.`,
}));

/** HTML where text is due: claimants would read the tag. */
export const htmlInText = checkOf('html-in-text', ({ key, subject }) => ({
  message: `The text of ${key} has ${subject}, which is shown as it is written.`,
  hint: 'Texts are inline Markdown: **bold**, *italic*, [link](https://…).',
}));
