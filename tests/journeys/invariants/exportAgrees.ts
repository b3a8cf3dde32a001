import { liveRecords } from '../../../transforms/claims/claimFields.ts';
import { exportedClaims } from '../../e2e/exported.ts';
import type { Model } from '../model.ts';
import { differences } from './storeAgrees.ts';

/** Fields that are asked twice to be sure, and are neither sent nor stored. */
function stored({ form, settled }: Model): Model['settled'] {
  const models = form.loaded.plan.models.map(({ name, fields }) => {
    const kept = fields.filter(({ clientOnly }) => !clientOnly).map((field) => field.name);
    const only = (record: object) =>
      Object.fromEntries(Object.entries(record).filter(([field]) => kept.includes(field)));
    const held = settled[name];
    return [name, Array.isArray(held) ? liveRecords(held).map(only) : only(held ?? {})];
  });
  return Object.fromEntries(models) as Model['settled'];
}

/** Credentials that only prove who someone is are exported as hashes: where one stands, something was entered. */
function withoutHidden(claim: Model['settled'], { settled }: Model): Model['settled'] {
  const { credentials } = claim;
  if (!credentials || Array.isArray(credentials)) return claim;
  const entered = Array.isArray(settled.credentials) ? {} : { ...settled.credentials };
  const shown = Object.entries(credentials).map(([name, value]) => {
    const isHidden = typeof value === 'string' && value.startsWith('hashed:') && entered[name];
    return [name, isHidden ? entered[name] : value];
  });
  return { ...claim, credentials: Object.fromEntries(shown) };
}

/** What `claimwright export` writes of the claim is what was entered, under the code that the claimant was given. */
export async function exportAgrees(model: Model, data: string, code: string): Promise<string[]> {
  const claims = await exportedClaims(data);
  const found = claims.find(({ referenceCode }) => referenceCode === code);
  if (!found) return [`no claim of the code ${code} was exported`];
  const way =
    found.entry === model.entry ? [] : [`the export: the way in is ${found.entry}, not ${model.entry}`];
  const lines = differences(stored(model), withoutHidden(found.claim, model)).map(
    (line) => `the export: ${line}`,
  );
  return [...way, ...lines];
}
