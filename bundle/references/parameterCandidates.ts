import { BUILT_IN_LISTS } from '../../transforms/config/builtInLists.ts';
import { isContainer, valueAt } from '../../transforms/ground/pointer.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { GENERIC_PATTERNS } from '../../transforms/values/pattern.ts';
import { EQUALITY_NAMES } from '../../transforms/vocabulary/requiredIf.ts';
import { ADAPTERS, ruleNameOf } from '../../transforms/vocabulary/rules.ts';
import { type Candidate, valued } from './candidate.ts';
import { ruleAround } from './namesIn.ts';
import type { PlaceUnder } from './placeUnder.ts';

type Values = readonly (string | boolean)[];

/** Values of parameters that a rule compiles into something else: its instances do not list them. */
const WRITTEN: Partial<Record<RuleName, Record<string, () => Values>>> = {
  requiredIf: { operator: () => EQUALITY_NAMES },
  nestedRequiredIf: {
    firstOperator: () => EQUALITY_NAMES,
    secondOperator: () => EQUALITY_NAMES,
    combinator: () => ['And', 'Or'],
  },
  regularExpression: { generic: () => Object.keys(GENERIC_PATTERNS) },
  format: { country: () => (BUILT_IN_LISTS.countries?.('en') ?? []).map(({ value }) => String(value)) },
};

/** The values of a parameter that has few. */
export function parameterValues({ key, around }: PlaceUnder): Candidate[] {
  const rule = ruleNameOf(ruleAround(around) ?? '');
  if (!rule) return [];
  const name = around?.type === 'array' ? ADAPTERS[rule].parameters.ordinal[Number(key)] : key;
  if (name === undefined) return [];
  const values = WRITTEN[rule]?.[name]?.() ?? listedIn(rule, name);
  return values.map((value) => valued(value, `${name} of ${rule}`));
}

/** The names of a rule's parameters. */
export function parameterNames({ around }: PlaceUnder): Candidate[] {
  const rule = ruleNameOf(ruleAround(around) ?? '');
  return rule
    ? ADAPTERS[rule].parameters.named.map((name) => ({ name, detail: `parameter of ${rule}` }))
    : [];
}

/** What the shape of a rule's instances allows for one of their properties. */
function listedIn(rule: RuleName, name: string): Values {
  const shape = valueAt(ADAPTERS[rule].metaSchema, `/items/properties/compiled/properties/${name}`);
  if (!isContainer(shape)) return [];
  if (shape.type === 'boolean') return [true, false];
  return Array.isArray(shape.enum) ? shape.enum.filter((value) => typeof value === 'string') : [];
}
