import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { rangesOf } from '../../bundle/patterns/characterClasses.ts';
import type { Random } from './random.ts';

/** Maximum number of repetitions, beyond the minimum, of an unbounded quantifier in a generated text. */
const MOST_TURNS = 6;

/** Readable characters, which are preferred where a character class has them. */
const READABLE = [...'AEIOMNRSTaeionrstl1234567890 -', "'"];

/** Generates a random text that the pattern probably matches; null for unsupported syntax. The caller tests it. */
export function sampleOf(pattern: string, random: Random): string | null {
  try {
    return new Sampler(random).alternatives(parsed(pattern).alternatives);
  } catch {
    return null;
  }
}

/** Patterns that were parsed, because many texts are drawn of each. */
const known = new Map<string, AST.Pattern>();

function parsed(pattern: string): AST.Pattern {
  const found =
    known.get(pattern) ?? new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  known.set(pattern, found);
  return found;
}

type Leaf = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** Characters that are drawn for a part of a pattern that takes one. */
const drawnFor = new WeakMap<Leaf, readonly string[]>();

function charactersOf(leaf: Leaf): readonly string[] {
  const drawn = drawnFor.get(leaf);
  if (drawn) return drawn;
  const ranges = rangesOf(leaf) ?? [];
  const has = (point: number) => ranges.some(([from, to]) => from <= point && point <= to);
  const readable = READABLE.filter((character) => has(character.codePointAt(0) ?? 0));
  const [first] = ranges;
  const made = readable.length > 0 || !first ? readable : [String.fromCodePoint(first[0])];
  drawnFor.set(leaf, made);
  return made;
}

class Sampler {
  private readonly random: Random;
  private readonly groups = new Map<AST.CapturingGroup, string>();

  constructor(random: Random) {
    this.random = random;
  }

  alternatives(alternatives: readonly AST.Alternative[]): string {
    const chosen = this.random.pick(alternatives);
    return (chosen?.elements ?? []).map((element) => this.element(element)).join('');
  }

  private element(element: AST.Element): string {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.character(element);
      case 'Group':
        return this.alternatives(element.alternatives);
      case 'CapturingGroup': {
        const text = this.alternatives(element.alternatives);
        this.groups.set(element, text);
        return text;
      }
      case 'Quantifier':
        return this.repeated(element);
      case 'Backreference':
        return [element.resolved]
          .flat()
          .map((group) => this.groups.get(group) ?? '')
          .join('');
      case 'Assertion':
      case 'ExpressionCharacterClass':
        // Lookarounds consume nothing; the caller tests if they match.
        return '';
    }
  }

  private character(leaf: Leaf): string {
    return this.random.pick(charactersOf(leaf)) ?? '';
  }

  private repeated({ element, min, max }: AST.Quantifier): string {
    const most = Math.min(max, min + MOST_TURNS);
    const turns = min + this.random.below(most - min + 1);
    return Array.from({ length: turns }, () => this.element(element)).join('');
  }
}
