import type { Literal } from '../../schemas/generated/types.ts';
import { COMPARED_AS } from '../../transforms/conditions/comparisons.ts';
import { evaluateCondition, evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import { keyOfPath } from '../../transforms/ground/claimPath.ts';
import {
  type Comparison,
  type ConditionTable,
  type ConditionTest,
  conditionEntry,
  type TestTable,
  testEntry,
} from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { formatDay, parseParameterDay, shiftDay } from '../../transforms/values/day.ts';
import type { Edit } from './edits.ts';
import { type EditSite, type EditTools, pathOfReference, siteScope, type Wanted } from './editTools.ts';
import { operandEdits } from './operandEdits.ts';
import { edges } from './plainValues.ts';
import { sampleOf } from './sampleText.ts';

/** Number of combinations of edits that are tried to make all parts of a condition true at once. */
const DRAWS = 6;

const MOVES: ConditionTable<Edit[], [want: boolean, EditSite, EditTools]> = {
  all: ({ all }, want, site, tools) => (want ? together : one)(all, want, site, tools),
  any: ({ any }, want, site, tools) => (want ? one : together)(any, want, site, tools),
  not: ({ not }, want, site, tools) => truthEdits(not, !want, site, tools),
  op: (test, want, site, tools) => testEntry(TEST_MOVES, test)(test, want, site, tools),
};

/** Returns edits after which a condition may have the result `want`; the caller judges the resulting claims. */
export function truthEdits(
  condition: CompiledCondition,
  want: boolean,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  return conditionEntry(MOVES, condition)(condition, want, site, tools);
}

/** Returns the edits of the parts in turns, because one part suffices and each should come early. */
function one(parts: readonly CompiledCondition[], want: boolean, site: EditSite, tools: EditTools): Edit[] {
  const each = tools.random.shuffled(parts).map((part) => truthEdits(part, want, site, tools));
  const longest = Math.max(0, ...each.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => each.map((edits) => edits[turn]));
  return turns.flat().filter((edit) => edit !== undefined);
}

/** Returns edits of all parts at once that have the other result, each by a random one of its edits. */
function together(
  parts: readonly CompiledCondition[],
  want: boolean,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const scope = siteScope(site);
  const others = parts.filter((part) => evaluateCondition(part, scope) !== want);
  const each = others.map((part) => truthEdits(part, want, site, tools));
  if (each.length === 0 || each.some((edits) => edits.length === 0)) return [];
  return Array.from({ length: DRAWS }, (_, draw) =>
    each.flatMap((edits) => (draw === 0 ? edits[0] : tools.random.pick(edits)) ?? []),
  );
}

function fieldOf(operand: CompiledOperand, site: EditSite, tools: EditTools) {
  const path = 'ref' in operand ? pathOfReference(operand.ref, site) : undefined;
  return path === undefined ? undefined : tools.searchForm.fields.get(keyOfPath(path));
}

/** Returns other values than the present one. */
function others(operand: CompiledOperand, site: EditSite, tools: EditTools): Literal[] {
  const field = fieldOf(operand, site, tools);
  const known = field ? tools.values.of(field) : ['1', '0', '10'];
  const plain = known.filter((value): value is Literal => typeof value !== 'object' || value === null);
  return [...tools.random.shuffled(plain.slice(0, 12)), null];
}

/** Maximum number of texts that are tried for a pattern. */
const MOST_MATCHING = 30;

function matching(
  test: Extract<ConditionTest, { op: 'matches' }>,
  want: boolean,
  site: EditSite,
  tools: EditTools,
): Literal[] {
  const { pattern, left } = test;
  const samples = Array.from({ length: 10 }, () => sampleOf(pattern, tools.random) ?? '');
  const isLike = (value: Literal) => new RegExp(pattern, 'u').test(String(value ?? '')) === want;
  const options = fieldOf(left, site, tools)?.inputs.flatMap((input) => input.options ?? []) ?? [];
  const known = [...options.map(({ value }) => value), ...others(left, site, tools)];
  return [...new Set([...known, ...(want ? samples : [])].filter(isLike))].slice(0, MOST_MATCHING);
}

const near = (value: unknown): string[] => {
  const day = parseParameterDay(value);
  if (day === null)
    return [
      ...edges(String(value ?? '').replaceAll(',', '')),
      ...edges(Number(value) * 2),
      ...edges(Number(value) + 1000),
    ];
  return [0, 1, -1, 30, -30, 400, -400].flatMap((days) => {
    const other = shiftDay(day, { years: 0, months: 0, days });
    return other === null ? [] : [formatDay(other)];
  });
};

/** Returns the values of one side for which the test has the wanted result, with the other side as it is. */
function sideWanted(test: Comparison, side: 'left' | 'right', want: boolean, site: EditSite): Wanted {
  const other = side === 'left' ? test.right : test.left;
  const { value } = evaluateOperand(other, siteScope(site));
  if (value === null || value === undefined || value === '') return 'any';
  const kept = near(value).filter((candidate) => {
    const operand: CompiledOperand = { literal: candidate };
    return evaluateCondition({ ...test, [side]: operand }, siteScope(site)) === want;
  });
  return kept;
}

function comparisonEdits(test: Comparison, want: boolean, site: EditSite, tools: EditTools): Edit[] {
  const { op, left, right } = test;
  if (COMPARED_AS[op] === 'equality')
    return equalityEdits(left, right, (op === 'equals') === want, site, tools);
  const edits = (['left', 'right'] as const).flatMap((side) =>
    operandEdits(test[side], sideWanted(test, side, want, site), site, tools),
  );
  const emptied = want ? [] : [left, right].flatMap((operand) => operandEdits(operand, [null], site, tools));
  return [...edits, ...emptied];
}

function equalityEdits(
  left: CompiledOperand,
  right: CompiledOperand,
  want: boolean,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const scope = siteScope(site);
  const [first, second] = [left, right].map((operand) => evaluateOperand(operand, scope).value as Literal);
  if (!want)
    return [left, right].flatMap((operand) =>
      operandEdits(operand, others(operand, site, tools), site, tools),
    );
  return [
    ...operandEdits(left, [second ?? null], site, tools),
    ...operandEdits(right, [first ?? null], site, tools),
  ];
}

const TEST_MOVES: TestTable<Edit[], [want: boolean, EditSite, EditTools]> = {
  comparison: comparisonEdits,
  in: ({ left, values }, want, site, tools) => {
    const wanted = want ? tools.random.shuffled(values) : others(left, site, tools);
    return operandEdits(left, wanted, site, tools);
  },
  matches: (test, want, site, tools) =>
    operandEdits(test.left, matching(test, want, site, tools), site, tools),
  empty: ({ left, empty }, want, site, tools) =>
    operandEdits(left, empty === want ? [null] : 'any', site, tools),
};
