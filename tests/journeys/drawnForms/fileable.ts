import fc from 'fast-check';
import { liveRecords } from '../../../transforms/claims/claimFields.ts';
import { judge } from '../../../transforms/claims/judge.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { PlanField, PlanModel } from '../../../transforms/ground/plan.ts';
import type { JudgeContext } from '../../../transforms/ground/verdict.ts';
import { formatDay, parseDay, parseParameterDay } from '../../../transforms/values/day.ts';
import {
  dayText,
  formattedText,
  KINDS,
  numberText,
  plainText,
  readableNumber,
} from '../../agreement/pools.ts';
import type { JourneyForm } from '../form.ts';
import { contextOf } from '../model.ts';
import { partsOf } from '../places.ts';
import { canBeEntered } from './orderly.ts';
import { begunInSome, inBlockOrder, inEachOrder, isAskedIn } from './sharedRecords.ts';

/** More changes than it takes to mend a claim that can be mended. */
const MOST_CHANGES = 600;
const MOST_RECORDS = 3;

/** Chance, by one seed: an index below a count. */
type Pick = (count: number) => number;

/** What people can type, and pages keep letter by letter: one line, no blanks at its ends, no two together. */
const isTypeable = (text: string): boolean => /^[!-~À-ž]+( [!-~À-ž]+)*$/u.test(text);

function sampled<T>(draw: fc.Arbitrary<T>, seed: number): T[] {
  return fc.sample(draw, { seed, numRuns: 60 });
}

/** Every text and number in the form's rules and conditions: what its comparisons look for. */
function literalsOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(literalsOf) : [];
}

interface Pools {
  string: string[];
  number: number[];
  date: string[];
}

function poolsOf(form: JourneyForm, seed: number): Pools {
  const literals = [...new Set(literalsOf(form.bundle.models))];
  const texts = literals.filter((literal) => typeof literal === 'string');
  const drawnTexts = sampled(fc.oneof(plainText, formattedText, numberText), seed);
  const drawnDays = sampled(dayText, seed);
  const days = [...texts, ...drawnDays].map((text) => parseDay(text) ?? parseParameterDay(text));
  return {
    string: [...texts, ...drawnTexts, ...KINDS].filter(isTypeable),
    number: [
      ...literals.map(Number).filter((number) => Number.isFinite(number) && Math.abs(number) < 1e9),
      ...sampled(readableNumber, seed),
    ],
    date: days.filter((day) => day !== null).map(formatDay),
  };
}

function valueFor({ type }: PlanField, pools: Pools, pick: Pick): FieldValue {
  if (type === 'boolean') return pick(2) === 1;
  if (type === 'file') return { name: 'receipt.pdf', size: 70, type: 'application/pdf' };
  if (type === 'list' || pick(9) === 0) return null;
  const pool = pools[type];
  return pool[pick(pool.length)] ?? null;
}

const mayBeAnswered = ({ placements, computed, type, name }: PlanField): boolean =>
  placements !== undefined && !computed && type !== 'list' && name !== 'claimTransactionId';

/** The fields that may be answered; in a record, those that the block asks in which it is entered. */
const answerableIn = ({ fields }: PlanModel, record: ClaimRecord | null | undefined): PlanField[] =>
  fields.filter((field) => mayBeAnswered(field) && (!record || isAskedIn(record, field)));

function recordFor(model: PlanModel, pools: Pools, pick: Pick): ClaimRecord {
  const begun = begunInSome(model, pick);
  const answered = answerableIn(model, begun).map((field) => [field.name, valueFor(field, pools, pick)]);
  return { ...begun, ...Object.fromEntries(answered) };
}

/** The records that somebody might enter first: none, one or two. */
function firstRecords(model: PlanModel, pools: Pools, pick: Pick): ClaimRecord[] {
  const records = Array.from({ length: pick(MOST_RECORDS) }, () => recordFor(model, pools, pick));
  return inBlockOrder(model, records);
}

/** One record more, or one less. */
function moreOrLess(model: PlanModel, records: ClaimRecord[], pools: Pools, pick: Pick): ClaimRecord[] {
  return records.length < MOST_RECORDS && pick(2) === 0
    ? inBlockOrder(model, [...records, recordFor(model, pools, pick)])
    : records.toSpliced(pick(records.length), 1);
}

/** One answer changed, or one record more or less, where something is wrong. */
function changed(
  claim: ClaimDocument,
  path: string,
  models: PlanModel[],
  pools: Pools,
  pick: Pick,
): ClaimDocument {
  const { model: name, record, field } = partsOf(path);
  const model = models.find((candidate) => candidate.name === name);
  if (!model) return claim;
  const held = claim[name as ModelName];
  const records = liveRecords(held);
  const fields = answerableIn(model, record === undefined ? null : records[Number(record)]);
  // What is wrong here is mended elsewhere now and then.
  const named = fields.find((candidate) => candidate.name === field);
  const target = named && pick(4) > 0 ? named : fields[pick(fields.length)];
  if (!target) return claim;
  const value = valueFor(target, pools, pick);
  if (model.kind === 'single')
    return { ...claim, [name]: { ...(held as ClaimRecord), [target.name]: value } };
  if (record === undefined || pick(8) === 0)
    return { ...claim, [name]: moreOrLess(model, records, pools, pick) };
  const others = records.map((old, index) =>
    String(index) === record ? { ...old, [target.name]: value } : old,
  );
  return { ...claim, [name]: others };
}

/**
 * A claim in which nothing is wrong, at each of the moments, found by mending what chance answered; null where there is
 * none to be found: nobody could file such a form.
 */
export function fileableClaim(
  form: JourneyForm,
  moments: readonly Date[],
  seed: number,
): ClaimDocument | null {
  const drawn = fc.sample(fc.nat(1_000_000), { seed, numRuns: 20_000 });
  let at = 0;
  const pick: Pick = (count) => {
    at += 1;
    return (drawn[at % drawn.length] ?? 0) % Math.max(1, count);
  };
  const pools = poolsOf(form, seed);
  const { models } = form.loaded.plan;
  const entry = form.ways[0] ?? 'open';
  const context = (now: Date): JudgeContext => contextOf({ form, entry, culture: 'en', now: () => now });
  const wrongIn = (claim: ClaimDocument) =>
    moments.flatMap((now) => judge(claim, form.loaded, context(now)).errors.map(({ path }) => path));
  let claim: ClaimDocument = Object.fromEntries(
    models.map((model) => [
      model.name,
      model.kind === 'list' ? firstRecords(model, pools, pick) : recordFor(model, pools, pick),
    ]),
  );
  claim = { ...claim, signature: { signature: 'Ada Lovelace' } };
  let wrong = wrongIn(claim);
  for (let change = 0; wrong.length > 0 && change < MOST_CHANGES; change += 1) {
    const next = changed(claim, wrong[pick(wrong.length)] ?? '', models, pools, pick);
    const left = wrongIn(next);
    if (left.length > wrong.length && pick(10) > 0) continue;
    claim = next;
    wrong = left;
  }
  const [first] = moments;
  if (wrong.length > 0 || !first) return null;
  const target = judge(claim, form.loaded, context(first)).claim;
  const orders = inEachOrder(models, target);
  const isEntered = (now: Date) => orders.every((claimed) => canBeEntered(form, claimed, context(now)));
  return moments.every(isEntered) ? target : null;
}
