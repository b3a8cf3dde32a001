import { proxy, ref } from 'valtio/vanilla';
import { clearedFields } from '../../transforms/claims/cleared.ts';
import type { ClaimDocument, FieldValue, FormPlan } from '../../transforms/claims/types.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import type { ClaimJudgement } from './claimJudgement.ts';
import type { ClaimState } from './claimState.ts';
import { setIn, valueIn } from './paths.ts';

/** A list with other records: their ids before and now. */
export interface ListChange {
  model: ModelName;
  before: readonly string[];
  ids: readonly string[];
}

/** Of what a change is: of one answer, by its path, or of whole lists. */
export interface ChangeSource {
  changed?: string;
  lists?: readonly ListChange[];
}

/** Stores what is entered. */
export type Commit = (
  entered: ClaimDocument,
  source: ChangeSource,
  change?: Parameters<ClaimJudgement['commit']>[1],
) => void;

interface Answer {
  path: string;
  value: FieldValue;
}

/** What one change took along by its resets. */
export interface Loss {
  id: number;
  /** The answer that was changed, as it was before; undefined where it was a list: that has no undo. */
  changed: Answer | undefined;
  taken: readonly Answer[];
}

const answerAt = (claim: ClaimDocument, path: string): Answer => ({
  path,
  value: valueIn(claim, path.split('.')),
});

function withAnswers(claim: ClaimDocument, answers: readonly Answer[]): ClaimDocument {
  const copy = structuredClone(claim);
  for (const { path, value } of answers) setIn(copy, path.split('.'), value);
  return copy;
}

/** Where an answer stands once lists have other records; undefined where its own has gone. */
function pathAfter(path: string, lists: readonly ListChange[]): string | undefined {
  const [model, index, ...rest] = path.split('.');
  const list = lists.find((candidate) => candidate.model === model);
  if (!list) return path;
  const at = list.ids.indexOf(list.before[Number(index)] ?? '');
  return at < 0 ? undefined : [model, at, ...rest].join('.');
}

/** The way back of a loss after a change: its answers where they stand then, without those that were answered anew. */
function lossAfter(
  loss: Loss,
  before: ClaimDocument,
  entered: ClaimDocument,
  lists: readonly ListChange[],
): Loss[] {
  const taken = loss.taken.flatMap(({ path, value }) => {
    const now = pathAfter(path, lists);
    if (now === undefined) return [];
    return answerAt(before, path).value === answerAt(entered, now).value ? [{ path: now, value }] : [];
  });
  const path = loss.changed && pathAfter(loss.changed.path, lists);
  if (taken.length === 0 || (loss.changed && path === undefined)) return [];
  return [{ ...loss, changed: loss.changed && path ? { ...loss.changed, path } : undefined, taken }];
}

/**
 * Finds the answers that changes take along by their resets. `cleared` holds them until they are put back or answered
 * anew, or the page is left (C10-18).
 */
export function createClearedAnswers(state: ClaimState, plan: FormPlan, take: ClaimJudgement['commit']) {
  const cleared = proxy<{ losses: readonly Loss[] }>({ losses: ref([]) });
  let count = 0;

  function keep(losses: readonly Loss[]): void {
    if (losses.length > 0 || cleared.losses.length > 0) cleared.losses = ref([...losses]);
  }

  /** What is missing of what was entered, now that the resets had their say. */
  function lossOf(entered: ClaimDocument, changed: Answer | undefined): Loss[] {
    const taken = clearedFields(entered, state.entered, plan).map((path) => answerAt(entered, path));
    count += 1;
    return taken.length > 0 ? [{ id: count, changed, taken }] : [];
  }

  const commit: Commit = (entered, { changed, lists = [] }, change) => {
    const before = state.entered;
    take(entered, change);
    const pending = cleared.losses.flatMap((loss) => lossAfter(loss, before, entered, lists));
    const was = changed === undefined ? undefined : answerAt(before, changed);
    keep([...pending, ...lossOf(entered, was)]);
  };

  /** Enters answers again until they stand: one that is reset both ways is reset once more with what it depends on. */
  function enter(answers: readonly Answer[]): void {
    const paths = new Set(answers.map(({ path }) => path));
    for (let rest = answers.length; rest > 0; rest -= 1) {
      const wanted = withAnswers(state.entered, answers);
      take(wanted);
      if (!clearedFields(wanted, state.entered, plan).some((path) => paths.has(path))) return;
    }
  }

  /**
   * Puts back the answer that was changed, and all that it took; what goes with that is a loss in its turn. Returns the
   * answer's path, or undefined where it cannot.
   */
  function undo(id: number): string | undefined {
    const loss = cleared.losses.find((candidate) => candidate.id === id);
    if (!loss?.changed) return undefined;
    const before = state.entered;
    const { path } = loss.changed;
    const answers = [...loss.taken, loss.changed];
    const wanted = withAnswers(before, answers);
    enter(answers);
    const others = cleared.losses.filter((other) => other !== loss);
    const pending = others.flatMap((other) => lossAfter(other, before, wanted, []));
    keep([...pending, ...lossOf(wanted, answerAt(before, path))]);
    return path;
  }

  return { cleared, commit, undo, forget: () => keep([]) };
}
