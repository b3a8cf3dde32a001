import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedBytes, exportedClaims } from './exported.ts';
import { itemizedClaim } from './journeys/itemizedClaim.ts';
import { claimwright, OPERATOR, type Product, serveProduct } from './product.ts';
import { type Claim, openVisitor } from './visitor.ts';

const file = join(import.meta.dirname, '../../settlements/meridian-auto/cases/charges.cases.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
  cases: { claim: Claim; errors: unknown[] }[];
};

/** A claim that its case file says has no errors. */
function validClaim(): Claim {
  const found = cases.find(({ errors }) => errors.length === 0);
  if (!found) throw new Error(`${file} holds no valid claim`);
  return structuredClone(found.claim);
}

const credentials = { signInMethod: 'claimNumber', claimNumber: 'MAF-100001', pin: '4821' };
const [receipt] = itemizedClaim.documents;

let product: Product;

beforeAll(async () => {
  product = await serveProduct();
});

afterAll(() => product.stop());

/** What is stored once something was done, and was not before. */
async function storedBy(act: () => Promise<unknown>) {
  const before = new Set((await exportedClaims(product.data)).map(({ id }) => id));
  await act();
  return (await exportedClaims(product.data)).filter(({ id }) => !before.has(id));
}

async function signedIn() {
  const visitor = await openVisitor(product.url);
  expect((await visitor.authorize(credentials)).status).toBe(200);
  return visitor;
}

describe('claims sent straight to the server', () => {
  it('C6-08: the same claim sent twice under one key is stored once and gets the same reference code', async () => {
    const visitor = await signedIn();
    const key = 'one-claim-one-key-0001';
    const codes: unknown[] = [];
    const claims = await storedBy(async () => {
      for (const _ of [1, 2]) {
        const { status, body } = await visitor.submit(validClaim(), { key });
        expect(status).toBe(200);
        codes.push(body.referenceCodeForm);
      }
    });
    expect(codes[1]).toBe(codes[0]);
    expect(claims.map(({ referenceCode }) => referenceCode)).toEqual(codes.slice(1));
  });

  it('C13-15: a claim is traced by the code of its answer, on one screen, while the server goes on', async () => {
    const visitor = await signedIn();
    const { status, body } = await visitor.submit(validClaim(), { key: 'one-claim-traced-0001' });
    expect(status).toBe(200);
    const code = String(body.referenceCodeForm);
    const found = await claimwright('trace', code.toLowerCase(), '--data', product.data);
    expect(found).toMatchObject({ status: 0, stderr: '' });
    expect(found.stdout).toMatch(
      new RegExp(
        `^Claim ${code}\\n  id {12}[\\da-f-]{36}\\n  form {10}standard\\n  arrived {7}\\S.* Pacific time `,
      ),
    );
    expect(found.stdout.split('\n').length).toBeLessThanOrEqual(24);
    expect(found.stdout).not.toContain(credentials.claimNumber);
    const none = await claimwright('trace', '22222-22222', '--data', product.data);
    expect(none).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('No claim here') });
  });

  it('C6-08: another claim under the same key is refused (422), and two at once are stored once', async () => {
    const visitor = await signedIn();
    const key = 'one-claim-one-key-0002';
    const claims = await storedBy(async () => {
      const [first, second] = await Promise.all([
        visitor.submit(validClaim(), { key }),
        visitor.submit(validClaim(), { key }),
      ]);
      expect([first?.status, second?.status]).toEqual([200, 200]);
      expect(first?.body.referenceCodeForm).toBe(second?.body.referenceCodeForm);
      const other = validClaim();
      (other.claimantInfo as Record<string, unknown>).mailingCity = 'Tacoma';
      expect((await visitor.submit(other, { key })).status).toBe(422);
    });
    expect(claims).toHaveLength(1);
  });

  it('C4-21, C6-07: a claim that the browser would refuse is answered 400 with its paths, and nothing is stored', async () => {
    const visitor = await signedIn();
    const claim = validClaim();
    (claim.claimantInfo as Record<string, unknown>).lastName = null;
    (claim.claimTransactions as Record<string, unknown>[])[0] = {
      ...(claim.claimTransactions as Record<string, unknown>[])[0],
      amountClaimed: '2500.01',
    };
    const stored = await storedBy(async () => {
      const { status, body } = await visitor.submit(claim);
      expect(status).toBe(400);
      expect(body.submitted).toBe(false);
      expect(body.validationErrors).toEqual(
        expect.arrayContaining([
          { path: 'claimantInfo.lastName', rule: 'required', message: 'Enter a last name' },
          {
            path: 'claimTransactions.0.amountClaimed',
            rule: 'range',
            message: 'Enter an amount from $0.01 to $2,500.00',
          },
        ]),
      );
    });
    expect(stored).toEqual([]);
  });

  it('C6-07: without a CSRF token (403) or without authorization (401) nothing is stored', async () => {
    const visitor = await signedIn();
    const stored = await storedBy(async () => {
      expect((await visitor.submit(validClaim(), { csrf: 'forged' })).status).toBe(403);
      const stranger = await openVisitor(product.url);
      expect((await stranger.submit(validClaim())).status).toBe(401);
    });
    expect(stored).toEqual([]);
  });

  it('C6-09: a claim whose 200 has been sent survives kill -9, document and all', async () => {
    if (!receipt) throw new Error('The journey has no document');
    const visitor = await signedIn();
    const claim = validClaim();
    (claim.claimDetails as Record<string, unknown>).noDocuments = false;
    claim.documentContexts = [
      {
        file: { name: receipt.name, size: receipt.content.length, type: receipt.mimeType },
        kind: 'chargeProof',
      },
    ];
    let code: unknown;
    const [stored, ...others] = await storedBy(async () => {
      const { status, body } = await visitor.submit(claim, { files: [receipt] });
      await product.kill();
      expect([status, body.error]).toEqual([200, null]);
      code = body.referenceCodeForm;
    });
    expect(others).toEqual([]);
    expect(stored?.referenceCode).toBe(code);
    const bytes = await exportedBytes(product.data, stored?.documents[0]?.path);
    expect(receipt.content.equals(bytes)).toBe(true);
    await product.restart();
    expect((await fetch(`${product.url}/readyz`, { headers: OPERATOR })).status).toBe(200);
  });
});
