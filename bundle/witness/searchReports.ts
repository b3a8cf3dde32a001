import { findNodeAtLocation } from 'jsonc-parser';
import type { Place } from '../../transforms/config/errors.ts';
import { fromPointer } from '../../transforms/ground/pointer.ts';
import type { FindingCode } from '../findings/codes.ts';
import type { Finding, Report } from '../findings/finding.ts';
import { inFile } from '../readBundle.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { Proved } from './prover.ts';
import type { Target } from './targets.ts';

const HINTS: Record<Proved['code'], string> = {
  'stuck-form': 'Change or remove one of them.',
  'unreached-page': 'Change the condition, or remove the page or the exit.',
  'unusable-field': 'Change or remove one of the rules, or remove the field from its page.',
  'unusable-option': 'Remove the option, or change one of the rules.',
  'one-sided-condition': 'Change the condition, or remove what depends on it.',
  'never-failing': 'Remove the rule, or change its condition.',
};

/** What is to be told of what is proved, and what need not be told any more. */
export interface SearchReports {
  reports: Report[];
  /** Of the findings so far, those that a form that nobody can file is more than. */
  replaced: Finding[];
}

/**
 * What is proved, as findings at their lines. What an earlier finding is about already is not told again; but that nobody can
 * file is always told, and stands for the warnings about the same rules.
 */
export function reportsOf(
  proved: readonly Proved[],
  view: BundleView,
  told: readonly Finding[],
): SearchReports {
  const placesOf = ({ place, because }: Proved) => [place, ...because.map((law) => law.place)];
  const isStuck = ({ code }: Proved) => code === 'stuck-form';
  const untold = proved.filter(
    (proof) => isStuck(proof) || !placesOf(proof).some((at) => toldAt(at, view, told).length > 0),
  );
  return {
    reports: untold.map((proof) => reportOf(proof, view, told.filter(isSlip))),
    replaced: proved
      .filter(isStuck)
      .flatMap((proof) => placesOf(proof).flatMap((at) => toldAt(at, view, told))),
  };
}

const SLIPS: readonly FindingCode[] = ['refused-option', 'unmet-literal'];

/** A value that is likely to be misspelt, from which any of what is proved may follow. */
const isSlip = ({ code, hint }: Finding): boolean => SLIPS.includes(code) && hint.startsWith('Did you mean');

function hintOf(code: Proved['code'], [slip]: readonly Finding[]): string {
  if (!slip) return HINTS[code];
  return `Mend ${slip.file}:${slip.line} first: this may follow from it.`;
}

function reportOf(
  { code, place, what, because }: Proved,
  view: BundleView,
  slips: readonly Finding[],
): Report {
  const names = [
    ...new Set(because.flatMap(({ name, place: at }) => (name ? [`${name} (${where(at, view)})`] : []))),
  ];
  const reason =
    names.length > 0 ? `: ${names.join(', ')}${names.length > 1 ? ' exclude each other' : ''}` : '';
  return inFile(
    {
      code,
      file: place.file,
      pointer: place.pointer,
      message: `${what}${reason}.`,
      hint: hintOf(code, slips),
    },
    view,
  );
}

function lineOf({ file, pointer }: Place, view: BundleView): number {
  const report = inFile({ file, pointer, message: '', hint: '' }, view);
  return view.files.get(file)?.source.positions.atPointer(report.pointer ?? '', 'value').line ?? 1;
}

const where = (place: Place, view: BundleView): string => `${place.file}:${lineOf(place, view)}`;

/** The findings within what is at the place, its name included: several may stand on one line. */
function toldAt(place: Place, view: BundleView, told: readonly Finding[]): Finding[] {
  const { file, pointer } = inFile({ file: place.file, pointer: place.pointer, message: '', hint: '' }, view);
  const positions = view.files.get(file)?.source.positions;
  const tree = positions?.tree();
  const steps = fromPointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const value = tree && findNodeAtLocation(tree, steps);
  if (!positions || !value) return [];
  const node = value.parent?.type === 'property' ? value.parent : value;
  const first = positions.atOffset(node.offset);
  const last = positions.atOffset(node.offset + node.length);
  return told.filter(
    (finding) => finding.file === file && isBefore(first, finding) && isBefore(finding, last),
  );
}

type At = Pick<Finding, 'line' | 'column'>;

const isBefore = (one: At, other: At): boolean =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

/** What was not settled, in words. */
export function nameOf(target: Target, view: BundleView): string {
  switch (target.kind) {
    case 'form':
      return 'whether a claim can be filed';
    case 'page':
      return `whether page ${target.page + 1} is reached`;
    case 'exit':
      return `whether exit ${target.exit + 1} of page ${target.page + 1} is reached`;
    case 'option':
      return `whether ${target.field.key} can be "${target.value}" (${where(target.place, view)})`;
    case 'branch':
      return `whether the condition at ${where(target.asked.place, view)} can be ${target.branch}`;
    case 'met':
      return `whether ${target.rule.owner.key} can meet ${target.rule.name} (${where(target.rule.place, view)})`;
    case 'broken':
      return `whether ${target.rule.owner.key} can break ${target.rule.name} (${where(target.rule.place, view)})`;
  }
}
