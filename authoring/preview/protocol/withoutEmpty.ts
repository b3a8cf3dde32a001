import { liveRecords } from '../../../transforms/claims/claimFields.ts';
import type {
  ClaimDocument,
  ClaimRecord,
  ClaimRecords,
  FieldValue,
} from '../../../transforms/ground/claim.ts';
import { isEmpty } from '../../../transforms/values/emptiness.ts';

type Part = ClaimRecord | ClaimRecords | null;

/** Converts a settled claim to that of a case file: without empty values and without records that are not live. */
export function withoutEmpty(claim: ClaimDocument): ClaimDocument {
  const models = Object.entries(claim).map(([model, part]): [string, Part] => [model, leanPart(part)]);
  return Object.fromEntries(models.filter(([, part]) => part !== null && Object.keys(part).length > 0));
}

function leanPart(part: Part): Part {
  if (Array.isArray(part)) return liveRecords(part).map(lean);
  return part && lean(part);
}

function lean(record: ClaimRecord): ClaimRecord {
  const entries = Object.entries(record).flatMap(([name, value]): [string, FieldValue][] => {
    if (Array.isArray(value)) return value.length === 0 ? [] : [[name, value.map(lean)]];
    return isEmpty(value) || value === false ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
