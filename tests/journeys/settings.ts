import fc from 'fast-check';
import { judge } from '../../transforms/claims/judge.ts';
import { memberRecord } from '../../transforms/claims/memberRecord.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import { camelCase, type FormName } from '../../transforms/ground/modelNames.ts';
import { wayMeant } from './commands/way.ts';
import { fileableClaim } from './drawnForms/fileable.ts';
import { type JourneyForm, openJourneyForm } from './form.ts';
import { contextOf } from './model.ts';
import { rowFor, validClaims } from './plan.ts';
import type { Setting } from './step.ts';

/** The forms of the samples that journeys are walked in; a lookup cannot be submitted. */
const SAMPLES: Pick<Setting, 'settlement' | 'form'>[] = [
  { settlement: 'meridian-auto', form: 'standard' },
  { settlement: 'searched:meridian-auto', form: 'standard' },
  { settlement: 'meridian-auto-short', form: 'standard' },
  { settlement: 'northline-recall', form: 'automotive' },
  { settlement: 'within:cards', form: 'standard' },
  { settlement: 'within:rows', form: 'standard' },
  { settlement: 'harborline-finance', form: 'standard' },
  { settlement: 'harborline-finance', form: 'automotive' },
  { settlement: 'larkmoor-breach', form: 'standard' },
  { settlement: 'lumora-refund', form: 'standard' },
];

/**
 * When journeys begin. The captcha's library reads its own clock and takes no challenge that has passed by it: the
 * future alone can be played. The second is five minutes before midnight in Los Angeles.
 */
const STARTS = ['2032-06-15T19:00:00Z', '2032-06-15T06:55:00Z'];

const DAY_MS = 86_400_000;
/** A journey may pass midnight: what is filed must be right on the following day, too. */
const MOMENTS = STARTS.flatMap((start) => [0, DAY_MS].map((later) => new Date(Date.parse(start) + later)));

/** Where a journey begins, and the claim that is to be filed. */
type Beginning = Setting & { claim: ClaimDocument };

type Where = Pick<Beginning, 'settlement' | 'form' | 'claim'>;

/** The form that chance makes of a seed, with a claim that somebody could file in it; null where nobody could. */
function drawnOf(seed: number): Where | null {
  const where = { settlement: `drawn:${seed}`, form: 'standard' as const };
  const claim = fileableClaim(openJourneyForm(where.settlement, where.form), MOMENTS, seed);
  return claim && { ...where, claim };
}

/** The first form of chance, from a seed on, that somebody could file. */
function drawnFrom(first: number): Where {
  for (let seed = first; ; seed += 1) {
    const where = drawnOf(seed);
    if (where) return where;
  }
}

/**
 * Where a run is to be: in one of the samples alone, such as `within:rows`, or in one form of chance, such as `drawn:64`;
 * anywhere where it is not said.
 */
const ONLY = process.env.JOURNEY_IN;

/** The claim of whoever signs in as its case does: the class list knows of them what it does, whatever the case has. */
function asTheListKnows(form: JourneyForm, claim: ClaimDocument): ClaimDocument {
  const model = form.loaded.plan.models.find(({ name }) => name === 'prepopulatedData');
  if (!model || form.rows.length === 0) return claim;
  return { ...claim, prepopulatedData: [memberRecord(model.fields, rowFor(form, claim))] };
}

/** Whether the class list has the row by which the claim's person signs in: an author's longest claim is nobody's. */
function isListed(form: JourneyForm, claim: ClaimDocument): boolean {
  const settings = form.bundle.settlement.forms[form.loaded.plan.form];
  const way = settings && waysOf(settings).find(({ kind }) => kind === wayMeant({ form, target: claim }));
  if (way?.kind !== 'classList' || form.rows.length === 0) return true;
  const row = rowFor(form, claim);
  const said = claim.credentials as ClaimRecord | undefined;
  const plain = (value: unknown) =>
    String(value ?? '')
      .trim()
      .toLowerCase();
  return way.match.some((names) =>
    names
      .map(camelCase)
      .every((name) => plain(said?.[name]) !== '' && plain(said?.[name]) === plain(row[name])),
  );
}

/** Whether a claim can be filed whenever a journey begins: a sample's own day may be another, and ages count on. */
function isFiledLater(form: JourneyForm, claim: ClaimDocument): boolean {
  const entry = wayMeant({ form, target: claim });
  const filed = entry === 'open' ? claim : asTheListKnows(form, claim);
  return MOMENTS.every(
    (now) =>
      judge(filed, form.loaded, contextOf({ form, entry, culture: 'en', now: () => now })).errors.length ===
      0,
  );
}

const FILEABLE = new Map<string, Where[]>();

function fileableClaims(settlement: string, form: FormName): Where[] {
  const key = `${settlement} ${form}`;
  const known = FILEABLE.get(key) ?? readFileable(settlement, form);
  FILEABLE.set(key, known);
  return known;
}

function readFileable(settlement: string, form: FormName): Where[] {
  const journeyForm = openJourneyForm(settlement, form);
  return validClaims(settlement, form)
    .filter(({ claim }) => isListed(journeyForm, claim) && isFiledLater(journeyForm, claim))
    .map(({ claim }) => ({ settlement, form, claim }));
}

const inSamples = (samples: typeof SAMPLES): fc.Arbitrary<Where> =>
  fc
    .constantFrom(...samples)
    .chain(({ settlement, form }) => fc.constantFrom(...fileableClaims(settlement, form)));

/** Another form is another journey: no form is made smaller, and none has a server for longer than it is walked. */
const drawn: fc.Arbitrary<Where> = fc.noShrink(fc.nat(1_000_000)).map(drawnFrom);

const anywhere: fc.Arbitrary<Where> = fc.oneof(
  { weight: 2, arbitrary: inSamples(SAMPLES) },
  { weight: 1, arbitrary: drawn },
);

/** In the one settlement that a run is to be in; raises where it is none, or nobody could file the form of its seed. */
function within(only: string): fc.Arbitrary<Where> {
  const [, seed] = /^drawn:(\d{1,10})$/.exec(only) ?? [];
  if (seed === undefined) return inSamples(SAMPLES.filter(({ settlement }) => settlement === only));
  const where = drawnOf(Number(seed));
  if (!where) throw new Error(`Chance found no claim that somebody could file in ${only}.`);
  return fc.constant(where);
}

export const drawSetting: fc.Arbitrary<Beginning> = (ONLY === undefined ? anywhere : within(ONLY)).chain(
  (where) =>
    fc.record({
      ...{ settlement: fc.constant(where.settlement), form: fc.constant(where.form) },
      claim: fc.constant(where.claim),
      start: fc.constantFrom(...STARTS),
      width: fc.constantFrom(1280, 375, 320),
      translated: fc.constantFrom(false, false, true),
    }),
);
