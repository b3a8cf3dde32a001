import type { Node } from 'jsonc-parser';
import { BUILT_IN_LISTS } from '../../../transforms/config/builtInLists.ts';
import type { RuleName } from '../../../transforms/ground/ruleNames.ts';
import { choicesOf, type Parameter } from '../../../transforms/vocabulary/parameters.ts';
import { ADAPTERS } from '../../../transforms/vocabulary/rules.ts';
import { type Candidate, valued } from './candidate.ts';
import type { CompletionPosition } from './completionPositionAt.ts';
import { ruleAround } from './namesIn.ts';
import { childAt } from './nodes.ts';

/** Parameter of a rule at a position, with the kind of its value. */
interface ParameterAt {
  rule: RuleName;
  name: string;
  kind: Parameter;
}

function parameterAt({ key, around }: CompletionPosition): ParameterAt | undefined {
  const rule = ruleAround(around);
  if (!rule) return undefined;
  const { ordinal, kinds } = ADAPTERS[rule].parameters;
  const name = around?.type === 'array' ? ordinal[Number(key)] : key;
  const kind = name === undefined ? undefined : kinds[name];
  return name === undefined || kind === undefined ? undefined : { rule, name, kind };
}

function valuesOf(kind: Parameter): readonly (string | boolean)[] {
  if (kind === 'flag') return [true, false];
  if (kind === 'country') return (BUILT_IN_LISTS.countries?.('en') ?? []).map(({ value }) => String(value));
  return choicesOf(kind);
}

/** Returns completion candidates for a rule's parameter with a fixed set of values. */
export function parameterValues(place: CompletionPosition): Candidate[] {
  const parameter = parameterAt(place);
  if (!parameter) return [];
  const { rule, name, kind } = parameter;
  return valuesOf(kind).map((value) => valued(value, `${name} of ${rule}`));
}

/** Returns completion candidates for the names of a rule's parameters. */
export function parameterNames({ around }: CompletionPosition): Candidate[] {
  const rule = ruleAround(around);
  return rule
    ? ADAPTERS[rule].parameters.named.map((name) => ({ name, detail: `parameter of ${rule}` }))
    : [];
}

/**
 * Returns the name of the field with which the value at a position is compared, which another parameter of the rule
 * gives; undefined where the value is compared with none.
 */
export function comparedField(place: CompletionPosition): string | undefined {
  const parameter = parameterAt(place);
  if (typeof parameter?.kind !== 'object' || !('comparedWith' in parameter.kind)) return undefined;
  const { rule, kind } = parameter;
  const name: unknown = parameterNode(place.around, rule, kind.comparedWith)?.value;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the value of another parameter in the same list or object. */
function parameterNode(around: Node | undefined, rule: RuleName, name: string): Node | undefined {
  const position = ADAPTERS[rule].parameters.ordinal.indexOf(name);
  return childAt(around, around?.type === 'array' ? String(position) : name);
}
