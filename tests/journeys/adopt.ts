import { liveRecords } from '../../transforms/claims/claimFields.ts';
import { isEmptyDraft } from '../../transforms/claims/draft.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { adoptCompleted } from './completed.ts';
import { begunWith, closeEntry, errorsOfEntry, IDENTITY, isNothingYet, saveEntry } from './entries.ts';
import { type KeptClaim, keptNow } from './kept.ts';
import { enter, type Model, savedEntries } from './model.ts';
import type { Seen } from './observe.ts';
import { adoptReshaped } from './reshaped.ts';
import { placedIn } from './shares.ts';

/** What the page may do on its own: the model takes it over where it is allowed, and leaves it to be found where not. */
export function adopt(model: Model, after: Seen): void {
  const kept = keptNow(after, model.form);
  if (!kept) return;
  adoptCompleted(model, after);
  adoptReshaped(model, kept);
  adoptSaved(model, kept);
  adoptBegun(model, kept);
}

/** The open entries, those first that the page saved first: of several that one step leaves, the order is the page's. */
function draftsAsSaved(model: Model, kept: KeptClaim): [string, ClaimRecord][] {
  const saved = Object.values(kept.entered).flatMap((held) => (Array.isArray(held) ? liveRecords(held) : []));
  const placeOf = (record: ClaimRecord) =>
    saved.findIndex((other) => other[IDENTITY] && other[IDENTITY] === record[IDENTITY]);
  return [...model.drafts].toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
}

/** Notes the open entries without an error: one is left before the answer behind it is given, which may make it wrong. */
export function noteSound(model: Model): void {
  const sound = [...model.drafts].filter(([list]) => errorsOfEntry(model, list).length === 0);
  model.sound = new Map(sound.map(([list, record]) => [list, JSON.stringify(record)]));
}

const wasSound = ({ sound, drafts }: Model, list: string): boolean =>
  sound.get(list) === JSON.stringify(drafts.get(list));

/** An entry that was left is saved where nothing is wrong with it, and thrown away where nothing was entered. */
function adoptSaved(model: Model, kept: KeptClaim): void {
  for (const [list, record] of draftsAsSaved(model, kept)) {
    const grew = placedIn(model.form, kept.entered, list).length > savedEntries(model, list).length;
    const index = model.editing.get(list);
    const isOpen = kept.drafts.some(
      (draft) => draft.list === list && (index === undefined || draft.replaces),
    );
    // Another entry may have been begun at once.
    if (!grew && isOpen) continue;
    if (isNothingYet(model, list, record)) closeEntry(model, list);
    else if (errorsOfEntry(model, list).length === 0 || wasSound(model, list)) saveEntry(model, list);
  }
}

/** An entry is begun with nothing in it but its identity. */
function adoptBegun(model: Model, kept: KeptClaim): void {
  for (const { list, record } of kept.drafts) {
    const known = model.drafts.get(list);
    if (known) known[IDENTITY] = record[IDENTITY] ?? null;
    else if (isEmptyDraft(record, begunWith(model.form, list, record))) model.drafts.set(list, { ...record });
  }
}

/** What of a record the class list knows. */
function knownOf(record: ClaimRecord, known: ReadonlySet<string>): ClaimRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, known.has(String(value)) ? value : null]),
  );
}

const areAlike = (given: FieldValue, known: FieldValue): boolean =>
  String(given).toLowerCase() === String(known).toLowerCase();

type Row = Readonly<Record<string, FieldValue>>;

const valuesOf = (row: Row): ReadonlySet<string> => new Set(Object.values(row).map(String));

const recordIn = (claim: ClaimDocument, name: string): ClaimRecord =>
  (claim[name as ModelName] ?? {}) as ClaimRecord;

/** Credentials become what the row has of them with each sign-in, however they were written (R4-17). */
export function adoptCredentials(model: Model, after: Seen, row: Row): void {
  const kept = keptNow(after, model.form);
  if (!kept) return;
  const own = recordIn(model.entered, 'credentials');
  const known = valuesOf(row);
  const respelt = Object.entries(recordIn(kept.entered, 'credentials')).filter(
    ([field, value]) =>
      own[field] !== value && areAlike(own[field] ?? null, value) && known.has(String(value)),
  );
  if (respelt.length > 0)
    enter(model, { ...model.entered, credentials: { ...own, ...Object.fromEntries(respelt) } });
}

type Filled = [model: string, field: string, value: FieldValue];

/**
 * Where a claimant is recognised, empty answers are filled in with what the class list knows of them, and nothing else.
 * Answers whether the page keeps a claim already.
 */
export function adoptPrefill(model: Model, after: Seen, row: Row): boolean {
  const kept = keptNow(after, model.form);
  if (!kept) return false;
  adoptCredentials(model, after, row);
  const known = valuesOf(row);
  const filled = Object.entries(kept.entered).flatMap(([name, held]): Filled[] => {
    if (!held || Array.isArray(held)) return [];
    const own = model.entered[name as ModelName] as ClaimRecord | undefined;
    return Object.entries(held).flatMap(([field, value]): Filled[] => {
      const before = own?.[field] ?? null;
      const isDefault = before === model.form.defaults[`${name}.${field}`];
      const mayBe = before === null || before === false || isDefault;
      return mayBe && value !== before && known.has(String(value)) ? [[name, field, value]] : [];
    });
  });
  let entered: ClaimDocument = model.entered;
  for (const [name, field, value] of filled)
    entered = { ...entered, [name]: { ...recordIn(entered, name), [field]: value } };
  const rows = kept.entered.prepopulatedData;
  if (Array.isArray(rows))
    entered = { ...entered, prepopulatedData: liveRecords(rows).map((found) => knownOf(found, known)) };
  enter(model, entered);
  if (!model.prefilled) model.given = model.settled;
  model.prefilled = true;
  return true;
}
