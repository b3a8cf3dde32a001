// Writes docs/authoring/rules.md and docs/authoring/operators.md: sentences and examples are those of the product.
import schema from '../schemas/condition.schema.json' with { type: 'json' };
import * as EXAMPLES from '../transforms/conditions/examples.author.ts';
import { guideOf } from '../transforms/vocabulary/authoring.ts';
import { RULE_NAMES } from '../transforms/vocabulary/rules.ts';
import { parametersOf } from './ruleParameters.mjs';

const HEAD = `<!-- Generated from transforms/ and schemas/ by \`npm run generate:reference\`. Do not edit. -->

[start.md](start.md) says how examples are read.`;
const RULES = `Parameters stand by position in \`ordinalParams\`, by name in \`namedParams\`. All rules but those that require something
pass on an empty value.`;
const WIDTH = 100;

/** A value as JSON, each part on one line where it fits. */
function layOut(value, indent = '') {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value);
  const keyed = (key) => (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `);
  const parts = entries.map(([key, part]) => keyed(key) + layOut(part, `${indent}  `));
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return open + close;
  const line = open + space + parts.join(', ') + space + close;
  if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

const example = ({ file, at, value }) => `\`${file}\`, at \`${at}\`:\n\n\`\`\`json\n${layOut(value)}\n\`\`\``;

function chapter(name, paragraphs, examples) {
  if (!paragraphs[0]) throw new Error(`${name} has no description.`);
  return [`### ${name}`, ...paragraphs.filter(Boolean), ...examples.map(example)].join('\n\n');
}

/** A part of the schema of conditions, with the chapters of its table in order. */
const part = (title, { description }, examples, definitionOf) => [
  `## ${title}`,
  description,
  ...Object.entries(examples).map(([name, changes]) =>
    chapter(name, [definitionOf(name).description], changes),
  ),
];

const page = (title, ...parts) => `${[`# ${title}`, HEAD, ...parts].join('\n\n')}\n`;

const rules = RULE_NAMES.map((rule) =>
  chapter(rule, [...guideOf(rule).paragraphs, parametersOf(rule)], guideOf(rule).examples),
);

export const rulesPage = () => page('Rules of fields and lists', '## Rules', RULES, ...rules);

export function operatorsPage() {
  const { CONDITION_EXAMPLES, OPERATOR_EXAMPLES, OPERAND_EXAMPLES } = EXAMPLES;
  const { test, operand, ...definitions } = schema.definitions;
  return page(
    'Conditions, operators and operands',
    ...part('Conditions', schema, CONDITION_EXAMPLES, (name) => definitions[name]),
    ...part('Operators', test, OPERATOR_EXAMPLES, (name) => test.properties[name]),
    ...part('Operands', operand, OPERAND_EXAMPLES, (name) => definitions[`${name}Operand`]),
  );
}
