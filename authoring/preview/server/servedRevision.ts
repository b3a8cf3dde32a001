import { statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { buildServer } from '../../../server/app.ts';
import { type LoadedBundle, loadBundle } from '../../../server/bundle/loadBundle.ts';
import { replaceClassList } from '../../../server/claimants/importClaimants.ts';
import type { AppContext } from '../../../server/context.ts';
import { UNLIMITED } from '../../../server/options.ts';
import { isFormName } from '../../../transforms/ground/modelNames.ts';
import type { PreviewSettings } from '../protocol/types.ts';
import { addClaimantSession } from './claimantSession.ts';
import { previewedBundle } from './previewedBundle.ts';
import { withPseudo } from './withPseudo.ts';

/** Options that all revisions of a preview share. */
export interface ServingOptions {
  /** Temporary data folder, which all revisions share, so that sessions survive. */
  dataDir: string;
  builtAppDir: string;
  clock: () => Date;
  /** True if pseudo-cultures are offered, too. */
  isPseudo: boolean;
}

/** Server of one saved state of the bundle: the real server's Fastify app and context, and the bundle. */
export interface ServedRevision {
  app: FastifyInstance;
  context: AppContext;
  read: ReadBundle;
  loaded: LoadedBundle;
}

/** Size and modification time of each class list at its last import, by file. */
export type ImportedLists = Map<string, string>;

/**
 * Builds the real server for a bundle that was read without errors; it does not listen on a port itself. Class lists
 * that have changed since `imported` recorded them are imported again.
 */
export async function serveRevision(
  read: ReadBundle,
  settings: PreviewSettings,
  imported: ImportedLists,
  { dataDir, builtAppDir, clock, isPseudo }: ServingOptions,
): Promise<ServedRevision> {
  const own = await loadBundle(read, dataDir);
  const loaded = isPseudo ? withPseudo(own) : own;
  const { app, context } = await buildServer({
    bundle: previewedBundle(loaded, settings),
    dataDir,
    builtAppDir,
    clock,
    framed: true,
    limits: UNLIMITED,
  });
  const revision = { app, context, read, loaded };
  try {
    await takeClassLists(context, loaded, imported);
    addClaimantSession(revision);
    await app.ready();
    return revision;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Imports class lists that were edited since, because the server itself imports only those that it lacks. */
async function takeClassLists(
  { store, key, clock }: AppContext,
  { classLists }: LoadedBundle,
  imported: ImportedLists,
): Promise<void> {
  for (const [form, file] of Object.entries(classLists)) {
    if (!isFormName(form)) continue;
    const { size, mtimeMs } = statSync(file);
    const state = `${size} ${mtimeMs}`;
    const known = imported.get(file);
    if (known !== undefined && known !== state) await replaceClassList(store, key, form, file, clock);
    imported.set(file, state);
  }
}
