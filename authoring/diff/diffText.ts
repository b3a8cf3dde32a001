import { counted } from '../../bundle/findings/counted.ts';
import type { Difference, DifferenceSide } from './diffBundles.ts';

const RED = 31;
const GREEN = 32;
const YELLOW = 33;
const BOLD = 1;
const FAINT = 2;

/** Function that adds an ANSI style, such as a colour, to a text for the terminal. */
export type Paint = (code: number, text: string) => string;

/** Returns a function that adds ANSI styles; without `colour` it returns the text unchanged. */
export const painter =
  (colour: boolean): Paint =>
  (code, text) =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text;

/** Returns the label of a difference in one word: its effect first, then `text`, then the kind of change. */
function labelOf({ effect, subject, change }: Difference): string {
  if (effect) return effect;
  return subject === 'text' ? 'text' : change;
}

const COLOURS: Record<string, number> = { stricter: RED, looser: GREEN };
const WIDTH = 'stricter'.length;

/** Returns the heading of a group of differences: `Form standard, page /claim-details`. */
function headOf({ form, page }: Difference): string {
  if (form === undefined) return 'All forms';
  return page === undefined ? `Form ${form}` : `Form ${form}, page ${page}`;
}

/** Formats the differences for people: by page, each with the content and position in both bundles. */
export function differencesText(differences: readonly Difference[], colour: boolean): string {
  const paint = painter(colour);
  let head = '';
  const lines = differences.map((difference) => {
    const own = headOf(difference);
    const title = own === head ? '' : `${head === '' ? '' : '\n'}${paint(BOLD, own)}\n`;
    head = own;
    return `${title}${differenceText(difference, paint)}`;
  });
  return `${lines.join('')}${lines.length > 0 ? '\n' : ''}${differencesSummary(differences)}\n`;
}

function differenceText(difference: Difference, paint: Paint): string {
  const label = labelOf(difference);
  const shown = paint(COLOURS[label] ?? YELLOW, label.padEnd(WIDTH));
  const { name, change, old, new: now } = difference;
  const isBare = change === 'changed' || label === change;
  const head = `  ${shown}  ${name}${isBare ? '' : ` (${change})`}\n`;
  return `${head}${sayingText('old', old, paint)}${sayingText('new', now, paint)}`;
}

function sayingText(side: string, saying: DifferenceSide | undefined, paint: Paint): string {
  if (!saying) return '';
  const { file, line, column, words } = saying;
  const place = paint(FAINT, `${file}:${line}:${column}`);
  return `${' '.repeat(WIDTH + 4)}${side}  ${words === '' ? '' : `${words}  `}${place}\n`;
}

function differencesSummary(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'No differences.';
  const counts = new Map<string, number>();
  for (const difference of differences) {
    const label = labelOf(difference);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const parts = ORDER.flatMap((label) => {
    const count = counts.get(label) ?? 0;
    return count === 0 ? [] : [label === 'text' ? counted(count, 'text') : `${count} ${label}`];
  });
  return `${counted(differences.length, 'difference')}: ${parts.join(', ')}.`;
}

const ORDER = ['stricter', 'looser', 'changed', 'added', 'gone', 'text'];
