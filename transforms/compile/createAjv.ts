import { Ajv, type KeywordDefinition } from 'ajv';
import ajvErrors from 'ajv-errors';
import { type RuntimeOf, ruleKeywords } from './ruleKeywords.ts';

const STRICT = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  inlineRefs: false,
  code: { source: true, lines: false, optimize: true },
} as const;

/** Compiles the schema of each keyword's values once; no form is compiled with it. */
const once = ajvErrors.default(new Ajv(STRICT));

/** Given the schema, Ajv would compile it again for each form: that was two thirds of the time that a form took. */
const withCheck = ({ metaSchema, ...keyword }: KeywordDefinition): KeywordDefinition =>
  metaSchema ? { ...keyword, validateSchema: once.compile(metaSchema) } : keyword;

/** The keyword of ajv-errors. */
function errorMessage(): KeywordDefinition[] {
  const known = once.getKeyword('errorMessage');
  return typeof known === 'object' ? [withCheck(known)] : [];
}

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
  const ajv = new Ajv({ ...STRICT, keywords: [...definitions.map(withCheck), ...errorMessage()] });
  return { ajv, instances };
}
