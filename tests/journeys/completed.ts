import { fixedDecimal, parseDecimal } from '../../transforms/values/decimal.ts';
import { keptAt } from './commands/entering.ts';
import { masksAt } from './invariants/refused.ts';
import { answer, type Model, valueAt } from './model.ts';
import type { Seen } from './observe.ts';
import { pathOfId } from './places.ts';

/**
 * An amount that was typed, and whose field a later step leaves, gets the decimal places of its mask: the stored value
 * is the text as shown (C7-07).
 */
export function adoptCompleted(model: Model, after: Seen): void {
  const { open } = model;
  if (open === null || (after.focus && pathOfId(after.focus.id) === open)) return;
  const held = valueAt(model, open);
  const amount = parseDecimal(held);
  const kept = keptAt(model, open, after);
  const isCompleted = masksAt(model, open).some(
    (mask) => mask.kind === 'number' && amount !== null && kept === fixedDecimal(amount, mask.decimals),
  );
  if (isCompleted && kept !== held) answer(model, open, kept ?? null);
}
