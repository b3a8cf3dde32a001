import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBundle } from '../../../bundle/validateBundle.ts';
import type { CaseFile } from '../../../schemas/generated/types.ts';
import { Budget } from '../../search/budget.ts';
import { openSearch } from '../../search/openSearch.ts';
import { withLinkedDocument } from './linkedDocuments.ts';
import { Trials } from './trials.ts';

const BREACH = join(import.meta.dirname, '../../../cli/templates/data-breach');

it('C12-02: where documents are chosen in records, a claim gets a record and a document that names it', async () => {
  const read = await openBundle(BREACH, { withCases: false, withRows: false });
  const { cases } = JSON.parse(readFileSync(join(BREACH, 'cases/standard.cases.json'), 'utf8')) as CaseFile;
  const search = await openSearch(read, 'standard', new Date('2030-06-01T12:00:00Z'), new Budget(1_000_000));
  const trials = new Trials(search.searchForm, new Budget(1_000_000));
  const claim = (cases[0]?.claim ?? {}) as Record<string, Record<string, unknown>[]>;
  const time = claim.claimTransactions?.filter((record) => 'hours' in record);
  const claimDetails = { wantsTime: true, paymentMethod: 'check' };
  const { documentContexts: _, ...rest } = claim;
  const base = trials.of({ ...rest, claimDetails, claimTransactions: time }, null);
  expect(trials.isFiled(base)).toBe(true);
  const found = withLinkedDocument([base], search, trials);
  expect(found && trials.isFiled(found)).toBe(true);
  const transactions = (found?.claim.claimTransactions ?? []) as Record<string, unknown>[];
  const loss = transactions.at(-1);
  expect(loss?.kind).toBe('loss');
  expect(found?.claim.documentContexts).toMatchObject([
    { kind: 'lossProof', claimTransactionId: loss?.claimTransactionId },
  ]);
});
