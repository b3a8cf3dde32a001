import type { FileKind } from '../../../bundle/reading/fileKinds.ts';
import { COMPARED_AS, type ComparedAs } from '../../../transforms/conditions/comparisons.ts';
import type { SpecialOperator } from '../../../transforms/ground/conditionTable.ts';
import type { LeafKind, OperandKind } from '../../../transforms/ground/operandTable.ts';
import { type KnownPlace, OPERANDS } from './knownPlace.ts';

/** Kind of value at a position with a known set of values, by which completion offers candidates. */
export type ValueKind =
  /** Right side of a condition's test. */
  | 'compared'
  /** Operand: a field, a count, a sum of the bundle. */
  | 'operand'
  /** Value of the field that a page shows there. */
  | 'placed'
  /** Value of the field by which a block selects its records. */
  | 'picked'
  /** Value of the field that another parameter of the rule names. */
  | 'awaited'
  /** Value of the field that the key names, in a claim of a case. */
  | 'claimed'
  | 'documentKind'
  /** Parameter of a rule with few values, and the names of all parameters. */
  | 'parameter'
  | 'parameterName'
  | 'timeZone'
  /** Culture of the settlement, or one that the product has texts of. */
  | 'culture'
  | 'builtInCulture'
  /** Path of a page. */
  | 'pagePath'
  | 'picture'
  | 'autocomplete';

/** Positions of values of one kind. */
export interface ValuePlace extends KnownPlace {
  values: ValueKind;
}

/** Positions under operators whose right side is no operand. */
const SPECIAL: Readonly<Record<SpecialOperator, readonly string[]>> = {
  in: ['in/*'],
  matches: [],
  empty: [],
};
/** Right sides of comparisons: values of the left side, or operands. */
const RIGHT_SIDES: Readonly<Record<ComparedAs, 'compared' | 'operand'>> = {
  equality: 'compared',
  number: 'operand',
  date: 'operand',
};
const comparisonsWith = (values: ValueKind) =>
  Object.entries(COMPARED_AS).flatMap(([op, as]) => (RIGHT_SIDES[as] === values ? [op] : []));
const COMPARED = [...comparisonsWith('compared'), ...Object.values(SPECIAL).flat()];
/** Positions of the operands within an operand: the value of its key, or the items of that list. */
const PARTS: { readonly [Kind in Exclude<OperandKind, LeafKind>]: Kind | `${Kind}/*` } = {
  shift: 'shift',
  round: 'round',
  add: 'add/*',
  multiply: 'multiply/*',
  subtract: 'subtract/*',
  divide: 'divide/*',
  daysBetween: 'daysBetween/*',
  least: 'least/*',
  greatest: 'greatest/*',
  first: 'first/*',
};
const WITHIN = ['value', ...comparisonsWith('operand'), ...Object.values(PARTS)];

const inConditions: ValuePlace[] = OPERANDS.flatMap(([file, at]) => [
  ...COMPARED.map((key): ValuePlace => ({ in: file, at: `${at}/${key}`, values: 'compared' })),
  ...WITHIN.map((key): ValuePlace => ({ in: file, at: `${at}/${key}`, values: 'operand' })),
]);

const valueIn =
  (file: FileKind) =>
  (at: string, values: ValueKind, more: Pick<ValuePlace, 'part'> = {}): ValuePlace => ({
    in: file,
    at,
    values,
    ...more,
  });

const inModels = valueIn('models');
const inPages = valueIn('page');
const inSettlement = valueIn('settlement');
const inCases = valueIn('cases');

/** All positions in a bundle's files with one of several known values. The first match counts. */
export const VALUE_PLACES: readonly ValuePlace[] = [
  inModels('models/**/rules/*/namedParams/*', 'parameterName', { part: 'key' }),
  inModels('models/**/computed', 'operand'),

  inPages('blocks/*/fields/**/defaultValue', 'placed'),
  inPages('blocks/*/fields/**/dependencies/*/resetValue', 'placed'),
  inPages('blocks/*/fields/**/autocomplete', 'autocomplete'),
  inPages('blocks/*/only/equals', 'picked'),
  inPages('blocks/*/documents/kind', 'documentKind'),
  inPages('blocks/**/min', 'operand'),
  inPages('blocks/**/max', 'operand'),
  inPages('blocks/*/href', 'pagePath'),

  inSettlement('timeZone', 'timeZone'),
  inSettlement('deadlines/*/timeZone', 'timeZone'),
  inSettlement('deadlines/*/redirectTargets/*', 'culture', { part: 'key' }),
  inSettlement('cultures/*', 'builtInCulture', { part: 'key' }),
  inSettlement('header/logo/file', 'picture'),

  inCases('context/culture', 'culture'),
  inCases('cases/*/exit', 'pagePath'),
  inCases('cases/*/documents/*/kind', 'documentKind'),
  inCases('cases/*/authorize/credentials/*', 'claimed'),
  inCases('cases/*/claim/*/*', 'claimed'),
  inCases('cases/*/claim/*/*/*', 'claimed'),
  inCases('cases/*/claim/*/*/*/*/*', 'claimed'),

  ...inConditions,
];
