import { proxy, ref } from 'valtio/vanilla';
import {
  emptyAsNull,
  fieldValue,
  recordsOf,
  withDefaults,
  withField,
} from '../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { ClientIds } from '../../transforms/claims/payload.ts';
import { type Judged, judgeChange, judgeEntered, settleWithResets } from '../../transforms/claims/resets.ts';
import type { FieldChange } from '../../transforms/claims/settleChange.ts';
import type {
  ClaimDocument,
  ClaimRecord,
  FieldValue,
  JudgeContext,
  Verdict,
} from '../../transforms/claims/types.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/config/names.ts';
import { todayInLosAngeles } from '../../transforms/values/day.ts';
import { setIn } from './paths.ts';
import { sharing } from './sharing.ts';

/** A record that is not finished yet: it lives here, never in the claim document (C3-07, C7-08). */
export interface Draft {
  clientId: string;
  model: ModelName;
  record: ClaimRecord;
  /** The saved record that the draft will replace, where one is being edited. */
  replaces?: string;
  /** The fields that were left once: only these show errors before the draft is finished. */
  touched: string[];
  /** Finishing was refused: every error of the draft is shown. */
  refused: boolean;
}

export interface ClaimState {
  /** What was entered, with values kept aside that are not live now. */
  entered: ClaimDocument;
  /** The settled claim: what is shown, judged and filed. */
  document: ClaimDocument;
  drafts: Draft[];
  /** Fields that were ever edited, by path (R4-07). */
  edited: Record<string, true>;
  /** Fields that were touched or changed: only these show errors before Next (R4-08). */
  dirty: Record<string, true>;
  ids: ClientIds;
  /** The credentials that the server accepted, as JSON; null before. */
  authorizedWith: string | null;
  /** The code of the claim that was filed from here; a second submit is impossible once it is set. */
  referenceCode: string | null;
  /** Kept until the confirmation, so that a retry files nothing twice (C6-08). */
  idempotencyKey: string | null;
}

/** What a reload brings back. */
export type ClaimSnapshot = Omit<ClaimState, 'document'>;

export interface ClaimOptions {
  form: LoadedForm;
  context: () => JudgeContext;
  /** Eight random characters (R3-14). */
  randomSuffix: () => string;
  defaults?: Record<string, FieldValue>;
  restored?: ClaimSnapshot | null;
  /** Puts the judgement of a changed field off until the change is on the screen; left out, it is judged at once. */
  later?: (judge: () => void) => void;
}

/**
 * One form's claim: what was entered, its drafts, and which fields were edited.
 *
 * Every change goes through `commit`, which settles the claim once. Documents are replaced, never mutated, so that
 * a snapshot stays what it was.
 */
export function createClaim(options: ClaimOptions) {
  const { form, context, randomSuffix } = options;
  const newId = (model: ModelName) => `${model}-${randomSuffix()}`;
  const state = proxy<ClaimState>(options.restored ? revive(options.restored) : begin());
  /** Counts the judgements that were put off and have been made since. */
  const judged = proxy({ count: 0 });
  let isOwed = false;
  let verdict = settle();

  /** A claim with nothing entered; the record of edited fields is cleared with it (R4-06). */
  function begin(): ClaimState {
    const entered = ref(withDefaults(emptyClaim(form.plan), options.defaults ?? {}));
    const single = form.plan.models
      .filter((model) => model.kind === 'single')
      .map((model) => [model.name, newId(model.name)]);
    const lists = form.plan.models.filter((model) => model.kind === 'list').map((model) => [model.name, []]);
    return {
      entered,
      document: entered,
      drafts: [],
      edited: {},
      dirty: {},
      ids: { single: Object.fromEntries(single), lists: Object.fromEntries(lists) },
      authorizedWith: null,
      referenceCode: null,
      idempotencyKey: null,
    };
  }

  function revive(snapshot: ClaimSnapshot): ClaimState {
    const entered = ref(snapshot.entered);
    return { ...snapshot, entered, document: entered };
  }

  function applyJudged(judged: Judged): Verdict {
    if (judged.entered !== state.entered) state.entered = ref(judged.entered);
    state.document = ref(sharing(state.document, judged.verdict.claim));
    isOwed = false;
    return judged.verdict;
  }

  function settle(): Verdict {
    return applyJudged(judgeEntered(state.entered, form, context()));
  }

  /** Draws the change of one field before the claim is judged. False where all of it has to be settled first. */
  function drawFirst(entered: ClaimDocument, change: FieldChange): boolean {
    if (!options.later) return false;
    const today = todayInLosAngeles(context().now);
    const found = settleWithResets(entered, state.document, [change], form.plan, today);
    if (!found) return false;
    state.entered = ref(found.entered);
    state.document = ref(found.claim);
    if (!isOwed)
      options.later(() => {
        judgeOwed();
        judged.count += 1;
      });
    isOwed = true;
    return true;
  }

  function judgeOwed(): void {
    if (isOwed) verdict = settle();
  }

  function replace(entered: ClaimDocument): void {
    verdict = applyJudged(judgeChange(entered, state.document, form, context()));
  }

  /** Stores one field's value; an empty text is null, and the field counts as edited from now on (R4-07). */
  function setField(model: ModelName, field: string, value: FieldValue): void {
    const kept = value === '' ? null : value;
    if (Object.is(fieldValue(state.entered, model, field), kept)) return;
    state.edited[`${model}.${field}`] = true;
    state.dirty[`${model}.${field}`] = true;
    const entered = withField(state.entered, model, field, kept);
    if (!drawFirst(entered, { model, field })) replace(entered);
  }

  /** The same by path: `claimantInfo.firstName`, `claimTransactions.0.amount`. */
  function setPath(path: string, value: FieldValue): void {
    const [model, index, ...rest] = path.split('.');
    if (model === undefined || index === undefined || !isModelName(model))
      throw new Error(`No such field: ${path}`);
    if (MODEL_KINDS[model] === 'single') {
      setField(model, index, value);
      return;
    }
    const records = structuredClone([...recordsOf(state.entered, model)]);
    setIn(records, [index, ...rest], value === '' ? null : value);
    state.edited[path] = true;
    state.dirty[path] = true;
    replace({ ...state.entered, [model]: records });
  }

  /** Fills a field without counting it as edited: prefill, carried answers (C6-14). */
  function fillField(model: ModelName, field: string, value: FieldValue): void {
    replace(withField(state.entered, model, field, emptyAsNull(value)));
  }

  function setRecords(model: ModelName, records: ClaimRecord[], clientIds: string[]): void {
    state.ids.lists[model] = clientIds;
    replace({ ...state.entered, [model]: records });
  }

  function touch(path: string): void {
    state.dirty[path] = true;
  }

  function restart(): void {
    Object.assign(state, begin());
    verdict = settle();
  }

  return {
    state,
    form,
    newId,
    setField,
    setPath,
    fillField,
    setRecords,
    touch,
    restart,
    judged,
    /** The verdict on the claim as it is. */
    verdict: (): Verdict => {
      judgeOwed();
      return verdict;
    },
    /** The last verdict: behind the claim by the change that is being drawn, until `judged` counts on. */
    lastVerdict: () => verdict,
    /** The verdict now: the day or the whitelist may have changed. */
    judgeNow: (): Verdict => {
      verdict = settle();
      return verdict;
    },
    /** Takes a verdict on the document as it is, found just now by somebody else; one that settles anything is found anew. */
    adopt: (found: Verdict): Verdict => {
      verdict = found.changes.length > 0 ? settle() : applyJudged({ entered: state.entered, verdict: found });
      judged.count += 1;
      return verdict;
    },
    snapshot: (): ClaimSnapshot => {
      const { document: _settled, ...kept } = state;
      // All of it is JSON, and the state's own proxies cannot be cloned.
      return JSON.parse(JSON.stringify(kept));
    },
  };
}

export type Claim = ReturnType<typeof createClaim>;
