import type { Condition } from '../../schemas/generated/types.ts';

/**
 * Whether two conditions provably never hold at once. Only plain proofs are tried (another literal for the same
 * operand, one the negation of the other); where there is none, they may hold at once.
 */
export function areExclusive(a: Condition, b: Condition): boolean {
  return negates(a, b) || negates(b, a) || partsExclude(a, b) || partsExclude(b, a) || testsExclude(a, b);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function negates(a: Condition, b: Condition): boolean {
  return 'not' in a && same(a.not, b);
}

/** `all` excludes what one of its parts excludes, `any` what all of its parts exclude. */
function partsExclude(a: Condition, b: Condition): boolean {
  if ('all' in a) return a.all.some((part) => areExclusive(part, b));
  return 'any' in a && a.any.every((part) => areExclusive(part, b));
}

function testsExclude(a: Condition, b: Condition): boolean {
  if (!('value' in a && 'value' in b) || !same(a.value, b.value)) return false;
  if ('empty' in a && 'empty' in b) return a.empty !== b.empty;
  const [left, right] = [literalsOf(a), literalsOf(b)];
  if (left && right) return !left.some((literal) => right.some((other) => meansSame(literal, other)));
  return equalsWhatIsExcluded(a, b) || equalsWhatIsExcluded(b, a);
}

function equalsWhatIsExcluded(a: Condition, b: Condition): boolean {
  if (!('notEquals' in b)) return false;
  const literals = literalsOf(a);
  return literals?.every((literal) => same(literal, b.notEquals)) === true;
}

function literalsOf(test: Condition): unknown[] | undefined {
  if ('in' in test && test.in) return test.in;
  if (!('equals' in test)) return undefined;
  const literal: unknown = test.equals;
  return typeof literal === 'object' && literal !== null ? undefined : [literal];
}

/** Cautious: texts that only differ in case or spelling of a number count as the same. */
function meansSame(a: unknown, b: unknown): boolean {
  const [left, right] = [
    String(a ?? '')
      .trim()
      .toLowerCase(),
    String(b ?? '')
      .trim()
      .toLowerCase(),
  ];
  if (left === right) return true;
  return (
    left !== '' && right !== '' && Number(left.replaceAll(',', '')) === Number(right.replaceAll(',', ''))
  );
}
