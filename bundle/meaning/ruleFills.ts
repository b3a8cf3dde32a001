import { EN } from '../../transforms/texts/en.ts';
import { placeholdersOf } from '../../transforms/texts/placeholders.ts';
import { fillsOf, type ReadRule } from '../../transforms/vocabulary/authoring.ts';
import type { TextUse } from './textUses.ts';

/** Returns the parameters that a rule's message has however it fails, and whether a count chooses its wording. */
export function fillsOfRule(rule: ReadRule): Pick<TextUse, 'fills' | 'isCounted'> {
  const keys = Object.keys(EN).filter((key) => new RegExp(`^Rule_${rule.name}(?:_|$)`).test(key));
  const isCounted = keys.some((key) => key.endsWith('_other'));
  const [first, ...others] = fillsOf(rule) ?? [];
  if (first) return { fills: first.filter((fill) => others.every((way) => way.includes(fill))), isCounted };
  return { fills: keys.flatMap((key) => placeholdersOf(EN[key as keyof typeof EN])), isCounted };
}
