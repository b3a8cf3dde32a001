import { isDeepStrictEqual } from 'node:util';
import { withDefaults } from '../../transforms/claims/claimFields.ts';
import { isAnswerCleared } from '../../transforms/claims/cleared.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import { resetsInDraft } from '../../transforms/claims/draft.ts';
import { judgeChange, judgeEntered } from '../../transforms/claims/resets.ts';
import type {
  ClaimDocument,
  ClaimRecord,
  FieldValue,
  FileDescriptor,
} from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { EntryKind, JudgeContext } from '../../transforms/ground/verdict.ts';
import type { JourneyForm } from './form.ts';
import type { Seen } from './observe.ts';
import { partsOf } from './places.ts';
import { type ListPlace, listModel, placedIn } from './shares.ts';
import type { FieldPath } from './step.ts';
import { valueIn, withValue } from './within.ts';

/** How a journey ended before its steps did: nothing more can be entered. */
export type End = 'filed' | 'expired' | 'deadline' | 'exit';

export type Refusal = 'page' | 'entry';

/** Text that was typed, and what stands in its place. */
export interface Typed {
  at: FieldPath;
  text: string;
  kept: string;
}

/**
 * What the claim must be, and where the claimant is: what a person would say they have entered. It knows no rule of
 * its own: what is shown, reset and wrong is what the pure functions say of what was entered.
 */
export interface Model {
  form: JourneyForm;
  /** What the person means to enter. */
  target: ClaimDocument;
  entered: ClaimDocument;
  settled: ClaimDocument;
  /** What stood there before the person answered anything: defaults, and what the class list knows. */
  given: ClaimDocument;
  /** The entry of each list that is open and not saved. */
  drafts: Map<ListPlace, ClaimRecord>;
  /** The place in the whole list of the saved entry that a list's open one is of. */
  editing: Map<ListPlace, number>;
  /** The files that were chosen in a list's open entry, once one was chosen or taken out (C8-15). */
  documents: Map<ListPlace, FileDescriptor[]>;
  /** What was deleted last in a list of rows with its documents, and where it stood; a row that was not saved stood nowhere. */
  removed: Map<ListPlace, { record: ClaimRecord; index?: number; documents?: ClaimRecord[] }>;
  /** What was deleted last in a list within a list's open entry, and where it stood (C8-16). */
  removedItem: { list: FieldPath; index: number; entry: ClaimRecord } | null;
  /** The open entries without an error as the last step began, each as JSON. */
  sound: ReadonlyMap<string, string>;
  /** Texts typed in the last step. */
  typed: Typed[];
  /** Where the person typed last and stayed: what leaving the field makes of its text is still to come. */
  open: FieldPath | null;
  /** How long it took from the first key to the last: on a slow machine typing pauses by itself. */
  pausedMs: number;
  /** The page's name, and the way there. */
  page: string;
  way: string[];
  at: number;
  /** How often the person went back by the page's own button. */
  wentBack: number;
  culture: string;
  /** The way in that is chosen (C8-23). */
  entry: EntryKind;
  signedIn: boolean;
  /** The way by which they came in last; null before they did. */
  cameBy: EntryKind | null;
  /** Whether what the class list knows has been filled in: who signs in again means what they meant. */
  prefilled: boolean;
  online: boolean;
  serverUp: boolean;
  otherTab: boolean;
  end: End | null;
  /** What stood in the way of the last Next: something on the page, so that the summary takes the focus, or an entry alone. */
  refused: Refusal | null;
  seen: Seen;
  now: () => Date;
}

export function contextOf({
  form,
  culture,
  now,
  entry,
}: Pick<Model, 'form' | 'culture' | 'now' | 'entry'>): JudgeContext {
  const { characterWhitelist } = form.bundle.settlement;
  return { now: now(), allowedCharacters: characterWhitelist ?? null, culture, audience: 'browser', entry };
}

/** A claim before anything was entered, on the form's first page. */
export function newModel(form: JourneyForm, target: ClaimDocument, now: () => Date, seen: Seen): Model {
  const entered = withDefaults(emptyClaim(form.loaded.plan), form.defaults);
  const [opened] = form.pages;
  const model: Model = {
    form,
    target,
    entered,
    settled: entered,
    given: entered,
    drafts: new Map(),
    editing: new Map(),
    documents: new Map(),
    removed: new Map(),
    removedItem: null,
    sound: new Map(),
    typed: [],
    open: null,
    pausedMs: 0,
    page: opened?.name ?? '',
    way: [opened?.path ?? ''],
    at: 0,
    wentBack: 0,
    culture: 'en',
    entry: form.ways[0] ?? 'open',
    signedIn: false,
    cameBy: null,
    prefilled: false,
    online: true,
    serverUp: true,
    otherTab: false,
    end: null,
    refused: null,
    seen,
    now,
  };
  // Nothing began or ceased to hold before there was anything: the first judgement resets nothing on its way.
  const first = judgeEntered(entered, form.loaded, contextOf(model));
  model.entered = first.entered;
  model.settled = first.verdict.claim;
  model.given = model.settled;
  return model;
}

/**
 * Who comes in by another way than before is another person to the page: all that was entered is gone but what they
 * are asked for to come in, and they are told (docs/decisions/0083).
 */
export function beginAnew(model: Model): void {
  const { form, target, now, seen, settled } = model;
  const fresh = newModel(form, target, now, seen);
  const { given, drafts, editing, documents, removed, removedItem, prefilled } = fresh;
  Object.assign(model, { given, drafts, editing, documents, removed, removedItem, prefilled });
  model.settled = fresh.settled;
  enter(model, { ...fresh.entered, credentials: settled.credentials ?? null });
  model.given = model.settled;
}

/** All that was entered now: settled, and reset where something called for it. */
export function enter(model: Model, entered: ClaimDocument): void {
  const judged = judgeChange(entered, model.settled, model.form.loaded, contextOf(model));
  model.entered = judged.entered;
  model.settled = judged.verdict.claim;
  resetDrafts(model);
}

/** Answers of the open entries go by their dependencies as those of the claim do (C10-18). */
function resetDrafts(model: Model): void {
  const { entered, form, drafts, editing } = model;
  for (const [list, draft] of drafts) {
    const { plan } = form.loaded;
    const resets = resetsInDraft(entered, plan, contextOf(model), listModel(list), draft, editing.get(list));
    const after = resets
      .filter(({ field, value }) => isAnswerCleared(valueIn(draft, field), value))
      .reduce<ClaimRecord>((record, { field, value }) => withValue(record, field, value), draft);
    drafts.set(list, after);
  }
}

/** With null in the place of what is not live. */
function recordsIn(claim: ClaimDocument, list: string): readonly (ClaimRecord | null)[] {
  const held = claim[list as ModelName];
  return Array.isArray(held) ? held : [];
}

function inClaim(claim: ClaimDocument, path: FieldPath): FieldValue {
  const { model, record, field } = partsOf(path);
  const holder = record === undefined ? claim[model as ModelName] : recordsIn(claim, model)[Number(record)];
  return holder && !Array.isArray(holder) ? (valueIn(holder, field) ?? null) : null;
}

/** The value that stands at a place: what is shown there. */
export function valueAt(model: Model, path: FieldPath): FieldValue {
  const { list, record, field } = partsOf(path);
  if (record === '+') return valueIn(model.drafts.get(list), field) ?? null;
  return inClaim(model.settled, path);
}

/** One answer is given, changed or taken back. */
export function answer(model: Model, path: FieldPath, given: FieldValue): void {
  const value = given === '' ? null : given;
  const { model: name, list, record, field } = partsOf(path);
  if (record === '+') {
    model.drafts.set(list, withValue(model.drafts.get(list), field, value));
    resetDrafts(model);
    return;
  }
  const { entered } = model;
  if (isDeepStrictEqual(inClaim(entered, path), value)) return;
  if (record === undefined) {
    const fields = entered[name as ModelName];
    enter(model, { ...entered, [name]: { ...(Array.isArray(fields) ? {} : fields), [field]: value } });
    return;
  }
  const records = recordsIn(entered, name).map((old, index) =>
    String(index) === record && old ? withValue(old, field, value) : old,
  );
  enter(model, { ...entered, [name]: records });
}

export function savedEntries({ form, entered }: Model, list: ListPlace): ClaimRecord[] {
  return placedIn(form, entered, list).map(({ record }) => record);
}

/** The claimant goes to another page of the form. */
export function goTo(model: Model, path: string): void {
  const page = model.form.pages.find((candidate) => candidate.path === path);
  if (!page) {
    model.end = 'exit';
    return;
  }
  model.way = [...model.way.slice(0, model.at + 1), path];
  model.at = model.way.length - 1;
  model.page = page.name;
}

export function pathOfPage({ form, page }: Model): string {
  return form.pages.find(({ name }) => name === page)?.path ?? '';
}
