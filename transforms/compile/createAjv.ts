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

/** Ajv that compiles the schema of each keyword's values once; it compiles no forms. */
const once = ajvErrors.default(new Ajv(STRICT));

/**
 * Replaces a keyword's metaSchema by a compiled check, because Ajv would compile it again for each form: two thirds of
 * the time of a form.
 */
const withCheck = ({ metaSchema, ...keyword }: KeywordDefinition): KeywordDefinition =>
  metaSchema ? { ...keyword, validateSchema: once.compile(metaSchema) } : keyword;

/** Returns the keyword of ajv-errors. */
function errorMessage(): KeywordDefinition[] {
  const known = once.getKeyword('errorMessage');
  return typeof known === 'object' ? [withCheck(known)] : [];
}

/** Ajv with the custom keywords, and the instances of all schemas that it has compiled. */
interface ClaimAjv {
  ajv: Ajv;
  instances: readonly unknown[];
}

/**
 * Creates the Ajv that compiles claim schemas: strict, all errors, a keyword for each rule. It never runs in the
 * browser. With `runtimeOf`, the rules are bound already: for Ajv at run time, in tests.
 */
export function createAjv(runtimeOf?: RuntimeOf): ClaimAjv {
  const { definitions, instances } = ruleKeywords(runtimeOf);
  const ajv = new Ajv({ ...STRICT, keywords: [...definitions.map(withCheck), ...errorMessage()] });
  return { ajv, instances };
}
