import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import type { Constraint } from './constraint.ts';

/** Constraint with the fields and lists that it reads. */
interface IndexedConstraint {
  constraint: Constraint;
  reads: ReadonlySet<string>;
}

/** Returns the fields and lists that a condition reads, as texts that can be compared. */
export function readsOf(condition: CompiledCondition): Set<string> {
  const text = JSON.stringify(condition);
  return new Set(text.match(/"(?:model|list)":"\w+"(?:,"field":"\w+")?/g) ?? []);
}

/** Index of constraints by the fields and lists that they read, so that each is analysed once for all proofs. */
export class ConstraintIndex {
  readonly constraints: readonly Constraint[];
  private readonly read: readonly IndexedConstraint[];
  /** Positions of the constraints that read a field or list, by its name. */
  private readonly readers = new Map<string, number[]>();

  constructor(constraints: readonly Constraint[]) {
    this.constraints = constraints;
    this.read = constraints.map((constraint) => ({ constraint, reads: readsOf(constraint.holds) }));
    for (const [position, { reads }] of this.read.entries())
      for (const name of reads) {
        const readers = this.readers.get(name);
        if (readers) readers.push(position);
        else this.readers.set(name, [position]);
      }
  }

  /** Returns the constraints that read one of the names, in their order. */
  reading(names: ReadonlySet<string>): IndexedConstraint[] {
    const positions = new Set([...names].flatMap((name) => this.readers.get(name) ?? []));
    return [...positions].sort((a, b) => a - b).flatMap((position) => this.read[position] ?? []);
  }
}
