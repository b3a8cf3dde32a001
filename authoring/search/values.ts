import type { FieldType, Literal } from '../../schemas/generated/types.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { lastStep } from '../../transforms/ground/claimPath.ts';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import { isMaskName, maskOf } from '../../transforms/masks/masks.ts';
import { formatDay } from '../../transforms/values/day.ts';
import { own } from '../../transforms/values/own.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import { ownRulesOf, passes } from './ownRules.ts';
import {
  edges,
  neighbouringDays,
  plainDays,
  plainNumbers,
  plainTexts,
  suggestedBy,
  writtenDays,
} from './plainValues.ts';
import type { Random } from './random.ts';
import { isEnterable, type SearchField, type SearchForm } from './searchForm.ts';

/** Maximum number of values that the search tries for a field, because more do not help. */
const MOST_VALUES = 60;

/** Lengths of texts of allowed characters. */
const LENGTHS = [3, 1, 2, 5, 8, 12, 20, 50, 100, 250];

/** Values that are tried for the fields of a form: those that can be entered and pass the rules on the value alone. */
export class Values {
  private readonly searchForm: SearchForm;
  private readonly random: Random;
  private readonly known = new Map<SearchField, readonly FieldValue[]>();

  private readonly drawn: Record<FieldType, (field: SearchField) => FieldValue[]> = {
    string: (field) => this.offered(field, () => this.texts(field)),
    number: (field) => this.offered(field, () => this.numbers(field)),
    date: (field) => this.offered(field, () => this.days(field)),
    boolean: () => [true, false],
    file: () => [this.file()],
    list: () => [],
  };

  constructor(searchForm: SearchForm, random: Random) {
    this.searchForm = searchForm;
    this.random = random;
  }

  /** Returns the values, the plainest first; empty where no passing value is known. */
  of(field: SearchField): readonly FieldValue[] {
    const known = this.known.get(field);
    if (known) return known;
    const drawn = this.passing(field, this.draw(field));
    const passing = drawn.length > 0 ? drawn : this.passing(field, this.ofAllowed());
    this.known.set(field, passing);
    return passing;
  }

  private passing(field: SearchField, values: readonly FieldValue[]): FieldValue[] {
    return [...new Set(values)].filter((value) => this.fits(field, value)).slice(0, MOST_VALUES);
  }

  /** Returns texts of several lengths of the characters that the settlement allows, which may be few. */
  private ofAllowed(): string[] {
    const allowed = [...(this.searchForm.context.allowedCharacters ?? '')].filter((letter) => letter.trim());
    return LENGTHS.map((length) =>
      Array.from({ length }, (_, at) => allowed[at % allowed.length] ?? '').join(''),
    );
  }

  /** Tests if a value can be entered and passes the rules on the value alone. */
  fits(field: SearchField, value: FieldValue): boolean {
    if (!this.isEnterable(field, value)) return false;
    const alone = { context: this.searchForm.context, tools: this.searchForm.tools };
    return ownRulesOf(field).every((rule) => passes(value, rule, alone));
  }

  /** Tests if an input accepts the value: it is among its options and fits its mask. */
  isEnterable(field: SearchField, value: FieldValue): boolean {
    if (!isEnterable(field)) return false;
    const { inputs, preset } = field;
    if (preset !== undefined && inputs.length === 0) return true;
    if (value === null || value === '' || field.type === 'boolean') return true;
    return inputs.some(({ options, mask, masks }) => {
      if (options) return options.some((option) => String(option.value) === String(value));
      if (mask === undefined || masks.length > 0 || !isMaskName(mask)) return true;
      return fitToMask(String(value), maskOf(mask)) !== null;
    });
  }

  private draw(field: SearchField): FieldValue[] {
    const { type, inputs, preset } = field;
    if (type !== 'file' && preset && inputs.length === 0) return [...preset];
    return this.drawn[type](field);
  }

  /** Returns the options of the field's inputs, and typed values where an input has no options. */
  private offered({ inputs }: SearchField, typed: () => FieldValue[]): FieldValue[] {
    const options = inputs.flatMap((input) => input.options ?? []).map(({ value }) => value);
    const isChosen = inputs.length > 0 && inputs.every((input) => input.options);
    return isChosen ? options : [...options, ...typed()];
  }

  /** Returns the literals that conditions compare the field with. */
  private literals({ key }: SearchField): Literal[] {
    const name = lastStep(key);
    return [...(this.searchForm.literals.get(name) ?? [])];
  }

  private days(field: SearchField): FieldValue[] {
    const suggested = field.rules.flatMap((rule) => suggestedBy(rule, this.random));
    const { today } = momentOf(this.searchForm.context);
    const days = plainDays(today, this.literals(field));
    const formats = field.rules.some((rule) => isWrittenOtherwise(meaningOf(rule)));
    const written = formats ? days.flatMap(writtenDays) : days.map(formatDay);
    return [...written.slice(0, 400), ...suggested];
  }

  private numbers(field: SearchField): FieldValue[] {
    const suggested = field.rules.flatMap((rule) => suggestedBy(rule, this.random));
    const literals = this.literals(field).flatMap(edges);
    return this.masked(field, [...plainNumbers.slice(0, 4), ...suggested, ...literals, ...plainNumbers]);
  }

  private texts(field: SearchField): FieldValue[] {
    const suggested = field.rules.flatMap((rule) => suggestedBy(rule, this.random));
    const literals = this.literals(field).flatMap((value) =>
      value === null ? [] : [String(value), ...edges(value)],
    );
    const { today } = momentOf(this.searchForm.context);
    const dates = neighbouringDays(today).slice(0, 3).map(formatDay);
    const plain = this.byName(field);
    return this.masked(field, [
      ...plain,
      ...suggested,
      ...literals,
      ...plainTexts,
      ...plainNumbers,
      ...dates,
    ]);
  }

  /** Returns values for the field's name, so that a witness is readable. */
  private byName({ key }: SearchField): string[] {
    const name = lastStep(key).toLowerCase();
    return NAMED.flatMap(([part, text]) => (name.includes(part) ? [text] : []));
  }

  /** Returns the values as their masks format them. */
  private masked({ inputs }: SearchField, values: readonly string[]): string[] {
    const masks = inputs.flatMap(({ mask, masks: more }) => [...(mask === undefined ? [] : [mask]), ...more]);
    const held = masks
      .filter(isMaskName)
      .flatMap((name) => values.flatMap((value) => fitToMask(value, maskOf(name)) ?? []));
    return [...held.filter((value) => value !== ''), ...values];
  }

  private file(): FieldValue {
    const [extension = '.pdf'] = this.searchForm.accept;
    return { name: `document${extension}`, size: 1000, type: own(TYPES, extension) ?? 'application/pdf' };
  }
}

/** Tests if a rule accepts other notations of days than the usual one. */
const isWrittenOtherwise = (meaning: RuleMeaning): boolean =>
  meaning.kind === 'date' || (meaning.kind === 'past' && meaning.isShort);

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
};

const NAMED: readonly (readonly [string, string])[] = [
  ['firstname', 'Alex'],
  ['lastname', 'Sample'],
  ['email', 'alex@example.com'],
  ['phone', '(206) 555-0123'],
  ['street', '1 Main Street'],
  ['city', 'Seattle'],
  ['postalcode', '98101'],
  ['signature', 'Alex Sample'],
  ['name', 'Alex Sample'],
];
