import type { Place } from '../../transforms/config/errors.ts';
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

/** What is proved, as findings at their lines. What an earlier finding is about already is not told again. */
export function reportsOf(proved: readonly Proved[], view: BundleView, told: readonly Finding[]): Report[] {
  return proved
    .filter(
      ({ place, because }) =>
        ![place, ...because.map((law) => law.place)].some((at) => isTold(at, view, told)),
    )
    .map(({ code, place, what, because }) => {
      const names = [
        ...new Set(because.flatMap(({ name, place: at }) => (name ? [`${name} (${where(at, view)})`] : []))),
      ];
      const reason =
        names.length > 0 ? `: ${names.join(', ')}${names.length > 1 ? ' exclude each other' : ''}` : '';
      return inFile(
        { code, file: place.file, pointer: place.pointer, message: `${what}${reason}.`, hint: HINTS[code] },
        view,
      );
    });
}

function lineOf({ file, pointer }: Place, view: BundleView): number {
  const report = inFile({ file, pointer, message: '', hint: '' }, view);
  return view.files.get(file)?.source.positions.atPointer(report.pointer ?? '', 'value').line ?? 1;
}

const where = (place: Place, view: BundleView): string => `${place.file}:${lineOf(place, view)}`;

/** Whether a finding stands on the lines of what is at the place. */
function isTold(place: Place, view: BundleView, told: readonly Finding[]): boolean {
  const first = lineOf(place, view);
  return told.some(({ file, line }) => file === place.file && line === first);
}

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
      return `whether ${target.rule.owner} can meet ${target.rule.name} (${where(target.rule.place, view)})`;
    case 'broken':
      return `whether ${target.rule.owner} can break ${target.rule.name} (${where(target.rule.place, view)})`;
  }
}
