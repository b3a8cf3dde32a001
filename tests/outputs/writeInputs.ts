// Writes the bundles of which `npm run compare` compares all outputs: samples, templates, forms of tests/outside and
// drawn ones, most of them a second time with a fault in one place.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../authoring/search/random.ts';
import { writeDrawnBundle } from '../journeys/drawnForms/drawnBundle.ts';
import { drawnForm } from '../journeys/drawnForms/drawnForm.ts';
import { NotConvertible } from '../outside/jsonSchema.ts';
import { asDocument } from '../outside/judgeBoth.ts';
import { modelsOf } from '../outside/models.ts';
import { shapeOf } from '../outside/shape.ts';
import { hospitalPrices, officialSuite, type Published } from '../outside/sources.ts';
import { damaged } from './damages.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Copies of each sample and template that are spoilt in one place. */
const DAMAGES = 8;

const subfolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'settlement.json')))
    .map(({ name }) => name)
    .sort();

/** The JSON files that an author writes rules, pages and settings in. */
function writtenFiles(bundle: string): string[] {
  return readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^(schemas|cases|content)[/\\]/.test(file))
    .sort();
}

function damage(bundle: string, seed: string): void {
  const file = join(bundle, createRandom(seed).pick(writtenFiles(bundle)) ?? 'models.json');
  writeFileSync(file, damaged(readFileSync(file, 'utf8'), seed));
}

function outsideForms(): Published[] {
  return [...officialSuite(), ...hospitalPrices()];
}

function writeOutside(folder: string): void {
  for (const [index, published] of outsideForms().entries())
    try {
      const { schema, examples } = asDocument(published);
      const shape = shapeOf(
        schema,
        examples.map(({ value }) => value),
      );
      const models = modelsOf(schema, shape);
      const own = join(folder, `outside-${index}`);
      mkdirSync(own);
      writeDrawnBundle(own, { models, pages: [] });
    } catch (error) {
      if (!(error instanceof NotConvertible)) throw error;
    }
}

function writeDrawn(folder: string, count: number): void {
  for (let seed = 1; seed <= count; seed += 1) {
    const form = drawnForm(seed);
    for (const name of [`drawn-${seed}`, `drawn-${seed}-damaged`]) {
      mkdirSync(join(folder, name));
      writeDrawnBundle(join(folder, name), form);
    }
    damage(join(folder, `drawn-${seed}-damaged`), String(seed));
  }
}

/** Writes all bundles into a folder that is there and empty. */
function writeInputs(folder: string, drawn: number): void {
  for (const [kind, from] of [
    ['sample', join(ROOT, 'settlements')],
    ['template', join(ROOT, 'cli/templates')],
    ['test', join(ROOT, 'tests/e2e')],
  ] as const)
    for (const name of subfolders(from)) {
      cpSync(join(from, name), join(folder, `${kind}-${name}`), { recursive: true });
      for (let index = 0; index < DAMAGES; index += 1) {
        const copy = join(folder, `${kind}-${name}-damaged-${index}`);
        cpSync(join(from, name), copy, { recursive: true });
        damage(copy, `${name}${index}`);
      }
    }
  writeOutside(folder);
  writeDrawn(folder, drawn);
}

const [drawn, folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: writeInputs.ts DRAWN FOLDER');
writeInputs(folder, Number(drawn));
