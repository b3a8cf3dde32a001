import type { ErrorObject } from 'ajv';
import { type Hint, respell } from '../../transforms/config/advice.ts';
import { fromPointer, toPointer } from '../../transforms/ground/pointer.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import type { Part } from '../findings/position.ts';
import { explain } from './explain.ts';

/** Violation of the meta-schema in a file. */
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
  /** Missing key, for a problem of the code missing-key. */
  missing?: string;
  /** True for a wrong number of keys, which a missing key explains. */
  counts?: true;
  /** Suggested key for a misspelt one, where the object does not have that key already. */
  meant?: string;
}

/** Converts errors of Ajv to problems: one for each key or value at fault, without those that follow from others. */
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

/** Keywords whose errors only repeat that a subschema failed. */
const SILENT = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** Removes a missing key that is present misspelt, because the misspelt key is reported. */
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

/** Suggests a missing key of the same object for an unknown key, even where the two differ much. */
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
