import type { OracleError, RawContext, RawModel, RawRecord } from '../oracle/raw.ts';

/** One of the ways in which claims are judged. Claims of one form are handed over together: opening a form is dear. */
export interface Implementation {
  judge(models: RawModel[], context: RawContext, claims: RawRecord[]): Promise<OracleError[][]>;
  close?(): Promise<void>;
}
