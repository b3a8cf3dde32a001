import { counted } from '../../../bundle/findings/counted.ts';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { isContainer } from '../../../transforms/ground/pointer.ts';
import { isMaskName, MASKS } from '../../../transforms/masks/masks.ts';
import { guideOf } from '../../../transforms/vocabulary/authoring.ts';
import { isRuleName } from '../../../transforms/vocabulary/rules.ts';
import type { KnownField } from '../references/knownNames.ts';
import type { References } from '../references/references.ts';
import { fieldsOf } from '../references/resolve.ts';
import { type SymbolId, type SymbolKind, symbolParts } from '../references/symbols.ts';

interface Bundle {
  read: ReadBundle;
  references: References;
}

type Words = (parts: string[], bundle: Bundle) => string;

/** Describes a symbol, such as a field, in Markdown for hovers; empty for one that the bundle lacks. */
export function describeSymbol(symbol: SymbolId, read: ReadBundle, references: References): string {
  const { kind, parts } = symbolParts(symbol);
  return WORDS[kind](parts, { read, references });
}

const TYPES: Record<string, string> = {
  string: 'A text',
  number: 'A number',
  boolean: 'Yes or no',
  date: 'A date',
  file: 'A file',
  list: 'A list of records',
};

const fieldWords: Words = ([formType = '', model = '', name = ''], { references }) => {
  const [first = '', second] = pathSteps(name);
  const row = second === undefined ? { model } : { model, within: first };
  const field = fieldsOf(references.known, formType, row)?.get(second ?? first);
  if (!field) return '';
  const where = second === undefined ? model : `${first} in ${model}`;
  const lines = [
    `**${field.name}**: ${TYPES[field.type] ?? field.type} of ${where} (${formType}).`,
    ...factsOf(field),
  ];
  return lines.join('\n\n');
};

function factsOf({ entry }: KnownField): string[] {
  const rules = Array.isArray(entry.rules) ? entry.rules.map(ruleWords) : [];
  return [
    ...(entry.computed === undefined ? [] : ['It is calculated, and nobody types it.']),
    ...(entry.clientOnly === true ? ['It is judged in the browser only, neither sent nor stored.'] : []),
    ...(rules.length > 0 ? [`Rules:\n${rules.join('\n')}`] : []),
  ];
}

/** Returns the first paragraph of a rule's chapter in the guide, without links, which do not work in an editor. */
const firstOf = (rule: string): string =>
  isRuleName(rule) ? guideOf(rule).paragraphs[0].replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') : '';

/** Describes a rule with its parameters and the guide's first sentence: `- maxLength 50`. */
function ruleWords(rule: unknown): string {
  if (!isContainer(rule) || typeof rule.name !== 'string') return '';
  const ordinal = Array.isArray(rule.ordinalParams)
    ? rule.ordinalParams.map((value) => JSON.stringify(value))
    : [];
  const said = [rule.name, ...ordinal].join(' ');
  const [first = ''] = firstOf(rule.name).split(/(?<=\.)\s/);
  return first === '' ? `- ${said}` : `- ${said}: ${first}`;
}

const maskWords: Words = ([name = '']) => {
  if (!isMaskName(name)) return '';
  const mask = MASKS[name];
  const shape =
    'pattern' in mask ? `It is typed as \`${mask.pattern}\`: # is a digit, @ a letter, * either.` : '';
  return [`**${name}**: an input mask.`, shape].filter((text) => text !== '').join(' ');
};

const contentWords: Words = ([key = ''], { read }) => {
  const texts = read.view.contents.flatMap(({ culture, texts: all }) =>
    Object.entries(all)
      .filter(([name]) => name === key || name.startsWith(`${key}_`))
      .filter(([name]) => name === key || /_(?:zero|one|two|few|many|other)$/.test(name.slice(key.length)))
      .map(([name, text]) => `- ${culture}${name === key ? '' : ` ${name.slice(key.length)}`}: ${text}`),
  );
  return texts.length === 0 ? '' : `**${key}**\n${texts.join('\n')}`;
};

const pageWords: Words = ([form = '', name = ''], { read, references }) => {
  const page = read.view.pages.find((one) => one.form === form && one.name === name);
  const title = page && references.known.texts[page.page.titleKey];
  return page ? `**${name}**: the page ${page.page.path}, “${String(title ?? page.page.titleKey)}”.` : '';
};

const WORDS: Record<SymbolKind, Words> = {
  model: ([formType = '', name = ''], { references }) => {
    const count = references.known.models.get(formType)?.get(name)?.fields.size;
    return count === undefined ? '' : `**${name}**: a model of ${formType} with ${counted(count, 'field')}.`;
  },
  field: fieldWords,
  rule: ([name = '']) => {
    const text = firstOf(name);
    return text === '' ? '' : `**${name}**: ${text}`;
  },
  mask: maskWords,
  valueList: ([name = ''], { read }) => {
    const values = read.view.bundle.lists[name]?.values ?? [];
    return `**${name}**: a list of ${counted(values.length, 'value')}.`;
  },
  page: pageWords,
  form: ([name = '']) => `**${name}**: a form of the settlement.`,
  deadline: ([key = ''], { read }) => {
    const entry = read.view.bundle.settlement.deadlines[key];
    return entry
      ? `**${key}**: ${entry.deadline}, ${entry.timeZone ?? read.view.bundle.settlement.timeZone}.`
      : '';
  },
  content: contentWords,
  column: ([form = '', name = '']) => `**${name}**: a column of the class list of ${form}.`,
};
