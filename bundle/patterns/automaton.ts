import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type CharacterMatcher, type Ranges, rangesOf } from './characterClasses.ts';

/** Node of the automaton: one step of a backtracking engine, without its captures. */
type Step =
  | { kind: 'take'; leaf: number; next: number }
  /** Alternatives, in the order of trial. */
  | { kind: 'split'; next: number[] }
  | { kind: 'start'; next: number }
  | { kind: 'end'; next: number }
  /** Assertion that may hold or fail: a word boundary or a lookaround. */
  | { kind: 'doubt'; next: number }
  /** End of the pattern within a lookahead. */
  | { kind: 'stop' }
  | { kind: 'accept' };

/** Nondeterministic automaton of a regular expression: its nodes, the index of the first, and its character sets. */
export interface Automaton {
  steps: Step[];
  first: number;
  leaves: Ranges[];
}

/** Error of a pattern that cannot be analysed; the message is the reason, as the end of a sentence. */
export class UndecidedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UndecidedError';
  }
}

const MAX_STEPS = 20_000;

/** Converts a valid pattern with the flag `u` to an automaton. Throws an UndecidedError. */
export function automatonOf(pattern: string): Automaton {
  const builder = new Builder();
  const accept = builder.add({ kind: 'accept' });
  const first = builder.alternatives(parse(pattern).alternatives, accept);
  return { steps: builder.steps, first, leaves: builder.leaves };
}

function parse(pattern: string): AST.Pattern {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    throw new UndecidedError('it uses syntax that the check does not know');
  }
}

/** Builds an automaton from the end of the pattern: each element is given the step that follows it. */
class Builder {
  readonly steps: Step[] = [];
  readonly leaves: Ranges[] = [];
  private readonly leafNumbers = new Map<string, number>();

  add(step: Step): number {
    if (this.steps.length >= MAX_STEPS) throw new UndecidedError('it repeats too much to be looked through');
    return this.steps.push(step) - 1;
  }

  alternatives(alternatives: readonly AST.Alternative[], next: number): number {
    const firsts = alternatives.map(({ elements }) =>
      elements.reduceRight((follower, element) => this.element(element, follower), next),
    );
    const [only] = firsts;
    return firsts.length === 1 && only !== undefined ? only : this.add({ kind: 'split', next: firsts });
  }

  private element(element: AST.Element, next: number): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.add({ kind: 'take', leaf: this.leaf(element), next });
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, next);
      case 'Group':
        if (element.modifiers) throw new UndecidedError('it changes its flags on the way');
        return this.alternatives(element.alternatives, next);
      case 'Quantifier':
        return this.repetition(element, next);
      case 'Assertion':
        return this.assertion(element, next);
      case 'Backreference':
        throw new UndecidedError('it refers back to what a group matched');
      case 'ExpressionCharacterClass':
        throw new UndecidedError('it uses syntax that the check does not know');
    }
  }

  private leaf(leaf: CharacterMatcher): number {
    const known = this.leafNumbers.get(leaf.raw);
    if (known !== undefined) return known;
    const ranges = rangesOf(leaf);
    if (!ranges) throw new UndecidedError('it uses syntax that the check does not know');
    const number = this.leaves.push(ranges) - 1;
    this.leafNumbers.set(leaf.raw, number);
    return number;
  }

  /** Unrolls a quantifier into required and optional repetitions: `a{2,4}` is a, a and (a(a)?)?. */
  private repetition({ element, min, max }: AST.Quantifier, next: number): number {
    let first = next;
    if (max === Number.POSITIVE_INFINITY) {
      if (mayBeEmpty(element)) throw new UndecidedError('it repeats what may be empty');
      const head: Step & { kind: 'split' } = { kind: 'split', next: [] };
      first = this.add(head);
      const body = this.element(element, first);
      head.next = [body, next];
      // The loop has the last required repetition: a+ is a loop that is entered at its body.
      if (min > 0) first = body;
    } else {
      for (let turn = min; turn < max; turn += 1)
        first = this.add({ kind: 'split', next: [this.element(element, first), next] });
    }
    const more = max === Number.POSITIVE_INFINITY ? min - 1 : min;
    for (let turn = 0; turn < more; turn += 1) first = this.element(element, first);
    return first;
  }

  private assertion(assertion: AST.Assertion, next: number): number {
    switch (assertion.kind) {
      case 'start':
      case 'end':
        return this.add({ kind: assertion.kind, next });
      case 'word':
        return this.add({ kind: 'doubt', next });
      case 'lookahead': {
        // The pattern of a lookahead is explored beside what follows it, and never accepts.
        const inner = this.alternatives(assertion.alternatives, this.add({ kind: 'stop' }));
        return this.add({
          kind: 'split',
          next: [inner, this.add({ kind: 'doubt', next })],
        });
      }
      case 'lookbehind':
        if (/[*+?{]|\(\?/.test(assertion.raw.slice(4)))
          throw new UndecidedError('it looks behind itself for what is not of one length');
        return this.add({ kind: 'doubt', next });
    }
  }
}

function mayBeEmpty(element: AST.Element): boolean {
  switch (element.type) {
    case 'Quantifier':
      return element.min === 0 || mayBeEmpty(element.element);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.every(mayBeEmpty));
    case 'Assertion':
    case 'Backreference':
      return true;
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return false;
  }
}
