import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ExpectedError } from '../bundle/expectedError.ts';
import { readBundle } from '../bundle/readBundle.ts';
import { buildApp } from './app.ts';
import { loadBundle } from './bundle/loadBundle.ts';
import { requireServable } from './bundle/requireServable.ts';
import { inDataFolder } from './dataFolder.ts';
import type { AppOptions } from './options.ts';
import { tuneEngine } from './tuneEngine.ts';

export { loadBundleFolder } from './bundle/loadBundle.ts';

/** Options of a server: its bundle, addresses and log. */
export interface StartOptions extends Omit<AppOptions, 'bundle' | 'logger'> {
  bundleDir: string;
  port: number;
  /** 127.0.0.1 where left out. */
  host?: string | undefined;
  /** Address of health, readiness and metrics; none where left out. */
  operations?: { host: string; port: number } | undefined;
  log?: FastifyServerOptions['logger'];
}

/** Server that listens. */
export interface StartedServer {
  url: string;
  operationsUrl: string | null;
  /** Accepts no more requests, finishes those under way, and closes the store. */
  close(): Promise<void>;
}

/** Error of a port that another process uses. */
export class PortInUseError extends ExpectedError {
  constructor(port: number, option: ListenOption) {
    super(`Port ${port} is in use. Give another with ${option} PORT.`);
  }
}

/** Options that name an address: the public's, and that of operators. */
type ListenOption = '--port' | '--operations';

/**
 * Starts the server of a bundle. Throws FindingsError or BundleFolderError for a bundle at fault, BuiltAppError,
 * CaptchaSecretMissingError, DataFolderError or PortInUseError.
 */
export async function startServer(options: StartOptions): Promise<StartedServer> {
  const { bundleDir, port, host = '127.0.0.1', operations, log, ...rest } = options;
  tuneEngine();
  const read = readBundle(bundleDir);
  const noteServable = await requireServable(read, rest.dataDir);
  const app = await inDataFolder(rest.dataDir, async () => {
    noteServable();
    const bundle = await loadBundle(read, rest.dataDir);
    return buildApp({ storeThreads: true, ...rest, bundle, logger: log ?? false });
  });
  try {
    const operationsUrl = operations ? await listen(app.operations, operations, '--operations') : null;
    const url = await listen(app, { port, host }, '--port');
    return { url, operationsUrl, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function listen(
  app: FastifyInstance,
  at: { host: string; port: number },
  option: ListenOption,
): Promise<string> {
  try {
    return (await app.listen(at)).replace('127.0.0.1', 'localhost');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortInUseError(at.port, option);
    throw error;
  }
}
