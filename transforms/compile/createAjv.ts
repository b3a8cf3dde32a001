import { Ajv } from 'ajv';
import ajvErrors from 'ajv-errors';
import type { RuntimeModule } from '../keywords/definitions.ts';
import type { Runtime } from '../keywords/runtime.ts';
import { keywordVocabulary } from './keywordDefinition.ts';

/** Ajv with the custom keywords, and the instances of all schemas it has compiled. */
export interface ClaimAjv {
  ajv: Ajv;
  instances: readonly unknown[];
}

/** Ajv as claims are judged with: strict, every error, the custom keywords. Never in the browser. */
export function createAjv(runtimes?: Record<RuntimeModule, Runtime>): ClaimAjv {
  const { definitions, instances } = keywordVocabulary(runtimes);
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, lines: false, optimize: true },
    keywords: definitions,
  });
  ajvErrors.default(ajv);
  return { ajv, instances };
}
