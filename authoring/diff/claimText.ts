import { counted } from '../../bundle/findings/counted.ts';
import { type ClaimDifference, type ClaimTotals, type Outcome, reasonWords } from './claimDifferences.ts';
import type { Paint } from './diffText.ts';

const BOLD = 1;
const OUTCOMES: Record<Outcome, string> = {
  accepted: 'accepted',
  refused: 'refused',
  noForm: 'its form is gone',
};

/** Formats a claim that the two bundles judge differently: a line with both outcomes, and its reasons below. */
export function claimText(
  { referenceCode, form, submittedAt, because, ...of }: ClaimDifference,
  paint: Paint,
): string {
  const outcome = `${OUTCOMES[of.old]} → ${OUTCOMES[of.new]}`;
  const lines = because.map(
    (reason) => `    ${reason.by === 'new' ? 'now' : 'no longer'}: ${reasonWords(reason)}\n`,
  );
  return `  ${paint(BOLD, referenceCode)}  ${form}, filed ${submittedAt.slice(0, 10)}: ${outcome}\n${lines.join('')}`;
}

/** Formats the totals, with the reasons sorted by frequency. */
export function totalsText({ claims, unknown, otherwise, reasons }: ClaimTotals): string {
  const sorted = [...reasons].sort(([, one], [, other]) => other - one);
  const width = Math.max(0, ...sorted.map(([, count]) => String(count).length));
  const lines = sorted.map(([name, count]) => `  ${String(count).padStart(width)}  ${name}\n`);
  const left =
    unknown === 0
      ? ''
      : ` ${counted(unknown, 'claim')} of a form that the old bundle lacks ${unknown === 1 ? 'was' : 'were'} not judged.`;
  return `${otherwise} of ${counted(claims, 'stored claim')} would be judged otherwise.${left}\n${lines.join('')}`;
}
