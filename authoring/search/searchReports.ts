import { findNodeAtLocation } from 'jsonc-parser';
import { MAY_EXPLAIN } from '../../bundle/checks/registry.ts';
import type { Finding, Report } from '../../bundle/findings/finding.ts';
import { inFile } from '../../bundle/readBundle.ts';
import type { BundleView } from '../../bundle/view/bundleView.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import { fromPointer } from '../../transforms/ground/pointer.ts';
import type { InfeasibilityProof } from './infeasibilityProver.ts';
import type { Target } from './targets.ts';

const HINTS: Record<InfeasibilityProof['code'], string> = {
  'stuck-form': 'Change or remove one of them.',
  'unreached-page': 'Change the condition, or remove the page or the exit.',
  'unusable-field': 'Change or remove one of the rules, or remove the field from its page.',
  'unusable-option': 'Remove the option, or change one of the rules.',
  'one-sided-condition': 'Change the condition, or remove what depends on it.',
  'never-failing': 'Remove the rule, or change its condition.',
};

/** Reports of proofs, with the findings that they replace. */
export interface SearchReports {
  reports: Report[];
  /** Earlier findings about the rules by which a form is stuck. */
  replaced: Finding[];
}

/**
 * Converts proofs to reports, except for those that an earlier finding reports at the same location. A stuck form is
 * always reported, and replaces the warnings about the same rules.
 */
export function reportsOf(
  proved: readonly InfeasibilityProof[],
  view: BundleView,
  earlier: readonly Finding[],
): SearchReports {
  const placesOf = ({ place, because }: InfeasibilityProof) => [
    place,
    ...because.map((constraint) => constraint.place),
  ];
  const isStuck = ({ code }: InfeasibilityProof) => code === 'stuck-form';
  const unreported = proved.filter(
    (proof) => isStuck(proof) || !placesOf(proof).some((at) => findingsWithin(at, view, earlier).length > 0),
  );
  return {
    reports: unreported.map((proof) => reportOf(proof, view, earlier.filter(isMisspelling))),
    replaced: proved
      .filter(isStuck)
      .flatMap((proof) => placesOf(proof).flatMap((at) => findingsWithin(at, view, earlier))),
  };
}

/** Tests if a finding is about a value that is probably misspelt. */
const isMisspelling = ({ code, hint }: Finding): boolean =>
  MAY_EXPLAIN.has(code) && hint.startsWith('Did you mean');

function hintOf(code: InfeasibilityProof['code'], [misspelling]: readonly Finding[]): string {
  if (!misspelling) return HINTS[code];
  return `Mend ${misspelling.file}:${misspelling.line} first: this may follow from it.`;
}

function reportOf(
  { code, place, what, because }: InfeasibilityProof,
  view: BundleView,
  misspellings: readonly Finding[],
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
      hint: hintOf(code, misspellings),
    },
    view,
  );
}

function lineOf({ file, pointer }: SourceLocation, view: BundleView): number {
  const report = inFile({ file, pointer, message: '', hint: '' }, view);
  return view.files.get(file)?.source.positions.atPointer(report.pointer ?? '', 'value').line ?? 1;
}

const where = (place: SourceLocation, view: BundleView): string => `${place.file}:${lineOf(place, view)}`;

/**
 * Returns the findings within the value at a location, its key included. It compares offsets, because one line may have
 * several values.
 */
function findingsWithin(place: SourceLocation, view: BundleView, findings: readonly Finding[]): Finding[] {
  const { file, pointer } = inFile({ file: place.file, pointer: place.pointer, message: '', hint: '' }, view);
  const positions = view.files.get(file)?.source.positions;
  const tree = positions?.tree();
  const steps = fromPointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const value = tree && findNodeAtLocation(tree, steps);
  if (!positions || !value) return [];
  const node = value.parent?.type === 'property' ? value.parent : value;
  const first = positions.atOffset(node.offset);
  const last = positions.atOffset(node.offset + node.length);
  return findings.filter(
    (finding) => finding.file === file && isBefore(first, finding) && isBefore(finding, last),
  );
}

type At = Pick<Finding, 'line' | 'column'>;

const isBefore = (one: At, other: At): boolean =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

/** Returns the name of a target in words. */
export function targetName(target: Target, view: BundleView): string {
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
