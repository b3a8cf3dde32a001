// Writes the table of rules' keywords and parameters: the section of docs/validator.md between its two marks.
import { choicesOf } from '../transforms/vocabulary/parameters.ts';
import { ADAPTERS, keywordOf, RULE_NAMES } from '../transforms/vocabulary/rules.ts';
import { withPart } from './writeGenerated.mjs';

const codes = (names) => names.map((name) => `\`${name}\``).join(', ');

/** `type` (`number`, `date`): a parameter with its choices, where these are few. */
function shown(name, choices) {
  return choices.length > 0 && choices.length < 5 ? `${codes([name])} (${codes(choices)})` : codes([name]);
}

/** The parameters of a rule, by position and by name. */
function listsOf(rule) {
  const { ordinal, rest, named, kinds } = ADAPTERS[rule].parameters;
  const listed = rest === undefined ? [] : [`\`${rest}\` (a list)`];
  const written = (names) => names.map((name) => shown(name, choicesOf(kinds[name])));
  return [[...written(ordinal), ...listed], written(named)].map((list) => list.join(', '));
}

const row = (rule) => `| \`${keywordOf(rule)}\` | ${listsOf(rule).join(' | ')} |`;

/** The parameters of a rule in one sentence; empty where it has none. */
export function parametersOf(rule) {
  const lists = listsOf(rule).map((list, index) => list && `by ${['position', 'name'][index]} ${list}`);
  return lists.some(Boolean) ? `Parameters: ${lists.filter(Boolean).join('; ')}.` : '';
}

/** docs/validator.md with the table as the rules are now. */
export function validatorPage() {
  const table = ['| keyword | by position | by name |', '|---|---|---|', ...RULE_NAMES.map(row)];
  return withPart('docs/validator.md', 'transforms/vocabulary/', table.join('\n'));
}
