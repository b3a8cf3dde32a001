import { isFilled } from '../../transforms/claims/cleared.ts';
import { isRecord } from '../../transforms/ground/claim.ts';
import { joinPath, keyOfPath, modelIn } from '../../transforms/ground/claimPath.ts';
import { labelKeyOf, placementsOf } from '../../transforms/pages/placements.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import { own } from '../../transforms/values/own.ts';
import { DOCUMENTS_MODEL } from '../stores/recordDocuments.ts';
import {
  type AnswerLabels,
  type LabelledForm,
  labelAt,
  labelInSentence,
  labelsAt,
} from '../wizard/fieldLabels.ts';
import type { OpenedForm } from '../wizard/wizard.ts';
import type { SavedClaim } from './savedForm.ts';

type Answers = Pick<SavedClaim, 'entered' | 'drafts'>;

/** Most characters of a label that is read. */
const LABEL_LENGTH = 200;

/** Characters that would change the sentence around a label. */
const MARKS = /[\p{Cc}\p{Bidi_Control}]/u;
const ALL_MARKS = new RegExp(MARKS.source, 'gu');

/** Returns the keys of a claim's answers: of its models, of fields with a value, and of fields within records. */
function answeredKeys({ entered, drafts }: Answers): Set<string> {
  const keys = new Set<string>();
  const addAll = (record: unknown, around: string) => {
    if (!isRecord(record)) return;
    keys.add(around);
    for (const [name, value] of Object.entries<unknown>(record).filter(([, one]) => isFilled(one))) {
      const key = joinPath(around, name);
      keys.add(key);
      if (Array.isArray(value)) for (const entry of value) addAll(entry, key);
    }
  };
  for (const [name, model] of Object.entries(entered))
    for (const record of Array.isArray(model) ? model : [model]) addAll(record, name);
  for (const { model, record, documents } of drafts) {
    addAll(record, model);
    for (const chosen of documents?.chosen ?? []) addAll(chosen.record, DOCUMENTS_MODEL);
  }
  return keys;
}

/**
 * Returns the labels of a claim's answers as its form shows them: one that opens the saved form later may have no label
 * for an answer that it does not ask for any more.
 */
export function labelsOfAnswers(form: LabelledForm, claim: Answers, texts: Texts): AnswerLabels {
  const keys = answeredKeys(claim);
  const labels = new Map<string, string>();
  const add = (key: string, label: string | undefined) => {
    if (label !== undefined && !labels.has(key)) labels.set(key, label.replace(ALL_MARKS, ''));
  };
  for (const key of keys) if (modelIn(key) === key) add(key, labelAt(form, key, texts));
  for (const placed of form.pages.flatMap(({ page }) => placementsOf(page))) {
    const { model, within, name } = placed;
    const key = joinPath(model, within, name);
    if (keys.has(key)) add(key, labelInSentence(labelKeyOf(placed), texts));
  }
  return Object.fromEntries(labels);
}

/** Reads the labels of a saved form's answers, which anybody may have written; what is no label is left out. */
export function readAnswerLabels(value: unknown, claim: Answers): AnswerLabels {
  const keys = answeredKeys(claim);
  const isLabel = (entry: [string, unknown]): entry is [string, string] => {
    const [key, label] = entry;
    const isShort = typeof label === 'string' && label.length <= LABEL_LENGTH;
    return isShort && keys.has(key) && !MARKS.test(label);
  };
  return Object.fromEntries(Object.entries<unknown>(Object(value)).filter(isLabel));
}

/** Marks of a label in another culture than the page's: an isolate, and a joiner, which no other isolate begins with. */
const FOREIGN = /\u2068\u2060([^\u2069]*)\u2069/;
const inForeignMarks = (label: string) => `\u2068\u2060${label}\u2069`;

/** Returns the labels of lost answers as a list in a sentence: the form's, or else those with which they were saved. */
export function labelsOfLost(
  form: LabelledForm,
  { dropped, labels, culture }: Pick<OpenedForm, 'dropped' | 'labels' | 'culture'>,
  texts: Texts,
): string {
  return labelsAt(form, dropped, texts, (path) => {
    const label = own(labels, keyOfPath(path));
    return label === undefined || culture === texts.culture ? label : inForeignMarks(label);
  });
}

/** Splits a sentence with labels of lost answers at those of the saving's culture: every second part is one. */
export const splitAtLost = (said: string): string[] => said.split(FOREIGN);
