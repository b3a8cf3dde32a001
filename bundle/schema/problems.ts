import type { ErrorObject } from 'ajv';
import { type Hint, respell } from '../../transforms/config/advice.ts';
import { fromPointer, toPointer } from '../../transforms/ground/pointer.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import type { Part } from '../findings/position.ts';
import { explain } from './explain.ts';

/** One thing that a file says and its meta-schema does not allow. */
export interface Problem {
  code:
    | 'unknown-key'
    | 'missing-key'
    | 'wrong-type'
    | 'unknown-value'
    | 'bad-value'
    | 'unknown-operator'
    | 'wrong-condition';
  pointer: string;
  part: Part;
  message: string;
  hint: Hint;
  /** The key that a problem of the code missing-key is about. */
  missing?: string;
  /** The problem is the number of keys, which a missing key explains. */
  counts?: true;
  /** For a misspelt key: what it was probably meant to be, where that key is not there already. */
  meant?: string;
}

/** Ajv's errors as problems: one for each place, the one that matters. */
export function problemsOf(errors: readonly ErrorObject[]): Problem[] {
  const real = errors.filter(
    ({ keyword, propertyName }) => !SILENT.has(keyword) && propertyName === undefined,
  );
  const wrongTypes = new Set(
    real.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  const problems = new Map<string, Problem>();
  for (const error of real) {
    if (wrongTypes.has(error.instancePath) && error.keyword !== 'type') continue;
    const problem = problemOf(error);
    const key = `${problem.pointer} ${problem.part} ${problem.missing ?? ''}`;
    if (!problems.has(key)) problems.set(key, problem);
  }
  return withoutConsequences([...problems.values()]);
}

/** These only say that something within them failed. */
const SILENT = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** A key that is missing because it is misspelt beside it is told once, as misspelt. */
function withoutConsequences(problems: Problem[]): Problem[] {
  const missing = problems.filter((problem) => problem.missing !== undefined);
  const spelt = problems.map((problem) => withMissingMeant(problem, missing));
  const misspelt = new Set(
    spelt.flatMap(({ meant, pointer }) => (meant === undefined ? [] : [`${parentOf(pointer)} ${meant}`])),
  );
  const incomplete = new Set(missing.map(({ pointer }) => pointer));
  return spelt.filter(({ pointer, missing: key, counts }) => {
    if (counts && incomplete.has(pointer)) return false;
    return key === undefined || !misspelt.has(`${pointer} ${key}`);
  });
}

/** Beside a missing key, an unknown one is taken for it even where it is quite unlike. */
function withMissingMeant(problem: Problem, missing: readonly Problem[]): Problem {
  if (!isUnknownKey(problem) || problem.meant !== undefined) return problem;
  const wanted = missing.flatMap(({ pointer, missing: key }) =>
    key !== undefined && pointer === parentOf(problem.pointer) ? [key] : [],
  );
  const meant = nearest(fromPointer(problem.pointer).at(-1) ?? '', wanted, 0.6);
  return meant === undefined ? problem : { ...problem, meant, hint: respell(meant) };
}

function isUnknownKey({ code }: Problem): boolean {
  return code === 'unknown-key' || code === 'unknown-operator';
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function problemOf(error: ErrorObject): Problem {
  const { key, ...problem } = explain(error);
  const pointer = key === undefined ? error.instancePath : error.instancePath + toPointer([key]);
  return { ...problem, pointer, part: key === undefined ? 'value' : 'key' };
}
