import type { Domain } from '../../transforms/conditions/formulas.ts';
import { typesOfOperand } from '../../transforms/conditions/kinds.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import type { Literal } from './fieldValues.ts';
import { domainOf, samplesOf } from './samples.ts';

/** Returns the domain of an operand while a page is filled in: refused values can be typed too, in any spelling. */
export function typedDomain(operand: CompiledOperand): Domain {
  if ('count' in operand) return domainOf({ type: 'number', isCount: true });
  const [type = 'string', ...others] = typesOfOperand(operand);
  if (type === 'boolean' && 'ref' in operand) return domainOf({ type });
  const truths = [type, ...others].includes('boolean') ? [true, false] : [];
  return {
    // A value of several types, or a boolean that may be empty, is compared by the type of its content.
    type: others.length === 0 && type !== 'boolean' ? type : 'string',
    samplesFor: (literals) => [...samplesOf({ type: 'string' }, literals.flatMap(spellingsOf)), ...truths],
  };
}

/** Returns spellings of a literal that compare differently as texts: `1`, `"1.0"`; `true`, `"TRUE"`. */
function spellingsOf(literal: Literal): Literal[] {
  if (typeof literal === 'boolean') return [literal, String(literal), String(literal).toUpperCase()];
  if (literal === null || parseDecimal(literal) === null) return [literal];
  const text = String(literal).trim();
  return [literal, Number(text.replaceAll(',', '')), text, `${text}${text.includes('.') ? '0' : '.0'}`];
}
