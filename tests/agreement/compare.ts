import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { Audience } from '../../transforms/ground/verdict.ts';
import { judgeWith, reportOf } from '../contracts/standalone.ts';
import { judgeByTheText } from '../oracle/judge.ts';
import type { OracleError, RawContext, RawModel, RawRecord } from '../oracle/raw.ts';

export const AUDIENCES: Audience[] = ['browser', 'server', 'cli'];

/** A claim and the moment at which it is judged. */
export interface Drawn {
  claim: RawRecord;
  context: RawContext;
}

export interface Disagreement {
  drawn: Drawn;
  audience: Audience;
  /** Reported by the product alone. */
  productOnly: string[];
  /** Reported by the oracle alone. */
  oracleOnly: string[];
}

/** Verdicts are sets; the message belongs to the verdict. */
export function linesOf(errors: OracleError[]): string[] {
  return [...new Set(errors.map(({ path, rule, message }) => `${path} ${rule}: ${message}`))].sort();
}

/** Where the product, asked as one audience, and the oracle differ on a claim. */
export function disagreementOn(
  models: RawModel[],
  form: LoadedForm,
  drawn: Drawn,
  audience: Audience,
): Disagreement | undefined {
  const product = linesOf(reportOf(judgeWith(form, drawn.context, drawn.claim, audience)));
  const oracle = linesOf(judgeByTheText(models, drawn.context, drawn.claim, audience));
  const productOnly = product.filter((line) => !oracle.includes(line));
  const oracleOnly = oracle.filter((line) => !product.includes(line));
  if (productOnly.length === 0 && oracleOnly.length === 0) return undefined;
  return { drawn, audience, productOnly, oracleOnly };
}

/** The disagreement as a case file with the oracle's verdict, in a new temporary folder. */
export function writeCaseFile(models: RawModel[], { drawn, audience }: Disagreement): string {
  const path = join(mkdtempSync(join(tmpdir(), 'claimwright-disagreement-')), 'disagreement.cases.json');
  const errors = judgeByTheText(models, drawn.context, drawn.claim, audience);
  const cases = [{ name: `a disagreement for the audience ${audience}`, claim: drawn.claim, errors }];
  writeFileSync(path, `${JSON.stringify({ models, context: drawn.context, cases }, null, 2)}\n`);
  return path;
}
