import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  adasClaim,
  changedBundle,
  PDF,
  temporaryFolder,
  testServer,
} from '../testing/testServer.testkit.ts';
import { csvCell } from './csvCell.ts';
import { type ExportOptions, exportClaims } from './exportClaims.ts';

const PAGE = 'pages/standard/claimant-info.json';

/** A claim whose e-mail field has the mask of a phone. */
async function filed(info: object = {}) {
  const withMask = (text: string) =>
    text.replace(
      '{ "name": "hasVehicle" },',
      '{ "name": "hasVehicle" }, { "name": "email", "label": "Field_claimantInfo_vehicle", "maskName": "usPhone" },',
    );
  const server = await testServer({ bundleDir: changedBundle({ [PAGE]: withMask }) });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const claim = adasClaim({
    signature: { signature: '=HYPERLINK("http://evil.example")' },
    claimantInfo: { email: '(206) 555-0100', ...info },
    claimTransactions: [
      { claimTransactionId: 't1', amountClaimed: '25.00' },
      { claimTransactionId: '@t2', amountClaimed: '30' },
    ],
    documentContexts: [
      { file: { name: 'a.pdf', size: PDF.length, type: 'application/pdf' }, name: null, kind: 'id' },
    ],
  });
  const answer = await visitor.submit('standard', { claim, files: [{ name: 'a.pdf', content: PDF }] });
  const exported = async (options: Omit<ExportOptions, 'dataDir'>) => {
    let text = '';
    const count = await exportClaims({ dataDir: server.dataDir, ...options }, async (chunk) => {
      text += chunk;
    });
    return { text, count, rows: options.format === 'csv' ? parse(text, { columns: true }) : [] };
  };
  return { server, exported, referenceCode: answer.json().referenceCodeForm };
}

describe('claimwright export', () => {
  it('C5-07: NDJSON holds each claim whole, with its documents’ keys, names, hashes and paths', async () => {
    const { server, exported, referenceCode } = await filed();
    const { text, count } = await exported({ format: 'ndjson' });
    expect(count).toBe(1);
    const claim = JSON.parse(text);
    expect(claim).toMatchObject({
      referenceCode,
      claim: { signature: { signature: '=HYPERLINK("http://evil.example")' } },
    });
    const [document] = claim.documents;
    expect(document).toMatchObject({
      name: 'a.pdf',
      sha256: createHash('sha256').update(PDF).digest('hex'),
    });
    expect(readFileSync(join(server.dataDir, document.path)).length).toBeGreaterThan(PDF.length);
  });

  it('C5-07: CSV has a row a claim, and cells that a spreadsheet would run are neutralised', async () => {
    const { exported, referenceCode } = await filed();
    const { rows } = await exported({ format: 'csv' });
    expect(rows).toMatchObject([
      {
        referenceCode,
        'claimantInfo.firstName': 'Ada',
        'signature.signature': '\'=HYPERLINK("http://evil.example")',
      },
    ]);
  });

  it('C5-07: CSV of a list has a row a record, documents with their hash and path', async () => {
    const { exported, referenceCode } = await filed();
    const transactions = await exported({ format: 'csv', table: 'claimTransactions' });
    expect(transactions.rows).toMatchObject([
      { referenceCode, record: '1', claimTransactionId: 't1', amountClaimed: '25.00' },
      { referenceCode, record: '2', claimTransactionId: "'@t2", amountClaimed: '30' },
    ]);
    const documents = await exported({ format: 'csv', table: 'documentContexts' });
    expect(documents.rows).toMatchObject([
      { kind: 'id', 'file.name': 'a.pdf', 'document.sha256': createHash('sha256').update(PDF).digest('hex') },
    ]);
  });

  it('C7-07, C11-06: values come without mask characters where that is asked for; dates stay dates', async () => {
    const { exported } = await filed();
    const [row] = (await exported({ format: 'csv', unmasked: true })).rows as Record<string, string>[];
    expect(row).toMatchObject({
      'claimantInfo.email': '2065550100',
      'claimDetails.price': '1200.50',
      'claimDetails.purchasedOn': '05/04/2030',
    });
  });

  it('C7-07, C11-06: a field without a mask keeps what looks like one', async () => {
    const { exported } = await filed({ nickname: '1,234' });
    const [row] = (await exported({ format: 'csv', unmasked: true })).rows as Record<string, string>[];
    expect(row).toMatchObject({ 'claimantInfo.firstName': 'Ada', 'claimantInfo.nickname': '1,234' });
    const [masked] = (await exported({ format: 'csv' })).rows as Record<string, string>[];
    expect(masked).toMatchObject({ 'claimantInfo.email': '(206) 555-0100' });
  });

  it('C5-07: a folder without a store is refused rather than filled', async () => {
    const dataDir = temporaryFolder();
    await expect(exportClaims({ dataDir, format: 'ndjson' }, async () => undefined)).rejects.toThrow(
      'holds no stored claims',
    );
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠a'])(
    'C5-07: the cell %j is written as text',
    (value) => {
      expect(csvCell(value)).toBe(`"'${value}"`);
    },
  );

  it('C5-07: other cells are quoted and otherwise left alone', () => {
    expect([csvCell('a"b,c\nd'), csvCell(null), csvCell(false), csvCell(' =1')]).toEqual([
      '"a""b,c\nd"',
      '""',
      '"false"',
      '" =1"',
    ]);
  });
});
