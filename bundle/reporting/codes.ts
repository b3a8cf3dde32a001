import { FAULT_CODES, type FaultCode } from '../../transforms/config/faultCodes.ts';
import { CHECK_OF_CODE } from '../checks/registry.ts';
import {
  type CodeEntry,
  FILE_CODES,
  type FindingCode,
  SCHEMA_CODES,
  SEARCH_CODES,
} from '../findings/codes.ts';

const BUILD_CODES = Object.fromEntries(
  Object.entries(FAULT_CODES).map(([code, summary]) => [code, { severity: 'error', summary }]),
) as Record<FaultCode, CodeEntry>;

/** Severity and summary of every code of findings. */
export const CODES: Readonly<Record<FindingCode, CodeEntry>> = {
  ...FILE_CODES,
  ...SCHEMA_CODES,
  ...BUILD_CODES,
  ...CHECK_OF_CODE,
  ...SEARCH_CODES,
};
