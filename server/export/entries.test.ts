import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ExportTable, ReadClaims } from './exportChoice.ts';
import type { ExportedClaim } from './exportedClaim.ts';
import { UnknownListError, writeCsv } from './writeCsv.ts';

const claimOf = (referenceCode: string, claimTransactions: object[]) =>
  ({
    referenceCode,
    form: 'standard',
    documents: [],
    claim: { claimTransactions },
  }) as unknown as ExportedClaim;

const CLAIMS = [
  claimOf('A', [
    { shop: 'Market', items: [{ thing: 'Lamp', price: '30' }, { thing: '=Chair' }] },
    { shop: 'B', items: [] },
  ]),
  claimOf('B', [{ shop: 'Fair', items: [{ thing: 'Bread', price: '2' }] }]),
];

async function rowsOf(table: ExportTable, filed = CLAIMS): Promise<unknown[]> {
  let text = '';
  const claims: ReadClaims = async function* () {
    for (const line of filed) yield { line, dataKey: null };
  };
  await writeCsv(
    claims,
    table,
    async () => undefined,
    async (chunk) => {
      text += chunk;
    },
  );
  return parse(text, { columns: true });
}

describe('a list within records as a table of an export', () => {
  it('C8-16 C5-07: CSV has a row an entry, with the number of its record and its own', async () => {
    expect(await rowsOf('claimTransactions.items')).toEqual([
      { referenceCode: 'A', form: 'standard', record: '1', entry: '1', thing: 'Lamp', price: '30' },
      { referenceCode: 'A', form: 'standard', record: '1', entry: '2', thing: "'=Chair", price: '' },
      { referenceCode: 'B', form: 'standard', record: '1', entry: '1', thing: 'Bread', price: '2' },
    ]);
  });

  it('C8-16: a list that no record has is told, and not an empty table', async () => {
    await expect(rowsOf('claimTransactions.item')).rejects.toThrow(UnknownListError);
    expect(await rowsOf('claimTransactions.items', [])).toEqual([]);
    const other = claimOf('C', [{ shop: 'Without a list' }]);
    expect(await rowsOf('claimTransactions.items', [...CLAIMS, other])).toHaveLength(3);
  });
});
