import { Ajv } from 'ajv';
import ajvErrors from 'ajv-errors';
import { type RuntimeOf, ruleKeywords } from './ruleKeywords.ts';

/** Ajv with the custom keywords, and the instances of all schemas it has compiled. */
interface ClaimAjv {
  ajv: Ajv;
  instances: readonly unknown[];
}

/**
 * Ajv as claims are judged with: strict, every error, a keyword for each rule. Never in the browser. With
 * `runtimeOf`, the rules are bound already: for Ajv at run time, in tests.
 */
export function createAjv(runtimeOf?: RuntimeOf): ClaimAjv {
  const { definitions, instances } = ruleKeywords(runtimeOf);
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source: true, lines: false, optimize: true },
    keywords: definitions,
  });
  ajvErrors.default(ajv);
  return { ajv, instances };
}
