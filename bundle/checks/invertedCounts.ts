import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { builtRules, meaningsOf, type RuleOwnerView } from '../meaning/builtRules.ts';
import { blocksOf } from '../view/blocks.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a minimum of records or uploaded documents above their maximum (C12-10). */
export const invertedCounts = defineCheck({
  code: 'inverted-counts',
  severity: 'warning',
  summary: 'more records or documents asked for than there may be',
  needs: 'file',
  *run(view) {
    for (const owner of builtRules(view)) {
      yield* ofRecords(owner);
      yield* ofDocuments(view, owner);
    }
    yield* ofBlocks(view);
  },
});

const numberOf = (operand: CompiledOperand | undefined): number | undefined =>
  operand && 'literal' in operand && typeof operand.literal === 'number' ? operand.literal : undefined;

const found = (file: string, pointer: string, min: number, max: number, what: string): Found => ({
  file,
  pointer,
  message: `At least ${min} ${what} are asked for, and at most ${max} may be given.`,
  hint: 'Lower min or raise max.',
});

/** Yields contradictory bounds on all records of a list, in one rule or several. */
function* ofRecords({ rules }: RuleOwnerView): Generator<Found> {
  const bounds = meaningsOf(rules, 'records');
  for (const { meaning, place } of bounds) {
    const min = numberOf(meaning.min);
    const others = bounds.filter((other) => other.meaning === meaning || isOfAll(other.meaning));
    const max = leastOf(others.map((other) => numberOf(other.meaning.max)));
    if (min === undefined || max === undefined || min <= max) continue;
    const at = place.at('namedParams', 'min');
    yield found(at.file, at.pointer, min, max, 'records');
  }
}

const isOfAll = ({ where }: { where?: unknown }): boolean => where === undefined;

function leastOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function* ofDocuments(view: BundleView, { model, rules }: RuleOwnerView): Generator<Found> {
  const form = view.forms.find(({ name }) => formTypeOf(name) === model.formType);
  const maxFiles = form && view.bundle.settlement.forms[form.name]?.documents?.maxFiles;
  for (const { meaning, place } of meaningsOf(rules, 'documents'))
    for (const [index, demand] of meaning.documents.entries()) {
      const min = numberOf(demand.min) ?? 1;
      const max = leastOf([numberOf(demand.max), maxFiles]);
      if (max === undefined || min <= max) continue;
      const at: SourceLocation = place.at(
        'namedParams',
        'documents',
        index,
        demand.min === undefined ? 'kind' : 'min',
      );
      yield found(at.file, at.pointer, min, max, 'documents');
    }
}

function* ofBlocks(view: BundleView): Generator<Found> {
  for (const { file, form, block, pointer } of blocksOf(view, 'recordTable', 'recordManager')) {
    const min = 'min' in block ? block.min : undefined;
    yield* pair(file, `${pointer}/min`, [min, mostOf(view, formTypeOf(form), block.model)], 'records');
    const { documents } = block;
    yield* pair(file, `${pointer}/documents/min`, [documents?.min, documents?.max], 'documents');
  }
}

function* pair(
  file: string,
  pointer: string,
  [min, max]: [unknown, unknown],
  what: string,
): Generator<Found> {
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    yield found(file, pointer, min, max, what);
}

/** Returns the maximum of records of a list, regardless of their values. */
function mostOf(view: BundleView, formType: string, list: string): number | undefined {
  const owner = builtRules(view).find(
    ({ model, field }) => !field && model.formType === formType && model.name === camelCase(list),
  );
  const bounds = meaningsOf(owner?.rules ?? [], 'records').filter(({ meaning }) => isOfAll(meaning));
  return leastOf(bounds.map(({ meaning }) => numberOf(meaning.max)));
}
