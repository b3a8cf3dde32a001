import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ExportedClaim } from '../../../server/export/exportedClaim.ts';
import { exportedClaims } from '../exported.ts';
import { inChromium } from '../inChromium.ts';
import { SAMPLE_WALKS } from '../journeys/sampleWalks.ts';
import { type ChangingProduct, serveChanging } from './changing.ts';
import { byCode, byOwnFile, fileInPieces, type Pieces } from './resumed.ts';

/** Seeds of the walks; another one saves at other pages, in other ways, and changes the settlement at other times. */
const SEEDS = (process.env.WALK_SEEDS ?? '1').split(',').map(Number);

/** Returns numbers from 0 to 1 that a text gives. */
function drawing(text: string): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return createHash('sha256').update(`${text} ${turn}`).digest().readUInt32BE() / 2 ** 32;
  };
}

interface Block {
  kind: string;
  model?: string;
  fields?: object[];
}

interface Models {
  models: { metadata: { dtoMapping: string }; fields: object[] }[];
}

/** Adds an optional question to all pages that ask for the claimant, so that every form has changed. */
async function addQuestion(product: ChangingProduct, turn: number): Promise<void> {
  const name = `added${turn}`;
  const model = 'claimantInfo';
  for (const path of await product.files('content'))
    await product.edit<object>(path, (texts) =>
      Object.assign(texts, { [`Field_Added${turn}`]: `Added ${turn}` }),
    );
  await product.edit<Models>('models.json', ({ models }) => {
    for (const { metadata, fields } of models)
      if (metadata.dtoMapping === model) fields.push({ name, type: 'string', rules: [] });
  });
  for (const path of await product.files('pages'))
    await product.edit<{ blocks?: Block[] }>(path, ({ blocks = [] }) => {
      const block = blocks.find((one) => one.kind === 'fields' && one.model === model);
      block?.fields?.push({ name, label: `Field_Added${turn}` });
    });
  await product.restartChanged();
}

/** Id of a record, as the browser draws it. */
const ID = /"[A-Za-z]+-[0-9a-z]{8}"/g;

/** Hash of a credential, under a key of the server alone that the claim was filed with. */
const HASH = /"hashed:[0-9a-f]{64}"/g;

/** Returns a claim and its documents without added answers, with hashes cut off and records numbered. */
function contentOf({ claim: filed, documents }: ExportedClaim): unknown {
  const ids = new Map<string, number>();
  const numbered = (id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `"id ${ids.get(id)}"`;
  };
  const answers = JSON.stringify(filed, (field, value) => (/^added\d+$/.test(field) ? undefined : value));
  const files = documents.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  const claim = answers.replace(HASH, '"hashed"').replace(ID, numbered);
  return { claim: JSON.parse(claim), files };
}

async function filedUnder(product: ChangingProduct, code: string): Promise<unknown> {
  const filed = (await exportedClaims(product.data)).find(({ referenceCode }) => referenceCode === code);
  if (!filed) throw new Error(`No claim was filed under ${code}`);
  return contentOf(filed);
}

describe.each(Object.entries(SAMPLE_WALKS))('the sample %s', (name, { forms }) => {
  const chromium = inChromium();
  const filing = Object.entries(forms).filter(([form]) => form !== 'lookup');
  const runs = SEEDS.flatMap((seed) => filing.map(([form, stops]) => ({ seed, form, stops })));
  /** Claims that were filed at one sitting, by their forms. */
  const atOneSitting = new Map<string, unknown>();

  it.each(runs)(
    'C10-11, C6-15: a claim that is saved at random, by code and by file, while the form changes, is filed as at one sitting ($form, $seed)',
    { tags: 'slow', timeout: 240_000 },
    async ({ seed, form, stops }) => {
      // Of its own, because a member of the class has few saved forms at a time.
      const served = await serveChanging(`settlements/${name}`);
      onTestFinished(() => served.stop());
      const file = async (pieces: Omit<Pieces, 'stops'>) => {
        const { code, changes } = await fileInPieces(chromium.browser, served.url, { stops, ...pieces });
        return { content: await filedUnder(served, code), changes };
      };
      if (!atOneSitting.has(form))
        atOneSitting.set(form, (await file({ savingAt: () => undefined })).content);
      const draw = drawing(`${name} ${form} ${seed}`);
      // Stop at which the form is saved and changed in any case. The entry page and the confirmation save nothing.
      const sure = stops[1 + Math.floor(draw() * (stops.length - 2))];
      let changes = 0;
      let isSure = false;
      const filed = await file({
        savingAt: (stop) => {
          isSure = stop === sure;
          return [byCode, byOwnFile, isSure ? byCode : undefined][Math.floor(draw() * 3)];
        },
        whileSaved: async () => {
          if (draw() >= 1 / 3 && !isSure) return;
          changes += 1;
          await addQuestion(served, changes);
        },
      });
      expect(filed.content).toEqual(atOneSitting.get(form));
      expect(filed.changes).toBe(changes);
      expect(changes).toBeGreaterThan(0);
    },
  );
});
