import { namesTexts } from '../../bundle/view/contentKeys.ts';
import { isContainer, toPointer } from '../../transforms/ground/pointer.ts';
import type { DiffSide } from './diffSide.ts';
import { byValues, type Fact, type FactPlace } from './fact.ts';

/** Common properties of the facts of one thing, such as a block or a field. */
export type FactFrame = Pick<Fact, 'form' | 'page' | 'within' | 'key' | 'name'>;

/** Common properties of facts, with the file and path of the thing. */
export type WrittenFrame = FactFrame & {
  file: string;
  /** Keys from the root of the file. */
  path: readonly (string | number)[];
};

/** Returns the location of a part of a frame's thing. */
export const placeIn = ({ file, path }: WrittenFrame, ...steps: (string | number)[]): FactPlace => ({
  file,
  pointer: toPointer([...path, ...steps]),
});

/** Returns the properties of a fact that come from its frame. */
export const ofFrame = ({ form, page, within }: FactFrame): Pick<Fact, 'form' | 'page' | 'within'> => ({
  ...(form !== undefined && { form }),
  ...(page !== undefined && { page }),
  within,
});

/** Formats a value for people. */
function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => !isContainer(item))) return value.join(', ');
  return JSON.stringify(value);
}

/** Quotes a text as all outputs of `claimwright diff` do. */
export const quotedValue = (text: string): string => `“${text}”`;

interface NamedText {
  key: string;
  text: string;
}

/** Compares named texts: another key with the same text, or another text of the same key, is no difference here. */
const otherText = byValues((before: NamedText, after: NamedText) =>
  before.key === after.key || before.text === after.text ? undefined : 'changed',
);

/**
 * Builds the facts of a placed text, one for each culture. The others are within the English one, so that an added or
 * removed text is reported once and not for each culture.
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

/** Returns the key of a settlement's culture. */
export const keyOfCulture = (culture: string): string => `culture|${culture}`;

/**
 * Builds a fact for each property of an object in a file, at any depth. Properties in `known` are left out, because
 * they have facts elsewhere.
 */
export function writtenFacts(
  side: DiffSide,
  frame: WrittenFrame,
  value: object,
  known: ReadonlySet<string>,
): Fact[] {
  return Object.entries(value).flatMap(([name, held]): Fact[] => {
    // Null in settings means that there is none.
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

/** Builds the facts of a property that has one content key, or a list of them. */
function keyFacts(side: DiffSide, own: WrittenFrame, held: unknown): Fact[] {
  if (typeof held === 'string') return placedTexts(side, own, held, placeIn(own));
  if (!Array.isArray(held)) return [];
  return held.flatMap((key: unknown, index) => {
    if (typeof key !== 'string') return [];
    return placedTexts(side, own, key, placeIn(own, index));
  });
}
