import type { Rule } from '../../schemas/generated/types.ts';
import { camelCase } from '../ground/modelNames.ts';
import { namedFormat } from '../values/formats/namedFormats.ts';
import { formatOf } from './formatOf.ts';

/** Words in the names of secret fields: `spouseSsn`, `iban`. */
const SECRET_WORDS = new Set(['iban', 'bic', 'swift', 'ssn', 'itin', 'ein', 'tin', 'fein']);
/** Endings of the names of secret fields: `bankAccountNumber`, `taxId`, `socialSecurityNo`. */
const SECRET_ENDING =
  /(?:account|acct|routing|aba|card|tax|taxpayer|socialsecurity|ss)(?:identification)?(?:number|num|no|id|code)$/;

/** Tests by its name if a field holds a bank or tax number. */
export function isNamedSecret(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(' ');
  const whole = words.join('');
  return SECRET_ENDING.test(whole) || [...words, whole].some((word) => SECRET_WORDS.has(word));
}

/** Tests by its name, or by the rule `format`, if a field holds a bank or tax number (C10-08). */
export const isSecretField = ({ name, rules = [] }: { name: string; rules?: readonly Rule[] }): boolean =>
  isNamedSecret(camelCase(name)) || rules.some((rule) => namedFormat(formatOf(rule))?.isSecret === true);
