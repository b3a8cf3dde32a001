import { Ajv } from 'ajv';
import ajvErrors from 'ajv-errors';
import addFormats from 'ajv-formats';
import type { RuntimeModule } from '../keywords/definitions.ts';
import type { Runtime } from '../keywords/runtime.ts';
import { keywordDefinitions } from './keywordDefinition.ts';

/** Ajv as claims are judged with: strict, every error, the custom keywords. Never in the browser. */
export function createAjv(runtimes?: Record<RuntimeModule, Runtime>): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, lines: false, optimize: true },
    keywords: keywordDefinitions(runtimes),
  });
  addFormats.default(ajv, ['regex']);
  ajvErrors.default(ajv);
  return ajv;
}
