import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { blockOfRecord } from '../../transforms/pages/recordBlocks.ts';
import { shownMessages } from '../../widgets/shownMessages.ts';
import { isListModel, isOfList, orderedErrors } from './ErrorSummary.tsx';
import { blockAt, leafAt } from './recordLabel.ts';
import type { ClaimPageProps, FieldErrorTexts } from './types.ts';

/** State of a claim page at a render; `own` has the messages of its inputs by path. */
export interface RenderedPage
  extends Pick<ClaimPageProps, 'page' | 'claim' | 'drafts' | 'errors' | 'attempt' | 'culture'> {
  own: Readonly<Record<string, string>>;
}

/** Returns every message on the page, those of open entries included. */
function messagesOn({ page, errors, drafts, own }: RenderedPage): FieldErrorTexts {
  const all: Record<string, readonly string[]> = { ...errors };
  for (const [model, begun] of Object.entries(drafts))
    for (const { id, errors: found, values } of begun) {
      if (!blockOfRecord(page, model, values)) continue;
      for (const [field, texts] of Object.entries(found))
        all[`${model}.${id}${field && `.${field}`}`] = texts;
    }
  for (const [path, text] of Object.entries(own)) all[path] = [text, ...(all[path] ?? [])];
  return all;
}

/** Returns the messages that are visible at a path. */
function seenAt(drawn: RenderedPage, path: string, texts: readonly string[]): readonly string[] {
  if (isOfList(path)) return texts;
  const [model = '', record = ''] = pathSteps(path);
  const block = isListModel(model) ? blockAt(drawn, model, record) : undefined;
  return shownMessages(leafAt(drawn.page, path, block)?.['ui:widget'], texts);
}

/** Counts the records of the list that contains a path: a list of the claim, or one within an open draft. */
function entriesAround({ claim, drafts }: RenderedPage, model: ModelName, rest: readonly string[]) {
  const [record, list] = rest;
  const draft = drafts[model]?.find(({ id }) => id === record);
  const entries = draft ? draft.values[list ?? ''] : claim[model];
  return Array.isArray(entries) ? entries.length : draft !== undefined;
}

/**
 * Tests if a path is of the same record in both renders: a draft that was just opened shows the messages of its record,
 * and after a deletion the indices of other records change.
 */
function isSamePlace(before: RenderedPage, now: RenderedPage, path: string): boolean {
  const [model = '', ...rest] = pathSteps(path);
  if (!isListModel(model) || isOfList(path)) return true;
  const known = entriesAround(before, model, rest);
  return known !== false && known === entriesAround(now, model, rest);
}

/**
 * Returns the messages that only the second of two renders has, in the page's order; none after a refused Next, which
 * the summary announces, or a change of culture.
 */
export function newMessages(before: RenderedPage, now: RenderedPage): [path: string, text: string][] {
  if (before.attempt !== now.attempt || before.culture !== now.culture) return [];
  const stood = messagesOn(before);
  const seen = (path: string, texts: readonly string[]) =>
    isSamePlace(before, now, path)
      ? seenAt(now, path, texts).filter((text) => !stood[path]?.includes(text))
      : [];
  return orderedErrors(now, messagesOn(now), seen);
}
