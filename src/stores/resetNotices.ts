import { proxy, ref, snapshot } from 'valtio/vanilla';
import { clearedFields, isAnswerCleared } from '../../transforms/claims/cleared.ts';
import { hasResets, resetsInDraft } from '../../transforms/claims/draft.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import {
  type AnswerRef,
  answerAt,
  answerRefOf,
  draftAnswerRef,
  type FormerAnswer,
  isSameAnswer,
  pathOf,
  shiftEntryPaths,
  writeAnswers,
} from './answerRefs.ts';
import type { ClaimJudgement } from './claimJudgement.ts';
import type { ClaimState, Draft } from './claimState.ts';
import { setIn, valueIn } from './pathValues.ts';

/** Undoable change of lists of the claim. */
export interface UndoableStep {
  /** List that the step changes. */
  model: ModelName;
  isPossible(): boolean;
  /** Performs the step. Returns the reverse step; undefined for none. */
  run(): UndoableStep | undefined;
}

/** Source of a change: the path of one answer, or the former answers of a record that was saved again. */
export type ChangeSource = string | readonly FormerAnswer[] | undefined;

/** Commits entered values to the claim. */
export type Commit = (
  entered: ClaimDocument,
  source: ChangeSource,
  change?: Parameters<ClaimJudgement['commit']>[1],
) => void;

/** Answer that a reset cleared, and the value that the reset left. */
interface TakenAnswer extends FormerAnswer {
  left: FieldValue;
}

/** Answers that were reset by one change. */
interface ResetLoss {
  id: number;
  /**
   * Former values of the answers whose change caused the resets, or the reverse step; undefined where neither exists.
   */
  changed: readonly FormerAnswer[] | UndoableStep | undefined;
  taken: readonly TakenAnswer[];
}

/** Notice about answers that one change reset, as the page shows it. */
export interface ResetNoticeData {
  id: number;
  canUndo: boolean;
  /** Path of the answer that was changed, or name of the list. */
  at: string | undefined;
  /** Answers that were reset: the current path of each, and its field without the record. */
  taken: { path: string; field: string }[];
}

export interface ResetNoticeOptions {
  state: ClaimState;
  plan: FormPlan;
  context: () => JudgeContext;
  take: ClaimJudgement['commit'];
}

type Changed = ResetLoss['changed'];

const isStep = (changed: Changed): changed is UndoableStep => changed !== undefined && 'run' in changed;

/** Creates the functions that find the answers which resets clear, in the claim and in drafts. */
function createResets({ state, plan, context }: ResetNoticeOptions) {
  /** Resets a draft's answers as its values require (R4-13), and returns them; an empty field is reset on saving. */
  function resetDraft(draft: Draft): TakenAnswer[] {
    const { model, replaces } = draft;
    if (!hasResets(plan, model)) return [];
    const index = replaces === undefined ? undefined : state.ids.lists[model]?.indexOf(replaces);
    const { record } = snapshot(draft) as Draft;
    return resetsInDraft(state.entered, plan, context(), model, record, index).flatMap(({ field, value }) => {
      const way = pathSteps(field);
      const before = valueIn(record, way);
      if (!isAnswerCleared(before, value)) return [];
      setIn(draft.record, way, value);
      return [{ ...draftAnswerRef(draft, field), value: before, left: value }];
    });
  }

  /** Returns the entered answers that resets have cleared in the claim, and resets those of the drafts. */
  function takenOf(entered: ClaimDocument): TakenAnswer[] {
    const inClaim = clearedFields(entered, state.entered, plan).map((path) => ({
      ...answerRefOf(state, path),
      value: valueIn(entered, pathSteps(path)),
      left: valueIn(state.entered, pathSteps(path)),
    }));
    return [...inClaim, ...state.drafts.flatMap(resetDraft)];
  }

  return { resetDraft, takenOf };
}

/** Entry that was removed from or inserted into a draft's list (`by` -1 or 1). */
type MovedEntry = [draft: string, list: string, at: number, by: 1 | -1];

/** Returns the losses with the paths that their answers have after a change of entries. */
function lossesAfter(losses: readonly ResetLoss[], [draft, list, at, by]: MovedEntry): ResetLoss[] {
  const moved = <Answer extends AnswerRef>(answer: Answer): Answer[] =>
    answer.id === draft
      ? shiftEntryPaths([answer.field], list, at, by).map((field) => ({ ...answer, field }))
      : [answer];
  return losses.flatMap((loss) => {
    const { changed } = loss;
    const taken = loss.taken.flatMap(moved);
    const after = changed && !isStep(changed) ? changed.flatMap(moved) : changed;
    return taken.length > 0 ? [{ ...loss, changed: after, taken }] : [];
  });
}

/** Returns the path of a change, and if the change can be undone. */
function wayBack(state: ClaimState, changed: Changed): Pick<ResetNoticeData, 'at' | 'canUndo'> {
  if (isStep(changed)) return { at: changed.model, canUndo: changed.isPossible() };
  const [at] = (changed ?? []).map((answer) => pathOf(state, answer));
  return { at, canUndo: changed !== undefined };
}

/**
 * Creates the list of losses, each with the answers that one change reset, which the page shows until they are undone
 * or answered anew, or the page is left (C10-18).
 */
function createLosses(state: ClaimState) {
  const cleared = proxy<{ losses: readonly ResetLoss[] }>({ losses: ref([]) });
  let count = 0;

  function keep(losses: readonly ResetLoss[]): void {
    if (losses.length > 0 || cleared.losses.length > 0) cleared.losses = ref([...losses]);
  }

  /** Tests if an answer was not given anew since its reset, or its record is deleted, which may be restored. */
  const isStillTaken = (taken: TakenAnswer): boolean => {
    const now = answerAt(state, taken);
    return now === undefined || isSameAnswer(now, taken.left);
  };

  /** Adds a loss to the earlier ones that still have cleared answers. */
  function add(taken: readonly TakenAnswer[], changed: Changed): void {
    const pending = cleared.losses.flatMap((loss) => {
      const left = loss.taken.filter(isStillTaken);
      return left.length > 0 ? [{ ...loss, taken: left }] : [];
    });
    count += 1;
    keep(taken.length > 0 ? [...pending, { id: count, changed, taken }] : pending);
  }

  const isThere = (place: AnswerRef): boolean => answerAt(state, place) !== undefined;

  function shownNotices(): ResetNoticeData[] {
    return cleared.losses.flatMap(({ id, changed, taken }) => {
      const shown = taken.flatMap((answer) => {
        const path = pathOf(state, answer);
        return path === undefined ? [] : [{ path, field: `${answer.model}.${answer.field}` }];
      });
      if (shown.length === 0) return [];
      const ofAnswers = changed === undefined || isStep(changed) ? undefined : changed;
      if (ofAnswers && !ofAnswers.some(isThere)) return [];
      return [{ id, taken: shown, ...wayBack(state, changed) }];
    });
  }

  /** Removes a loss from the shown ones and returns it, in order to undo it. */
  function takeOut(id: number): ResetLoss | undefined {
    if (!shownNotices().some((loss) => loss.id === id && loss.canUndo)) return undefined;
    const loss = cleared.losses.find((candidate) => candidate.id === id);
    keep(cleared.losses.filter((other) => other !== loss));
    return loss && { ...loss, taken: loss.taken.filter(isStillTaken) };
  }

  /** Joins the losses without an undo that were added since `known` into one with this undo. Returns its id. */
  function joinSince(known: readonly ResetLoss[], changed: UndoableStep | undefined): number | undefined {
    const came = cleared.losses.filter((loss) => !loss.changed && !known.some(({ id }) => id === loss.id));
    const [first] = came;
    if (!first) return undefined;
    const joined = { id: first.id, changed, taken: came.flatMap(({ taken }) => taken) };
    keep([...cleared.losses.filter((loss) => !came.includes(loss)), joined]);
    return joined.id;
  }

  const moveEntries = (...moved: MovedEntry): void => keep(lossesAfter(cleared.losses, moved));

  return { cleared, keep, add, shownNotices, takeOut, joinSince, moveEntries };
}

/**
 * Writes answers, again until they persist, because writing one may reset another that depends on it. Returns the claim
 * as first written, before any reset.
 */
function enter({ state, plan, take }: ResetNoticeOptions, answers: readonly FormerAnswer[]): ClaimDocument {
  const paths = new Set(answers.map((answer) => pathOf(state, answer)));
  const first = writeAnswers(state, answers);
  for (let rest = answers.length; rest > 0; rest -= 1) {
    const wanted = writeAnswers(state, answers);
    take(wanted);
    if (!clearedFields(wanted, state.entered, plan).some((path) => paths.has(path))) break;
  }
  return first;
}

/**
 * Creates the store of notices about answers that a change reset by its dependencies, in the claim and in drafts, and
 * of the undo that restores them with the change itself (C10-18).
 */
export function createResetNotices(options: ResetNoticeOptions) {
  const { state, take } = options;
  const { resetDraft, takenOf } = createResets(options);
  const { keep, add, takeOut, joinSince, ...losses } = createLosses(state);
  const { shownNotices } = losses;
  const isToPutBack = (answer: FormerAnswer): boolean =>
    answer.became === undefined || isSameAnswer(answerAt(state, answer), answer.became);
  const kept = ({ model, id, replaces, field }: AnswerRef): FormerAnswer => {
    const place = {
      model,
      field,
      ...(id !== undefined && { id }),
      ...(replaces !== undefined && { replaces }),
    };
    return { ...place, value: answerAt(state, place) ?? null };
  };

  const commit: Commit = (entered, source, change) => {
    const changed = typeof source === 'string' ? [kept(answerRefOf(state, source))] : source;
    take(entered, change);
    add(takenOf(entered), changed);
  };

  /** Adds the loss of the answers that a changed answer of a draft has reset; `was` is its former value. */
  function answeredInDraft(draft: Draft, field: string, was: FieldValue): void {
    const taken = resetDraft(draft).filter((answer) => answer.field !== field);
    add(taken, [{ ...draftAnswerRef(draft, field), value: was }]);
  }

  /** Performs a step, whose resets are one loss with the reverse step as its undo. Returns the undo of the step. */
  function perform(step: UndoableStep): () => void {
    const known = losses.cleared.losses;
    const back = step.run();
    const id = joinSince(known, back);
    return () => {
      if (id !== undefined && shownNotices().some((loss) => loss.id === id)) undo(id);
      else if (back?.isPossible()) perform(back);
    };
  }

  /**
   * Undoes a loss: restores the changed answers and those that were reset; answers that this resets are a new loss.
   * Returns the path of the changed answer, or of the first restored one; undefined where there is no undo.
   */
  function undo(id: number): string | undefined {
    const loss = takeOut(id);
    if (!loss?.changed) return undefined;
    if (isStep(loss.changed)) perform(loss.changed);
    const changed = isStep(loss.changed) ? [] : loss.changed.filter(isToPutBack);
    const before = changed.map(kept);
    const [first] = [...changed, ...loss.taken];
    add(takenOf(enter(options, [...loss.taken, ...changed])), changed.length > 0 ? before : undefined);
    return first && pathOf(state, first);
  }

  return { ...losses, commit, answeredInDraft, perform, undo, forget: () => keep([]) };
}
