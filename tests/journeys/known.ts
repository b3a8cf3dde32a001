import type { InvariantName } from './invariants/all.ts';
import type { Moment } from './invariants/invariant.ts';

/** A fault that is known and being mended: the invariant stays on, and passes over this alone. */
interface KnownFault {
  invariant: InvariantName;
  /** What the line says. */
  line: RegExp;
  /** Where it shows, where the line does not say it. */
  when?: (moment: Moment) => boolean;
  why: string;
}

/** Must shrink to nothing. */
export const KNOWN: readonly KnownFault[] = [];

export function isKnown(invariant: string, line: string, moment: Moment): boolean {
  return KNOWN.some(
    (known) => known.invariant === invariant && known.line.test(line) && (known.when?.(moment) ?? true),
  );
}
