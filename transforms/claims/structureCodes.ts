import type { StructureCode } from '../ground/verdict.ts';
import type { StructureError } from './loadForm.ts';

/**
 * Rule names of structural errors in a verdict, by JSON Schema keyword. Of a field, ajv-errors merges all structural
 * errors into one whose message is the code; of models, records and lists the code follows from JSON Schema's keyword,
 * because an errorMessage there would add the whole schema to the module once more.
 */
export const STRUCTURE_CODES = { type: 'type', additionalProperties: 'unknown' } as const satisfies Record<
  string,
  StructureCode
>;

const CODES = new Map<string, StructureCode>(Object.entries(STRUCTURE_CODES));
const MAPPED: ReadonlySet<string> = new Set(CODES.values());

function isCode(message: string | undefined): message is StructureCode {
  return message !== undefined && MAPPED.has(message);
}

/**
 * Returns the code of a structural error. Throws for an error without a code, which is a bug of the product, so that no
 * malformed value passes as valid.
 */
export function structureCode({ keyword, message }: StructureError): StructureCode {
  const code = keyword === 'errorMessage' && isCode(message) ? message : CODES.get(keyword);
  if (code === undefined) throw new Error(`The structural error ${keyword} has no code: ${message}`);
  return code;
}
