import type { StructureCode } from '../ground/verdict.ts';
import type { StructureError } from './loadForm.ts';

/**
 * The rules under which a verdict reports what is no claim document at all. Of fields, ajv-errors makes one error
 * of all that is wrong with the value and gives it the code as its message; of models, records and lists
 * JSON Schema's own keyword has it: an errorMessage there would make the module carry the whole schema once more.
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

/** The code of a structural error. One without a code is a fault of ours: nothing is taken for well-formed. */
export function structureCode({ keyword, message }: StructureError): StructureCode {
  const code = keyword === 'errorMessage' && isCode(message) ? message : CODES.get(keyword);
  if (code === undefined) throw new Error(`The structural error ${keyword} has no code: ${message}`);
  return code;
}
