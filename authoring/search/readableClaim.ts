import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { mapInnerRecords } from '../../transforms/ground/innerFields.ts';
import type { FormPlan, PlanField } from '../../transforms/ground/plan.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { own } from '../../transforms/values/own.ts';

type Json = Record<string, unknown>;

/** Converts a settled claim to that of a case file: without empty, false or computed values. */
export function readableClaim(claim: ClaimDocument, { models }: FormPlan): Json {
  const entries = models.flatMap(({ name, fields }): [string, unknown][] => {
    const value = claim[name];
    if (Array.isArray(value)) {
      const records = value.filter((record) => record !== null).map((record) => readable(record, fields));
      return records.length > 0 ? [[name, records]] : [];
    }
    const record = readable(value ?? {}, fields);
    return Object.keys(record).length > 0 ? [[name, record]] : [];
  });
  return Object.fromEntries(entries);
}

function readable(record: Json, fields: readonly PlanField[]): Json {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = own(record, field.name);
    if (field.computed || isEmpty(value) || value === false) return [];
    return [[field.name, mapInnerRecords(value, field, readable) ?? value]];
  });
  return Object.fromEntries(entries);
}
