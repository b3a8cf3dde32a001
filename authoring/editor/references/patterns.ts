/** States of matching the patterns of a table against a path: pairs of a pattern and the next step in it. */
export type States = readonly (readonly [pattern: number, position: number])[];

/** Table of path patterns: keys from the root of a file, `*` for any one key, `**` for any number of them. */
export class Patterns {
  private readonly patterns: readonly (readonly string[])[];

  constructor(patterns: readonly string[]) {
    this.patterns = patterns.map((pattern) => pattern.split('/'));
  }

  /** Returns the states at the root of a file. */
  begin(): States {
    return this.patterns.flatMap((_, index) => this.passing(index, 0));
  }

  /** Returns the states after one more key of the path. */
  step(states: States, key: string): States {
    return states.flatMap(([index, position]) => {
      const wanted = this.patterns[index]?.[position];
      if (wanted === '**') return this.passing(index, position);
      return wanted === '*' || wanted === key ? this.passing(index, position + 1) : [];
    });
  }

  /** Returns the patterns that match the whole path, in the order of their table. */
  here(states: States): number[] {
    const ended = states.filter(([index, position]) => position === this.patterns[index]?.length);
    return [...new Set(ended.map(([index]) => index))].sort((a, b) => a - b);
  }

  /** Returns a position, and the next one where `**` may match no key. */
  private passing(index: number, position: number): [number, number][] {
    const isAny = this.patterns[index]?.[position] === '**';
    return isAny
      ? [
          [index, position],
          [index, position + 1],
        ]
      : [[index, position]];
  }
}
