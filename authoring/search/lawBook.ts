import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import type { Law } from './lawParts.ts';

/** A law, and the names that it reads. */
interface ReadLaw {
  law: Law;
  reads: ReadonlySet<string>;
}

/** Returns the fields and lists that a condition reads, as texts that can be compared. */
export function readsOf(condition: CompiledCondition): Set<string> {
  const text = JSON.stringify(condition);
  return new Set(text.match(/"(?:model|list)":"\w+"(?:,"field":"\w+")?/g) ?? []);
}

/** Laws by the names that they read. Each law is read once, however many proofs look for it. */
export class LawBook {
  readonly laws: readonly Law[];
  private readonly read: readonly ReadLaw[];
  /** Positions of the laws that read a name, by that name. */
  private readonly readers = new Map<string, number[]>();

  constructor(laws: readonly Law[]) {
    this.laws = laws;
    this.read = laws.map((law) => ({ law, reads: readsOf(law.holds) }));
    for (const [position, { reads }] of this.read.entries())
      for (const name of reads) {
        const readers = this.readers.get(name);
        if (readers) readers.push(position);
        else this.readers.set(name, [position]);
      }
  }

  /** Returns the laws that read one of the names, in their order. */
  reading(names: ReadonlySet<string>): ReadLaw[] {
    const positions = new Set([...names].flatMap((name) => this.readers.get(name) ?? []));
    return [...positions].sort((a, b) => a - b).flatMap((position) => this.read[position] ?? []);
  }
}
