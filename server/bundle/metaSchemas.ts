import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

/** One mistake in a bundle's file. */
export interface BundleFault {
  /** Relative to the bundle. */
  file: string;
  /** JSON pointer inside the file. */
  pointer: string;
  message: string;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');

let shared: Ajv | undefined;

function metaSchemas(): Ajv {
  if (shared) return shared;
  const ajv = new Ajv({ strict: false, allErrors: true, discriminator: true });
  addFormats.default(ajv);
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.schema.json')))
    ajv.addSchema(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')), name);
  shared = ajv;
  return ajv;
}

/** What a file's value has wrong by the meta-schema of its kind. */
export function schemaFaults(kind: string, value: unknown, file: string): BundleFault[] {
  const validate = metaSchemas().getSchema(`${kind}.schema.json`);
  if (!validate) throw new Error(`There is no meta-schema for ${kind}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
    file,
    pointer: instancePath,
    message: `${message ?? 'is not valid'}${'additionalProperty' in params ? `: ${params.additionalProperty}` : ''}`,
  }));
}
