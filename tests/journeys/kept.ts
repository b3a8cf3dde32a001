import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { JourneyForm } from './form.ts';
import type { Seen } from './observe.ts';
import { type ListPlace, placeOfRecord } from './shares.ts';

/** The claim as the page keeps it against a reload. */
export interface KeptClaim {
  entered: ClaimDocument;
  drafts: KeptDraft[];
  /** The answers that were given, left, or held against Next: what is wrong with them is said. By path. */
  dirty?: Record<string, true>;
}

export interface KeptDraft {
  model: string;
  /** Where its entry is made: the page keeps the model alone. */
  list: ListPlace;
  record: ClaimRecord;
  replaces?: string;
  /** The fields of the entry that were left; all count where it was refused. */
  touched?: string[];
  refused?: boolean;
  /** The documents that were chosen in it (C8-15). */
  documents?: { chosen: { record: ClaimRecord }[] };
}

/** Reads one copy of the page's store; null where the page keeps none of this form. */
function readKept(text: string | null, form: JourneyForm): KeptClaim | null {
  if (text === null) return null;
  const copies = JSON.parse(text) as Partial<Record<FormName, { claim: KeptClaim }>>;
  const claim = copies[form.loaded.plan.form]?.claim;
  if (!claim) return null;
  const drafts = claim.drafts.map((draft) => ({
    ...draft,
    list: placeOfRecord(form, draft.model, draft.record),
  }));
  return { ...claim, drafts };
}

export function keptNow({ kept }: Seen, form: JourneyForm): KeptClaim | null {
  return readKept(kept, form);
}

/** Every state of the claim that the page committed since it was looked at last, the present one last. */
export function committed({ commits, kept }: Seen, form: JourneyForm): KeptClaim[] {
  const texts = [...new Set([...commits, ...(kept === null ? [] : [kept])])];
  return texts.flatMap((text) => readKept(text, form) ?? []);
}
