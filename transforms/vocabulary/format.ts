import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import { EVERY_PAGE, type RuntimePart } from '../ground/runtimePart.ts';
import { FORMATS, type FormatName, type LibraryFormat } from '../values/formats/formats.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge, type JudgeSite } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { choice, optional, reference, text } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface FormatInstance {
  format: FormatName;
  /** Country whose national format `phone` accepts, too: its code, or the field that holds one. */
  country?: string;
  countryField?: Reference;
}

function countryOf({ country, countryField }: FormatInstance, site: JudgeSite): string | null {
  return country ?? (countryField ? textOf(valueAt(countryField, site)).trim() : null);
}

const BY_LIBRARY: Record<
  LibraryFormat,
  (text: string, instance: FormatInstance, site: JudgeSite) => boolean
> = {
  iban: (value, _instance, { tools }) => tools.isIban(value),
  phone: (value, instance, site) => site.tools.isPhone(value, countryOf(instance, site)),
};

const PARTS: Readonly<Record<LibraryFormat, RuntimePart>> = {
  iban: '#claimwright/iban',
  phone: '#claimwright/phone',
};

const isByLibrary = (name: FormatName): name is LibraryFormat => Object.hasOwn(BY_LIBRARY, name);

const judge: Judge<FormatInstance> = (value, instance, site) => {
  const { format: name } = instance;
  const read = textOf(value).trim();
  const holds = isByLibrary(name) ? BY_LIBRARY[name](read, instance, site) : FORMATS[name](read);
  return holds ? undefined : FAILED;
};

/** Rule that a value has a named format with its check digits (C8-08, C8-18); surrounding white space is ignored. */
export const format = defineRule({
  judge,
  parts: Object.values(PARTS),
  partOf: ({ format: name }) => (isByLibrary(name) ? PARTS[name] : EVERY_PAGE),
});

/* @__NO_SIDE_EFFECTS__ */
const formatNames = () => [...Object.keys(FORMATS), ...Object.keys(BY_LIBRARY)] as FormatName[];

const PARAMETERS = { format: { choice: formatNames }, country: 'country' } as const;

type FormatReader = RuleReader<typeof PARAMETERS>;

/** Reads the country: two capital letters are its code, anything else names a field. */
function countryIn(read: FormatReader, { isPhoneCountry }: RuleContext): Partial<FormatInstance> {
  const country = read.text('country');
  if (!/^[A-Z]{2}$/.test(country)) return { countryField: read.field('country') };
  if (isPhoneCountry(country)) return { country };
  throw read
    .placeOf('country')
    .error(
      'wrong-parameter',
      `${country} is no country with telephone numbers of its own`,
      'Give its two letters of ISO 3166-1, such as US or GB, or the name of a field that holds them.',
    );
}

function build(read: FormatReader, context: RuleContext): FormatInstance {
  const name = read.choice('format');
  if (!read.has('country')) return { format: name };
  if (name === 'phone') return { format: name, ...countryIn(read, context) };
  throw read
    .placeOf('country')
    .error('unknown-parameter', `The format ${name} has no country`, 'Remove it: only phone has one.');
}

export const formatAdapter = defineAdapter(format, {
  on: 'field',
  parameters: PARAMETERS,
  ordinal: ['format'],
  instance: () => ({
    format: choice(formatNames()),
    country: optional(text),
    countryField: optional(reference),
  }),
  build,
  inputHints: ({ format: name }) => ({ format: name }),
});
