import type { SourceLocation } from '../../transforms/config/errors.ts';
import { type InfeasibilityProof, InfeasibilityProver } from './infeasibilityProver.ts';
import type { SearchForm } from './searchForm.ts';
import type { SearchOutcome } from './searchTargets.ts';
import type { Target } from './targets.ts';
import type { ProofLimits } from './unsatCore.ts';

/** Result for the targets for which the search found no claim: proofs that there is none, and the unsettled targets. */
export interface SearchJudgement {
  proved: InfeasibilityProof[];
  unsettled: Target[];
}

/** Proves, where possible, that there is no claim for the targets for which the search found none. */
export function judgeOutcome({ open }: SearchOutcome, limits: ProofLimits): SearchJudgement {
  const prover = new InfeasibilityProver(limits);
  const { searchForm } = limits;
  const form = open.find(({ kind }) => kind === 'form');
  if (form) {
    const stuck = prover.proofOf(form);
    return stuck ? { proved: [stuck], unsettled: [] } : { proved: [], unsettled: [form] };
  }
  const found = new Map(open.map((target) => [target, prover.proofOf(target)]));
  const proved = [...found.values()].filter((proof) => proof !== undefined);
  return {
    proved: withoutConsequences(proved, searchForm),
    unsettled: open.filter((target) => !found.get(target)),
  };
}

/** Removes proofs that are consequences of others, so that each cause is reported once. */
function withoutConsequences(
  all: readonly InfeasibilityProof[],
  searchForm: SearchForm,
): InfeasibilityProof[] {
  const proved = all.filter((proof) => !ofDeadPage(proof, all, searchForm));
  return proved.filter(
    (proof, index) =>
      !ofDeadField(proof, proved, searchForm) &&
      !proved.some((other, at) => other !== proof && says(other, proof, at < index)),
  );
}

/** Tests if one proof covers another, or is its cause. */
function says(other: InfeasibilityProof, proof: InfeasibilityProof, isEarlier: boolean): boolean {
  if (proof.code === 'unreached-page' && other.code.startsWith('unusable'))
    return other.because.length > 0 && reasonsOf(other) === reasonsOf(proof);
  if (!isWithin(proof.place, other.place)) return false;
  const isSame = proof.place.pointer === other.place.pointer;
  if (proof.code !== 'one-sided-condition') return isSame && isEarlier && other.code === proof.code;
  return !isSame || isEarlier || other.code !== proof.code;
}

const reasonsOf = ({ because }: InfeasibilityProof): string =>
  because
    .flatMap(({ name, place }) => (name ? [`${place.file}${place.pointer}`] : []))
    .sort()
    .join();

/** Tests if a proof is about a field that can have no value: its options, its rules, its dependencies. */
function ofDeadField(
  { code, place }: InfeasibilityProof,
  proved: readonly InfeasibilityProof[],
  { fields }: SearchForm,
): boolean {
  if (code === 'unusable-field') return false;
  const dead = new Set(proved.filter((proof) => proof.code === 'unusable-field').map((proof) => proof.place));
  return [...fields.values()].some(
    (field) =>
      dead.has(field.place) &&
      [field.place, ...field.inputs.map((input) => input.place)].some((of) => isWithin(place, of)),
  );
}

/** Tests if a proof is only about pages that cannot be reached. */
function ofDeadPage(
  proof: InfeasibilityProof,
  proved: readonly InfeasibilityProof[],
  { fields, form }: SearchForm,
): boolean {
  if (proof.code !== 'unusable-field' && proof.code !== 'unusable-option') return false;
  const isDead = (page: number) =>
    proved.some(
      ({ code, place }) =>
        code === 'unreached-page' &&
        place.pointer === form.pages[page]?.place.at('skipWhen').pointer &&
        place.file === form.pages[page]?.place.file,
    );
  const field = [...fields.values()].find(({ place, inputs }) =>
    [place, ...inputs.map((input) => input.place)].some((of) => isWithin(proof.place, of)),
  );
  return field !== undefined && field.inputs.length > 0 && field.inputs.every(({ page }) => isDead(page));
}

/** Tests if a location is within another, or equal. */
function isWithin(place: SourceLocation, other: SourceLocation): boolean {
  return (
    place.file === other.file &&
    (place.pointer === other.pointer || place.pointer.startsWith(`${other.pointer}/`))
  );
}
