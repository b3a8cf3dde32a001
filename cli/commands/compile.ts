import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../../bundle/usageError.ts';
import { type LoadedBundle, loadBundleFolder, type ServedForm } from '../../server/bundle/loadBundle.ts';
import { describeSettlement } from '../../server/http/describeSettlement.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { buildFaultlessForm } from '../../transforms/form/buildFormModel.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import type { Command } from '../command.ts';
import { unwritable } from '../writeOut.ts';

/** `claimwright compile DIR --out FOLDER` (C5-08, C14-06): writes the compiled modules of a bundle, and its schemas. */
export const compile: Command = {
  details:
    "Among them are the manifest of the modules, the schemas of the pages and the settlement's own description of the API.",
  usage: 'DIR --out FOLDER',
  positionals: { min: 1, max: 1, what: 'a folder' },
  options: { out: { type: 'string', value: 'FOLDER', summary: 'The folder to write to.' } },
  async run({ positionals: [directory = ''], values }, io) {
    const { out } = values;
    if (out === undefined) throw new UsageError('compile needs --out FOLDER.');
    const folder = resolve(io.cwd, directory);
    const files = await filesOf(folder);
    for (const [name, text] of Object.entries(files)) write(resolve(io.cwd, out), name, text);
    io.out(
      Object.keys(files)
        .map((name) => `${join(out, name)}\n`)
        .join(''),
    );
    return 0;
  },
};

function write(folder: string, name: string, text: string): void {
  try {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  } catch (error) {
    throw unwritable(join(folder, name), error);
  }
}

/** Returns the output files by name; equal bundles yield equal bytes. */
async function filesOf(directory: string): Promise<Record<string, string>> {
  const cache = mkdtempSync(join(tmpdir(), 'claimwright-compile-'));
  try {
    const loaded = await loadBundleFolder(directory, cache);
    const forms = Object.values(loaded.forms).filter((form) => form !== undefined);
    const manifest = Object.fromEntries(forms.map((form) => [form.form, manifestOf(form)]));
    return Object.assign(
      { 'manifest.json': json(manifest), 'openapi.json': json(await describeSettlement(loaded)) },
      ...forms.map((form) => filesOfForm(loaded, form)),
    );
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Builds the manifest entry of a form, as in `GET /api/forms/manifest`, with its files. */
function manifestOf({ form, configurationHash, runtimeVersion, module, pages, exitPages }: ServedForm) {
  return {
    configurationHash,
    runtimeVersion,
    moduleUrl: `${form}/${module.name}`,
    requires: requiresOf(module.text),
    schemaUrl: `${form}/claim.schema.json`,
    modelsUrl: `${form}/models.json`,
    pages: [...pages, ...exitPages].map(({ name, page }) => ({ name, path: page.path })),
  };
}

/** Reads the dependencies of the module from the line that the compiler writes. */
function requiresOf(text: string): unknown {
  return JSON.parse(/export const requires = (.*);/.exec(text)?.[1] ?? '[]');
}

function filesOfForm({ bundle }: LoadedBundle, served: ServedForm): Record<string, string> {
  const { form, module, entries, pages, exitPages } = served;
  const { schema, plan } = buildFaultlessForm(readForm(bundle, served.form));
  const ofPages = Object.keys(bundle.settlement.cultures).flatMap((culture) => {
    const texts = textsIn(culture, bundle.content);
    const all = [...pages, ...exitPages];
    return all.map(({ name, page }) => [
      `${form}/pages/${culture}/${name}.json`,
      json(pageSchema(plan, page, { texts, lists: bundle.lists, pages: all.map((one) => one.page) })),
    ]);
  });
  return {
    [`${form}/${module.name}`]: module.text,
    [`${form}/claim.schema.json`]: json(schema),
    [`${form}/models.json`]: json(entries),
    ...Object.fromEntries(ofPages),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
