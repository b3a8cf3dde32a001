import type { FastifyInstance } from 'fastify';
import { prepareChecks } from './claims/modelParts.ts';
import type { AppContext } from './context.ts';

/** Rest after a start, ms, in which clients that waited for the server come first. */
const REST_MS = 1000;

/**
 * Prepares what requests need and a start does not, a second after the server listens: the store's thread for reading, and
 * the validators of claims' parts. Requests that come before do without, or wait for what they need of it.
 */
export function prepareForRequests(app: FastifyInstance, { bundle, store }: AppContext): void {
  let timer: NodeJS.Timeout | undefined;
  const prepare = (): void => {
    prepareChecks(bundle.forms);
    store
      .spread?.()
      .catch((error: unknown) => app.log.error({ err: error }, 'no thread for reading was opened'));
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(prepare, REST_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
