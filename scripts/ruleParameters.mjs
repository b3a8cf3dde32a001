// Writes the table of rules' keywords and parameters: the section of docs/validator.md between its two marks.
import { ADAPTERS, keywordOf, RULE_NAMES } from '../transforms/vocabulary/rules.ts';

const BEGIN = '<!-- Generated from transforms/vocabulary/ by `npm run generate:reference`: begin -->';
const END = '<!-- end -->';

const codes = (names) => names.map((name) => `\`${name}\``).join(', ');

function row(rule) {
  const { ordinal, rest, named } = ADAPTERS[rule].parameters;
  const listed = rest === undefined ? [] : [`\`${rest}\` (a list)`];
  const byPosition = [codes(ordinal), ...listed].filter(Boolean).join(', ');
  return `| \`${keywordOf(rule)}\` | ${byPosition} | ${codes(named)} |`;
}

const TABLE = ['| keyword | by position | by name |', '|---|---|---|', ...RULE_NAMES.map(row)].join('\n');

/** The document with the table as the rules are now. */
export function withRuleParameters(document) {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/validator.md lacks a mark: ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n\n${TABLE}\n\n${END}${after}`;
}
