import fc from 'fast-check';

/** How many of each kind are drawn: some in the test command, as many as asked for by `npm run fuzz`. */
export const RUNS = Number(process.env.CLAIMWRIGHT_FUZZ_RUNS ?? 40);

/** The same in each run of the test command; another in each of `npm run fuzz`, which prints it. */
export const DRAWN = { numRuns: RUNS, seed: Number(process.env.CLAIMWRIGHT_FUZZ_SEED ?? 20_300_504) };

/** Any code point, halves of pairs among them; what the library has for it takes seconds to begin. */
const codePoint = fc
  .oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: codePoint, maxLength });
