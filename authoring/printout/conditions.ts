import { type ConditionFormatter, formatTest } from '../../transforms/conditions/formatCondition.ts';
import { type ConditionTable, conditionEntry } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { type Html, html } from './html.ts';

type Parts = readonly CompiledCondition[];

/** Renders parts of a condition as a list below the words that join them. */
const listed = (lead: string, parts: Parts, formatter: ConditionFormatter): Html =>
  html`<p class="lead">${lead}</p><ul class="condition">${parts.map((part) => html`<li>${words(part, formatter)}</li>`)}</ul>`;

/** Renders parts as a list; a single part without one. */
function joined(lead: string, parts: Parts, formatter: ConditionFormatter): Html {
  const [only, second] = parts;
  return only && !second ? words(only, formatter) : listed(lead, parts, formatter);
}

const denied = (part: CompiledCondition, formatter: ConditionFormatter): Html =>
  listed('this is not so:', [part], formatter);

/** Renderers of conditions within a `not`. */
const DENIED: ConditionTable<Html, [ConditionFormatter]> = {
  all: ({ all }, formatter) => listed('not all of these are so:', all, formatter),
  any: ({ any }, formatter) => listed('none of these is so:', any, formatter),
  not: denied,
  op: denied,
};

const WORDS: ConditionTable<Html, [ConditionFormatter]> = {
  all: ({ all }, formatter) => joined('all of these are so:', all, formatter),
  any: ({ any }, formatter) => joined('at least one of these is so:', any, formatter),
  not: ({ not }, formatter) => conditionEntry(DENIED, not)(not, formatter),
  op: (test, formatter) => html`${formatTest(test, formatter)}`,
};

function words(condition: CompiledCondition, formatter: ConditionFormatter): Html {
  return conditionEntry(WORDS, condition)(condition, formatter);
}

/** Renders a condition as HTML: one line, or a list of its parts. */
export function conditionList(condition: CompiledCondition, formatter: ConditionFormatter): Html {
  return html`<div class="when">${words(condition, formatter)}</div>`;
}
