import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PortInUseError } from '../../../server/main.ts';
import { isPreviewRequest } from './isPreviewRequest.ts';
import { createPreviewSession, type PreviewSession } from './previewSession.ts';
import { buildShellServer } from './shellServer.ts';
import { watchFolder } from './watchFolder.ts';

export interface PreviewOptions {
  /** Absolute path of the bundle's folder. */
  directory: string;
  port: number;
  /** Folder with the build of the preview's app. */
  builtAppDir: string;
  /** Offers the pseudo-cultures in addition to the settlement's own. */
  isPseudo?: boolean;
}

export interface StartedPreview {
  /** Address of the page to open. */
  url: string;
  /** Stops the server and removes its stored data. */
  close(): Promise<void>;
}

/** Address to listen on, by which only this machine reaches the server, whatever host other settings name. */
const LOOPBACK = '127.0.0.1';

/**
 * Serves one bundle to its author: the preview's page with an iframe, and in it the real server's app, with a temporary
 * data folder. Throws BuiltAppError or PortInUseError.
 */
export async function startPreview({
  directory,
  port,
  builtAppDir,
  isPseudo = false,
}: PreviewOptions): Promise<StartedPreview> {
  const dataDir = mkdtempSync(join(tmpdir(), 'claimwright-preview-'));
  const session = createPreviewSession({ directory, dataDir, builtAppDir, isPseudo });
  const endings: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true }), session.close];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const shell = await buildShellServer(session, builtAppDir);
    await shell.ready();
    const server = await listen(createServer(switchboard(shell, session)), port);
    endings.push(
      () => stop(server),
      () => shell.close(),
    );
    endings.push(watchFolder(directory, () => void session.refresh()));
    await session.refresh();
    return { url: `http://localhost:${(server.address() as AddressInfo).port}/preview`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Server = ReturnType<typeof createServer>;

function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, '--port') : error),
    );
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Paths that the server of the preview's page handles; all others belong to the settlement. */
const SHELL_PATHS = /^\/preview(?!\/api\/session)(?:[/?]|$)/;

/** Paths of the build's files, which the page of the preview needs also while the bundle has errors. */
const ASSETS = /^\/app\/dist\//;

/** Returns the request listener that routes to the server of the preview's page, or to that of the present bundle. */
function switchboard(shell: FastifyInstance, session: PreviewSession) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { served } = session.state();
    if (!isPreviewRequest(request)) refuse(response, 403, 'The preview answers its own page alone.');
    else if (SHELL_PATHS.test(request.url ?? '')) shell.routing(request, response);
    else if (served) served.app.routing(request, response);
    else if (ASSETS.test(request.url ?? '')) shell.routing(request, response);
    else refuse(response, 503, 'There is no page yet: the bundle has errors.');
  };
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
