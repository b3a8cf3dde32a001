import { namesTexts } from '../../bundle/view/contentKeys.ts';
import { isContainer, toPointer } from '../../transforms/ground/pointer.ts';
import type { DiffSide } from './diffSide.ts';
import { byValues, type Fact, type FactPlace } from './fact.ts';

/** What facts of one thing have in common. */
export type FactFrame = Pick<Fact, 'form' | 'page' | 'within' | 'key' | 'name'>;

/** The same with where that thing is written. */
export type WrittenFrame = FactFrame & {
  file: string;
  /** Keys from the root of the file. */
  path: readonly (string | number)[];
};

/** The place of a part of what a frame is about. */
export const placeIn = ({ file, path }: WrittenFrame, ...steps: (string | number)[]): FactPlace => ({
  file,
  pointer: toPointer([...path, ...steps]),
});

/** The common part of a frame. */
export const ofFrame = ({ form, page, within }: FactFrame): Pick<Fact, 'form' | 'page' | 'within'> => ({
  ...(form !== undefined && { form }),
  ...(page !== undefined && { page }),
  within,
});

/** A value as people read it. */
function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => !isContainer(item))) return value.join(', ');
  return JSON.stringify(value);
}

/** A text in quotation marks, as all of these outputs write it. */
export const quotedValue = (text: string): string => `“${text}”`;

interface NamedText {
  key: string;
  text: string;
}

/** Another key with the same text makes no difference, and another text of the same key is told as that text. */
const otherText = byValues((before: NamedText, after: NamedText) =>
  before.key === after.key || before.text === after.text ? undefined : 'changed',
);

/**
 * Which text a place shows, a fact for each culture. Where a text comes or goes in English it does so in all cultures,
 * which is told once.
 */
export function placedTexts(side: DiffSide, frame: FactFrame, key: string, place: FactPlace): Fact[] {
  const english = `${frame.key}|en`;
  return Object.entries(side.textsOf(key)).map(([culture, text]) => ({
    ...ofFrame(frame),
    ...(culture !== 'en' && { within: [...frame.within, english, keyOfCulture(culture)] }),
    ...{ subject: 'text', key: `${frame.key}|${culture}`, alias: key, name: `${frame.name} (${culture})` },
    ...{ value: { key, text } satisfies NamedText, words: quotedValue(text), place, changed: otherText },
  }));
}

/** The key of a settlement's culture. */
export const keyOfCulture = (culture: string): string => `culture|${culture}`;

/**
 * What an object of a file says that has no meaning of its own to be judged by: a fact for each property, in the words of
 * the file. Properties named in `known` are told elsewhere.
 */
export function writtenFacts(
  side: DiffSide,
  frame: WrittenFrame,
  value: object,
  known: ReadonlySet<string>,
): Fact[] {
  return Object.entries(value).flatMap(([name, held]): Fact[] => {
    // Null is how settings say that there is none.
    if (known.has(name) || held === undefined || held === null) return [];
    const own: WrittenFrame = {
      ...frame,
      key: `${frame.key}|${name}`,
      name: frame.name === '' ? name : `${frame.name}, ${name}`,
      path: [...frame.path, name],
    };
    if (namesTexts(name)) return keyFacts(side, own, held);
    if (isContainer(held) && !Array.isArray(held)) return writtenFacts(side, own, held, known);
    const { key, name: called } = own;
    const place = placeIn(own);
    return [
      {
        ...ofFrame(frame),
        subject: 'setting',
        key,
        name: called,
        value: held,
        words: valueWords(held),
        place,
      },
    ];
  });
}

/** Which texts a property shows: one, or several one after the other. */
function keyFacts(side: DiffSide, own: WrittenFrame, held: unknown): Fact[] {
  if (typeof held === 'string') return placedTexts(side, own, held, placeIn(own));
  if (!Array.isArray(held)) return [];
  return held.flatMap((key: unknown, index) => {
    if (typeof key !== 'string') return [];
    return placedTexts(side, own, key, placeIn(own, index));
  });
}
