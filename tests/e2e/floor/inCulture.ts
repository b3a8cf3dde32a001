import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../schemas/generated/types.ts';
import { builtInOf } from '../../../transforms/texts/builtIn.ts';
import type { Step, Stop } from '../journey.ts';

function textsOf(settlement: string, culture: string): Content {
  const file = join(import.meta.dirname, '../../..', settlement, 'content', `${culture}.json`);
  return { ...builtInOf(culture), ...(JSON.parse(readFileSync(file, 'utf8')) as Content) };
}

/** What a step names by the words that a page shows; what is typed is no such word. */
const SHOWN = ['label', 'group', 'option', 'button'] as const;
const SAID: readonly Step['do'][] = ['seeError', 'seeNoError', 'seeText'];

/** The same way through a settlement's form in another culture: each text of the page by its key. */
export function inCulture(stops: readonly Stop[], settlement: string, culture: string): Stop[] {
  const [english, other] = [textsOf(settlement, 'en'), textsOf(settlement, culture)];
  const keys = new Map(Object.entries(english).map(([key, text]) => [text, key]));
  const translated = (text: string): string => {
    const found = other[keys.get(text) ?? ''];
    if (found === undefined) throw new Error(`${settlement} has no text "${text}" in ${culture}`);
    return found;
  };
  const step = (one: Step): Step => {
    const names = SAID.includes(one.do) ? ['text'] : SHOWN.filter((name) => name in one);
    const words = names.map((name) => [name, translated(String(one[name as keyof Step]))]);
    return { ...one, ...Object.fromEntries(words) };
  };
  return stops.map(({ leave, ...stop }) => ({
    ...stop,
    heading: translated(stop.heading),
    steps: stop.steps.map(step),
    ...(leave !== undefined && { leave: translated(leave) }),
  }));
}
