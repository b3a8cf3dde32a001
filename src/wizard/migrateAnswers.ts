import { liveRecords } from '../../transforms/claims/claimFields.ts';
import { isFilled } from '../../transforms/claims/cleared.ts';
import { isEmptyDraft } from '../../transforms/claims/draft.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { mapInnerRecords } from '../../transforms/ground/innerFields.ts';
import type { PlanField } from '../../transforms/ground/plan.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import { own } from '../../transforms/values/own.ts';
import type { AppStore } from '../stores/app.ts';
import type { ClaimSnapshot, Draft } from '../stores/claimState.ts';
import type { Claims } from '../stores/claims.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import { labelsAt } from './fieldLabels.ts';

/** Result of a migration: the claim in the new configuration, and the answers that it lost. */
export interface MigratedClaim {
  snapshot: ClaimSnapshot;
  /** Paths of the answers without a field of their name and type in the new configuration: `claimantInfo.nickname`. */
  dropped: string[];
}

/** Tests if a field's type accepts the value: a former text may be a check box now. */
function holds({ type }: PlanField, value: unknown): boolean {
  const ofJson = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return value === undefined || FIELD_KINDS[type].types.includes(ofJson);
}

function carryRecord(
  record: ClaimRecord,
  fields: readonly PlanField[],
  path: string,
  dropped: string[],
): ClaimRecord {
  const held = fields.filter((field) => holds(field, own(record, field.name)));
  const names = new Set(held.map((field) => field.name));
  for (const [name, value] of Object.entries(record)) {
    if (!names.has(name) && isFilled(value)) dropped.push(`${path}.${name}`);
  }
  const kept = held.flatMap((field): [string, FieldValue][] => {
    const { name } = field;
    const value = own(record, name);
    if (value === undefined) return [];
    const entries = mapInnerRecords(value, field, (entry, inner, at) =>
      carryRecord(entry, inner, `${path}.${name}.${at}`, dropped),
    );
    return [[name, entries ?? value]];
  });
  return Object.fromEntries(kept);
}

/** Migrates a draft with its documents; returns none where the form has no such records any more. */
function carryDraft(draft: Draft, form: LoadedForm, dropped: string[]): Draft[] {
  const carry = (record: ClaimRecord, name: string): ClaimRecord | null => {
    const model = planModelOf(form.plan, name);
    if (model) return carryRecord(record, model.fields, `${name}.0`, dropped);
    if (!isEmptyDraft(record, draft.preset)) dropped.push(name);
    return null;
  };
  const record = carry(draft.record, draft.model);
  const { documents } = draft;
  const chosen = documents?.chosen.flatMap((document) => {
    const carried = record && carry(document.record, 'documentContexts');
    return carried ? [{ ...document, record: carried }] : [];
  });
  return record
    ? [{ ...draft, record, ...(documents && chosen && { documents: { ...documents, chosen } }) }]
    : [];
}

/**
 * Migrates a claim to a new configuration of its form: models by dtoMapping, fields by name (C6-15). Answers without a
 * field, or of another type, are dropped and listed, so that a message can name them.
 */
export function migrateAnswers(old: ClaimSnapshot, form: LoadedForm): MigratedClaim {
  const dropped: string[] = [];
  const entered: ClaimDocument = {};
  for (const { name, fields } of form.plan.models) {
    const model = old.entered[name];
    if (Array.isArray(model)) {
      entered[name] = liveRecords(model).map((record, index) =>
        carryRecord(record, fields, `${name}.${index}`, dropped),
      );
    } else if (model) entered[name] = carryRecord(model, fields, name, dropped);
  }
  const models = new Set<string>(form.plan.models.map((model) => model.name));
  for (const [name, model] of Object.entries(old.entered)) {
    if (!model || models.has(name)) continue;
    if (!Array.isArray(model)) carryRecord(model, [], name, dropped);
    else if (model.length > 0) dropped.push(name);
  }
  const drafts = old.drafts.flatMap((draft) => carryDraft(draft, form, dropped));
  return { snapshot: { ...old, entered, drafts }, dropped };
}

/** Migrates the answers and opens them in the new form. Returns the paths of those that were dropped. */
export function openMigrated(claims: Claims, bundle: FormConfiguration, old: ClaimSnapshot): string[] {
  const { snapshot, dropped } = migrateAnswers(old, bundle.loaded);
  const { state, newId } = claims.put(bundle, snapshot);
  // A model that the form had not before has no id, without which the claim could not be sent.
  for (const { name, kind } of bundle.loaded.plan.models)
    if (kind === 'single') state.ids.single[name] ??= newId(name);
  return dropped;
}

/**
 * Returns the message about a changed form, which lists the dropped answers by their labels in `bundle`. Where that has
 * none for them, returns `otherwise`.
 */
export function changedForm(
  bundle: FormConfiguration,
  dropped: readonly string[],
  texts: Texts,
  otherwise: ProblemMessage = { key: 'Problem_configurationChanged', params: {} },
): ProblemMessage {
  const fields = labelsAt(bundle, dropped, texts);
  return fields === '' ? otherwise : { ...otherwise, key: 'Config_Dropped', params: { fields } };
}

/**
 * Opens answers that were given to another configuration: migrates them, and shows the message that the form has
 * changed (C6-15).
 */
export function openOutdated(
  { claims, alert, texts }: AppStore,
  bundle: FormConfiguration,
  kept: ClaimSnapshot,
): void {
  alert.show(changedForm(bundle, openMigrated(claims, bundle, kept), texts()));
}
