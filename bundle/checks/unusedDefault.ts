import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { operandsOf } from '../meaning/conditions.ts';
import { defineCheck } from './check.ts';

/** Reports a boolean before the last operand of a `first`, because a boolean is never empty (C3-01, C8-17). */
export const unusedDefault = defineCheck({
  code: 'unused-default',
  severity: 'warning',
  summary: 'a first over a boolean, which is never empty',
  needs: 'file',
  *run(view) {
    const found = new Set<string>();
    for (const { operand, placeOf } of operandsOf(view)) {
      const index = neverEmpty(operand);
      if (index < 0) continue;
      const { file, pointer } = placeOf(['first', index]);
      // A content variant is in several forms.
      if (found.has(`${file}#${pointer}`)) continue;
      found.add(`${file}#${pointer}`);
      yield {
        file,
        pointer,
        message: 'A boolean is never empty, so `first` always takes it and nothing that stands behind it.',
        hint: 'Compare the boolean in a condition instead, or take it out of the list.',
      };
    }
  },
});

/** Returns the position of a boolean in a `first`; the last operand is a default and does not count. */
function neverEmpty(operand: CompiledOperand): number {
  if (!('first' in operand)) return -1;
  const parts = operand.first;
  const behind = parts.length === 1 ? parts : parts.slice(0, -1);
  return behind.findIndex((part) => ('ref' in part ? part.ref.type === 'boolean' : isBooleanLiteral(part)));
}

function isBooleanLiteral(operand: object): boolean {
  return 'literal' in operand && typeof operand.literal === 'boolean';
}
