import type { ModelEntry, ModelField, Page } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import type { FormatName } from '../../transforms/values/formats/formats.ts';

/** Named forms of numbers with which somebody is paid, taxed or impersonated. */
const SECRET_FORMATS: ReadonlySet<unknown> = new Set<FormatName>(['abaRouting', 'iban', 'ssn', 'ein']);

/** Words that such fields are called by, whatever stands around them: `spouseSsn`, `iban`. */
const SECRET_WORDS = new Set(['iban', 'bic', 'swift', 'ssn', 'itin', 'ein', 'tin', 'fein']);
/** And what they end with: `bankAccountNumber`, `taxId`, `socialSecurityNo`. */
const SECRET_ENDING =
  /(?:account|acct|routing|aba|card|tax|taxpayer|socialsecurity|ss)(?:identification)?(?:number|num|no|id|code)$/;

/** Whether a field holds a bank or tax number, as far as its name says. Too many cost nothing: exports decrypt them. */
export function isNamedSecret(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(' ');
  const whole = words.join('');
  return SECRET_ENDING.test(whole) || [...words, whole].some((word) => SECRET_WORDS.has(word));
}

/**
 * The fields of a form whose values are encrypted at rest, as `model.field` or `model.list.field`: those with a named
 * form of a bank or tax number, those of which the receipt shows no more than the end, and those that are named so.
 */
export function secretNumbers(entries: readonly ModelEntry[], pages: readonly Page[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { metadata, fields } of entries) addSecret(found, camelCase(metadata.dtoMapping), fields);
  for (const page of pages)
    for (const { field, model, within, name } of placementsOf(page))
      if (field.receipt !== undefined && model !== undefined)
        found.add([model, within, name].filter((part) => part !== undefined).join('.'));
  return found;
}

function addSecret(found: Set<string>, path: string, fields: readonly ModelField[]): void {
  for (const field of fields) {
    const name = camelCase(field.name);
    if (isNamedSecret(name) || (field.rules ?? []).some(isSecretFormat)) found.add(`${path}.${name}`);
    addSecret(found, `${path}.${name}`, field.fields ?? []);
  }
}

type Rule = NonNullable<ModelField['rules']>[number];

function isSecretFormat({ name, ordinalParams, namedParams }: Rule): boolean {
  return camelCase(name) === 'format' && SECRET_FORMATS.has(ordinalParams?.[0] ?? namedParams?.format);
}
