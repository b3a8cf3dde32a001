import type { RuleName } from '../../../transforms/ground/ruleNames.ts';
import type { Parameter, ParameterKind } from '../../../transforms/vocabulary/parameters.ts';
import { ADAPTERS, RULE_NAMES } from '../../../transforms/vocabulary/rules.ts';
import type { NamingPlace } from './places.ts';
import type { ValuePlace } from './valuePlaces.ts';

/** Kind of name or value in a parameter, or in a part of it. */
type Content = (Pick<NamingPlace, 'names'> | Pick<ValuePlace, 'values'>) & {
  /** Path from the parameter to the part. */
  below?: string;
};

/** Names and known values in parameters of each kind. */
const OF_KIND: Readonly<Record<ParameterKind, readonly Content[]>> = {
  field: [{ names: 'parameterField' }],
  recordField: [{ names: 'recordField' }],
  recordFields: [{ names: 'recordField', below: '/*' }],
  list: [{ names: 'records' }],
  valueList: [{ names: 'valueList' }],
  demands: [
    { names: 'records', below: '/*/per' },
    { values: 'documentKind', below: '/*/kind' },
  ],
  operand: [{ values: 'operand' }],
  flag: [{ values: 'parameter' }],
  country: [{ names: 'parameterField', values: 'parameter' }],
  wholeNumber: [],
  bound: [],
  literal: [],
  pattern: [],
  dateFormat: [],
  condition: [],
  recordCondition: [],
};

function contentsOf(kind: Parameter): readonly Content[] {
  if (typeof kind === 'string') return OF_KIND[kind];
  return [{ values: 'comparedWith' in kind ? 'awaited' : 'parameter' }];
}

/** Returns the pattern of a parameter's position in models.json. */
function placeOf(rule: RuleName, parameter: string): string {
  const { ordinal, rest } = ADAPTERS[rule].parameters;
  const position = ordinal.indexOf(parameter);
  if (position >= 0) return `models/**/rules/*/ordinalParams/${position}`;
  return parameter === rest
    ? 'models/**/rules/*/ordinalParams/*'
    : `models/**/rules/*/namedParams/${parameter}`;
}

type ParameterPlace = NamingPlace | ValuePlace;

function placesOf(rule: RuleName): ParameterPlace[] {
  const { kinds } = ADAPTERS[rule].parameters;
  return Object.entries(kinds).flatMap(([parameter, kind]) =>
    contentsOf(kind).map(({ below = '', ...content }) => ({
      in: 'models' as const,
      at: placeOf(rule, parameter) + below,
      ofRules: [rule],
      ...content,
    })),
  );
}

/** Merges entries with the same content, with all of their rules, because a walk tests every entry at every key. */
function joined(places: readonly ParameterPlace[]): ParameterPlace[] {
  const byContent = new Map<string, ParameterPlace>();
  for (const place of places) {
    const { ofRules = [], ...content } = place;
    const key = JSON.stringify(content);
    byContent.set(key, { ...place, ofRules: [...(byContent.get(key)?.ofRules ?? []), ...ofRules] });
  }
  return [...byContent.values()];
}

/** Positions of the parameters, of all rules, that contain a name of the bundle or one of several values. */
export const PARAMETER_PLACES: readonly ParameterPlace[] = joined(RULE_NAMES.flatMap(placesOf));
