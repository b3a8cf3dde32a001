// Writes the table of rules' keywords and parameters: the section of docs/validator.md between its two marks.
import { choicesOf } from '../transforms/vocabulary/parameters.ts';
import { ADAPTERS, keywordOf, RULE_NAMES } from '../transforms/vocabulary/rules.ts';

const BEGIN = '<!-- Generated from transforms/vocabulary/ by `npm run generate:reference`: begin -->';
const END = '<!-- end -->';

const codes = (names) => names.map((name) => `\`${name}\``).join(', ');

/** Most choices that are listed. */
const FEW = 4;

/** `type` (`number`, `date`): a parameter with its choices, where they are few. */
function shown(name, kind) {
  const choices = choicesOf(kind);
  return choices.length === 0 || choices.length > FEW
    ? codes([name])
    : `${codes([name])} (${codes(choices)})`;
}

/** The parameters of a rule, by position and by name. */
function listsOf(rule) {
  const { ordinal, rest, named, kinds } = ADAPTERS[rule].parameters;
  const listed = rest === undefined ? [] : [`\`${rest}\` (a list)`];
  const written = (names) => names.map((name) => shown(name, kinds[name]));
  return [[...written(ordinal), ...listed], written(named)].map((list) => list.join(', '));
}

const row = (rule) => `| \`${keywordOf(rule)}\` | ${listsOf(rule).join(' | ')} |`;

/** The parameters of a rule in one sentence; empty where it has none. */
export function parametersOf(rule) {
  const [byPosition, byName] = listsOf(rule);
  const parts = [byPosition && `by position ${byPosition}`, byName && `by name ${byName}`].filter(Boolean);
  return parts.length === 0 ? '' : `Parameters: ${parts.join('; ')}.`;
}

const TABLE = ['| keyword | by position | by name |', '|---|---|---|', ...RULE_NAMES.map(row)].join('\n');

/** The document with the table as the rules are now. */
export function withRuleParameters(document) {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/validator.md lacks a mark: ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n\n${TABLE}\n\n${END}${after}`;
}
