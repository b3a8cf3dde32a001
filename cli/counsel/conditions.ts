import { type Naming, testWords } from '../../transforms/conditions/words.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { type Html, html } from './html.ts';

/** Parts that stand one below the other, and what they are joined by. */
interface Group {
  lead: string;
  parts: readonly CompiledCondition[];
}

/** The group that a condition is; undefined for a single test. */
function groupOf(condition: CompiledCondition): Group | undefined {
  if ('all' in condition) return { lead: 'all of these are so:', parts: condition.all };
  if ('any' in condition) return { lead: 'at least one of these is so:', parts: condition.any };
  if (!('not' in condition)) return undefined;
  const { not } = condition;
  if ('any' in not) return { lead: 'none of these is so:', parts: not.any };
  if ('all' in not) return { lead: 'not all of these are so:', parts: not.all };
  return { lead: 'this is not so:', parts: [not] };
}

function isAlone(condition: CompiledCondition, { parts }: Group): boolean {
  return parts.length === 1 && !('not' in condition);
}

function words(condition: CompiledCondition, naming: Naming): Html {
  const group = groupOf(condition);
  if (!group) return html`${'op' in condition && testWords(condition, naming)}`;
  const { lead, parts } = group;
  const [only] = parts;
  if (only && isAlone(condition, group)) return words(only, naming);
  return html`<p class="lead">${lead}</p><ul class="condition">${parts.map((part) => html`<li>${words(part, naming)}</li>`)}</ul>`;
}

/** A condition: one line, or a list whose parts stand one below the other. */
export function conditionList(condition: CompiledCondition, naming: Naming): Html {
  return html`<div class="when">${words(condition, naming)}</div>`;
}
