import { isEmptyDraft } from '../../transforms/claims/draft.ts';
import { IDENTITY } from './adopt.ts';
import { meant, nextUnanswered } from './commands/entering.ts';
import { entriesMeant, listOf } from './commands/lists.ts';
import { freshName } from './commands/upload.ts';
import { wantsBack } from './left.ts';
import { type Model, savedEntries } from './model.ts';
import type { SeenField } from './observe.ts';
import { pathOfId } from './places.ts';
import type { Step } from './step.ts';

/** The answer that is meant, given in the plainest way. */
export function plainAnswer(model: Model, { id, kind, value }: SeenField): Step {
  const at = pathOfId(id);
  const text = String(meant(model, at) ?? '');
  if (kind === 'checkbox') return { do: 'tick', at, on: value !== 'true' };
  if (kind === 'search') return { do: 'search', at, value: value === '' ? text : '' };
  if (kind === 'file') return { do: 'upload', at, name: freshName(model, at, ['receipt.pdf']) };
  if (kind === 'radio' || kind === 'select') return { do: 'choose', at, value: text };
  return { do: 'type', at, text, by: 'keys', haste: 'tab' };
}

/** What stands in the way of any answer: the network or the server is away. */
function restored({ online, serverUp }: Model): Step | null {
  if (!serverUp) return { do: 'server', up: true };
  return online ? null : { do: 'network', on: true };
}

/** An entry that is saved, dropped, begun, or wanted no more. */
function ofLists(model: Model): Step | null {
  for (const { id } of model.seen.lists) {
    const list = listOf(id);
    const wanted = entriesMeant(model, list);
    const saved = savedEntries(model, list).length;
    const draft = model.drafts.get(list);
    const isWanted = model.editing.has(list) || saved < wanted;
    if (draft && isWanted) return { do: 'finishEntry', list };
    if (draft && !isEmptyDraft(draft, { [IDENTITY]: draft[IDENTITY] ?? null }))
      return { do: 'cancelEntry', list };
    if (saved > wanted) return { do: 'removeEntry', list, index: saved - 1 };
    if (saved < wanted) return { do: 'addEntry', list };
  }
  return null;
}

/** What a person does next who does nothing but answer and go on; null where nothing is left to do. */
export function nextCalmStep(model: Model): Step | null {
  if (model.end) return null;
  const away = restored(model);
  if (away) return away;
  const field = nextUnanswered(model);
  if (field) return plainAnswer(model, field);
  if (model.seen.back && wantsBack(model)) return { do: 'back' };
  return ofLists(model) ?? (model.seen.next ? { do: 'next', by: 'tap' } : null);
}
