import { formatTest, type Naming } from '../../transforms/conditions/formatCondition.ts';
import { type ConditionTable, conditionEntry } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { type Html, html } from './html.ts';

type Parts = readonly CompiledCondition[];

/** Renders parts as a list below the words that join them. */
const listed = (lead: string, parts: Parts, naming: Naming): Html =>
  html`<p class="lead">${lead}</p><ul class="condition">${parts.map((part) => html`<li>${words(part, naming)}</li>`)}</ul>`;

/** Renders parts as a list; a single part without one. */
function joined(lead: string, parts: Parts, naming: Naming): Html {
  const [only, second] = parts;
  return only && !second ? words(only, naming) : listed(lead, parts, naming);
}

const denied = (part: CompiledCondition, naming: Naming): Html => listed('this is not so:', [part], naming);

/** Renderers of conditions within a `not`. */
const DENIED: ConditionTable<Html, [Naming]> = {
  all: ({ all }, naming) => listed('not all of these are so:', all, naming),
  any: ({ any }, naming) => listed('none of these is so:', any, naming),
  not: denied,
  op: denied,
};

const WORDS: ConditionTable<Html, [Naming]> = {
  all: ({ all }, naming) => joined('all of these are so:', all, naming),
  any: ({ any }, naming) => joined('at least one of these is so:', any, naming),
  not: ({ not }, naming) => conditionEntry(DENIED, not)(not, naming),
  op: (test, naming) => html`${formatTest(test, naming)}`,
};

function words(condition: CompiledCondition, naming: Naming): Html {
  return conditionEntry(WORDS, condition)(condition, naming);
}

/** Renders a condition: one line, or a list of its parts. */
export function conditionList(condition: CompiledCondition, naming: Naming): Html {
  return html`<div class="when">${words(condition, naming)}</div>`;
}
