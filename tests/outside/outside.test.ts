import { describe, expect, it } from 'vitest';
import { DECIDED, type Decided } from './decided.ts';
import { NotConvertible } from './jsonSchema.ts';
import { type Judged, judgeBoth } from './judgeBoth.ts';
import { hospitalPrices, officialSuite, type Published } from './sources.ts';
import { variantsOf } from './variants.ts';

interface Outcome {
  judged: Judged[];
  /** What no model can hold, and how many examples stand beside it. */
  left: Map<string, number>;
}

function judgeAll(documents: readonly Published[], variants?: (value: unknown) => unknown[]): Outcome {
  const outcome: Outcome = { judged: [], left: new Map() };
  for (const document of documents) {
    try {
      outcome.judged.push(...judgeBoth(document, variants));
    } catch (error) {
      if (!(error instanceof NotConvertible)) throw error;
      outcome.left.set(error.what, (outcome.left.get(error.what) ?? 0) + document.examples.length);
    }
  }
  return outcome;
}
/** Each kind of thing that keeps a document from being a model, and every one is met. */
const LIMITS: readonly RegExp[] = [
  /^items by position$/,
  /^additionalItems on a list/,
  /^patternProperties on a group|^keys that are not known before$|^tilda~field on a group/,
  /^a value of several types/,
  /^a value of no stated type/,
  /^a reference to another document/,
  /^a schema that holds itself$/,
  /^the format (date-time|ipv4|ipv6|hostname)$/,
];

/** OUTSIDE=all judges every variant of every example, some 111,000 in twenty seconds; else one of these many. */
const STEP = process.env.OUTSIDE === 'all' ? 1 : 61;
const someVariants = (value: unknown): unknown[] =>
  variantsOf(value).filter((_, index) => index % STEP === 0);

const otherwise = ({ judged }: Outcome): object[] =>
  judged
    .filter(({ ours, theirs }) => ours !== theirs)
    .map(({ name, value, theirs, found }) => ({ name, value: JSON.stringify(value), theirs, found }));

const decidedIn = ({ judged }: Outcome): Set<Decided> =>
  new Set(judged.flatMap(({ decided }) => [...decided]));

describe('documents of JSON Schema that others published', () => {
  const suite = judgeAll(officialSuite());
  const prices = judgeAll(hospitalPrices(), someVariants);
  const published = prices.judged.filter(({ name }) => !name.includes('variant'));

  it('the official test suite: each example that a model can hold gets the verdict that the suite states', () => {
    expect(otherwise(suite)).toEqual([]);
    expect(suite.judged.length).toBeGreaterThan(150);
  });

  it('the suite’s other examples ask for what no model has: several types, unknown keys, other documents', () => {
    const reasons = [...suite.left.keys()];
    expect(reasons.filter((reason) => !LIMITS.some((limit) => limit.test(reason)))).toEqual([]);
    expect(LIMITS.filter((limit) => !reasons.some((reason) => limit.test(reason)))).toEqual([]);
  });

  it('hospital price files: each part of each file, and each part changed in one place, is judged as by CMS’ schemas', () => {
    expect(otherwise(prices)).toEqual([]);
    expect(published.length).toBeGreaterThan(300);
    expect(prices.judged.length).toBeGreaterThan(2000);
    expect([...prices.left]).toEqual([]);
  });

  it('both verdicts are met often, and what the contract decides otherwise is met, too', () => {
    for (const { judged } of [suite, prices]) {
      const accepted = judged.filter(({ ours }) => ours).length;
      expect(accepted).toBeGreaterThan(50);
      expect(judged.length - accepted).toBeGreaterThan(50);
    }
    expect(new Set([...decidedIn(suite), ...decidedIn(prices)])).toEqual(new Set(Object.keys(DECIDED)));
  });
});
