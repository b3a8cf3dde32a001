import type { components } from '../../openapi/generated/types.ts';
import { memberRecord } from '../../transforms/claims/memberRecord.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { own } from '../../transforms/values/own.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import type { Claimant, ClassListColumn } from '../store/store.ts';
import type { AdmissionForm } from './admission.ts';

type FormModel = components['schemas']['FormModel'];

/** Returns the form's model with this dtoMapping, if it has one. */
export function modelEntryOf(
  served: Pick<AdmissionForm, 'entries'>,
  model: string,
): AdmissionForm['entries'][number] | undefined {
  return served.entries.find(({ metadata }) => camelCase(metadata.dtoMapping) === model);
}

/** Converts class list rows to models for the browser, one for each, of the columns marked for prefill (C6-14). */
export async function prepopulatedModels(
  context: AppContext,
  served: ServedForm,
  rows: readonly Claimant[],
): Promise<FormModel[]> {
  if (rows.length === 0) return [];
  const header = await context.store.claimants.header(served.form);
  const entry = modelEntryOf(served, 'prepopulatedData') ?? modelEntryOf(served, 'credentials');
  // Left out: credentials only find rows.
  if (!entry) throw new Error(`The form ${served.form} has rows and no model of credentials`);
  return rows.map((row) => ({
    clientId: clientIdOf(row),
    id: row.id,
    metadataHash: entry.metadataHash,
    metadata: {
      formType: served.settings.formType,
      dtoMapping: 'prepopulatedData',
      prepopulatedSubModel: entry.metadata.prepopulatedSubModel ?? null,
    },
    fields: prefillColumns(header ?? [], row),
  }));
}

const clientIdOf = ({ id }: Claimant): string => `prepopulatedData-${id}`;

/**
 * Returns the one row that `sent`, the prepopulatedData of a submission, names by the clientId of its first record; all
 * rows where it names none of them. Values of a row are always the server's.
 */
export function chosenRows(rows: readonly Claimant[], sent: unknown): readonly Claimant[] {
  const ids = [sent].flat().flatMap((model) => (isNamed(model) ? [model.clientId] : []));
  const chosen = rows.find((row) => ids[0] === clientIdOf(row));
  return chosen ? [chosen] : rows;
}

function isNamed(model: unknown): model is { clientId: unknown } {
  return typeof model === 'object' && model !== null && 'clientId' in model;
}

/** Builds the prepopulatedData record of a class list row; null where the form has no such model. */
export function prepopulatedRecord(
  served: Pick<AdmissionForm, 'entries'>,
  header: readonly ClassListColumn[],
  row: Claimant,
): ClaimRecord | null {
  const entry = modelEntryOf(served, 'prepopulatedData');
  if (!entry) return null;
  const fields = entry.fields.map(({ name, type }) => ({ name: camelCase(name), type }));
  return memberRecord(fields, prefillColumns(header, row));
}

function prefillColumns(header: readonly ClassListColumn[], row: Claimant): Record<string, string> {
  const sent = header.filter(({ mark }) => mark === 'prefill' || mark === 'credential+prefill');
  return Object.fromEntries(sent.map(({ name }) => [name, own(row.columns, name) ?? '']));
}
