import { readdir, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import type { CompressedTexts } from '../http/compressedTexts.ts';
import { sendForever } from '../http/sendAnswer.ts';
import { unknownPathProblem } from '../http/unknownPaths.ts';

/** Media types of the assets that a page cannot do without. */
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const typeOf = (name: string) => TYPES[extname(name)];

/** Folder of the build's assets, and the prefix of their names in the store. */
const FOLDER = 'app/dist';

/** Stores the scripts and stylesheets of the build that are not stored yet. */
async function storeAssets({ store, clock }: AppContext, dir: string): Promise<void> {
  const folder = join(resolve(dir), FOLDER);
  const names = (await readdir(folder)).filter((name) => typeOf(name) !== undefined);
  const known = await store.modules.names(`${FOLDER}/`);
  const put = async (name: string) =>
    store.modules.put(`${FOLDER}/${name}`, await readFile(join(folder, name), 'utf8'), clock());
  // Together, because the store commits what comes at once in one transaction.
  await Promise.all(names.filter((name) => !known.has(`${FOLDER}/${name}`)).map(put));
}

/**
 * Stores the scripts and stylesheets of this build, and serves those of other builds: a page that is cached, or came from
 * another instance, still finds its parts (C11-09).
 */
export async function serveOlderAssets(
  app: FastifyInstance,
  context: AppContext,
  dir: string,
  texts: CompressedTexts,
): Promise<void> {
  await storeAssets(context, dir);
  app.get<{ Params: { name: string } }>(`/${FOLDER}/:name`, async (request, reply) => {
    const { name } = request.params;
    const type = typeOf(name);
    const text = type === undefined ? null : await context.store.modules.get(`${FOLDER}/${name}`);
    if (type === undefined || text === null) throw unknownPathProblem(request);
    return sendForever(reply.type(`${type}; charset=utf-8`), text, texts);
  });
}
