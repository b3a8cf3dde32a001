import { drawFrom } from '../../../bench/server/faults/drawFrom.ts';
import { Coverage } from './coverage.ts';
import { mutate } from './mutate.ts';

export type Parser = (bytes: Buffer) => void | Promise<void>;

/** What a parser is given at first, and the words of what it reads. */
export interface Vocabulary {
  seeds: readonly Buffer[];
  words: readonly Buffer[];
}

/** When to stop; `guided: false` keeps nothing that it finds, and is only drawn. */
export interface Effort {
  seed: number;
  goesOn: (executions: number) => boolean;
  guided?: boolean;
}

/** What came of it. */
export interface Outcome {
  executions: number;
  branches: number;
  /** The inputs that took a way of their own. */
  kept: readonly Buffer[];
  /** What the parser failed at, made as short as it still fails. */
  failure: { input: Buffer; error: unknown } | null;
}

/** Gives a parser changed inputs, keeps those that take a new way through its code and changes them further, until one fails. */
export async function guide(parser: Parser, { seeds, words }: Vocabulary, effort: Effort): Promise<Outcome> {
  const { seed, goesOn, guided = true } = effort;
  const draw = drawFrom(seed);
  const coverage = new Coverage();
  const kept: Buffer[] = [];
  let executions = 0;
  try {
    while (executions < seeds.length || goesOn(executions)) {
      // What was kept last has led furthest.
      const base = kept[kept.length - 1 - Math.floor(draw() * draw() * kept.length)] ?? Buffer.alloc(0);
      const input = seeds[executions] ?? mutate(base, { draw, kept, words });
      executions += 1;
      const error = await failureOf(parser, input);
      if (error !== null) {
        const failure = { input: await shortened(parser, input), error };
        return { executions, branches: coverage.size, kept, failure };
      }
      const isFresh = coverage.fresh() > 0;
      if (executions <= seeds.length || (guided && isFresh)) kept.push(input);
    }
    return { executions, branches: coverage.size, kept, failure: null };
  } finally {
    coverage.stop();
  }
}

async function failureOf(parser: Parser, input: Buffer): Promise<unknown> {
  try {
    await parser(input);
    return null;
  } catch (error) {
    return error;
  }
}

/** Leaves out all that the failure does not need, in pieces of half, a quarter … of it. */
async function shortened(parser: Parser, input: Buffer): Promise<Buffer> {
  let short = input;
  for (let size = short.length >> 1; size > 0; size >>= 1)
    for (let at = 0; at < short.length; ) {
      const without = Buffer.concat([short.subarray(0, at), short.subarray(at + size)]);
      if ((await failureOf(parser, without)) === null) at += size;
      else short = without;
    }
  return short;
}
