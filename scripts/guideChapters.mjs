// Writes docs/authoring/rules.md and docs/authoring/operators.md: sentences and examples are those of the product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONDITION_EXAMPLES,
  OPERAND_EXAMPLES,
  OPERATOR_EXAMPLES,
} from '../transforms/conditions/examples.author.ts';
import { guideOf } from '../transforms/vocabulary/authoring.ts';
import { RULE_NAMES } from '../transforms/vocabulary/rules.ts';
import { parametersOf } from './ruleParameters.mjs';

const MARK = '<!-- Generated from transforms/ and schemas/ by `npm run generate:reference`. Do not edit. -->';
const HOW_TO_READ =
  'Examples show one change to the bundle that `claimwright init` writes: the line above each says in which file and at\nwhich JSON pointer (`-` adds to a list). The tests run every one of them.';
const WIDTH = 100;

const schema = readFileSync(join(import.meta.dirname, '../schemas/condition.schema.json'), 'utf8');
const { definitions } = JSON.parse(schema);

/** A value as JSON, each part on one line where it fits. */
function layOut(value, indent = '') {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${JSON.stringify(key)}: `}${layOut(part, `${indent}  `)}`,
  );
  if (parts.length === 0) return isList ? '[]' : '{}';
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', ' '];
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

const example = ({ file, at, value }) => `\`${file}\`, at \`${at}\`:\n\n\`\`\`json\n${layOut(value)}\n\`\`\``;

const chapter = (name, paragraphs, examples) =>
  [`### ${name}`, ...paragraphs, ...examples.map(example)].join('\n\n');

/** The chapters of one part of the schema of conditions: the names of its table, in order. */
const chapters = (examples, definitionOf) =>
  Object.entries(examples).map(([name, changes]) => {
    const { description } = definitionOf(name);
    if (!description) throw new Error(`schemas/condition.schema.json has no description of ${name}.`);
    return chapter(name, [description], changes);
  });

function ruleChapter(rule) {
  const { paragraphs, examples } = guideOf(rule);
  const parameters = parametersOf(rule);
  return chapter(rule, [...paragraphs, ...(parameters ? [parameters] : [])], examples);
}

const page = (title, ...parts) => `${[`# ${title}`, MARK, HOW_TO_READ, ...parts].join('\n\n')}\n`;

export const rulesPage = () =>
  page(
    'Rules of fields and lists',
    '## Rules',
    'Parameters stand by position in `ordinalParams`, by name in `namedParams`. All rules but those that require something\npass on an empty value.',
    ...RULE_NAMES.map(ruleChapter),
  );

export const operatorsPage = () =>
  page(
    'Conditions, operators and operands',
    '## Conditions',
    'The same conditions drive dependencies, skipped pages, exits, variants of texts, minimum counts and rules. A condition\nis a test, or joins others.',
    ...chapters(CONDITION_EXAMPLES, (name) => definitions[name]),
    '## Operators',
    'A test has `value` and one operator.',
    ...chapters(OPERATOR_EXAMPLES, (name) => definitions.test.properties[name]),
    '## Operands',
    'An operand is a literal, or one of these.',
    ...chapters(OPERAND_EXAMPLES, (name) => definitions[`${name}Operand`]),
  );
